import type { Project } from '@kindling/api-client/model/project'
import { firstPicture, firstPictureSizes } from '@kindling/ui/views/project-facts'
import { isAnalyticsId } from '@kindling/validation/rules/analytics-id'
import { requestPicture } from '../../../app/request-picture.ts'
import type { Route, RouteOnServer } from '../../../app/route.ts'
import { projectQuery } from '../../../data/queries.ts'

export const route = {
  paths: ['/project/:id/:tab?'],
  access: 'public',
  only: { tab: ['project', 'faq'] },
  page: () => import('./Page.tsx'),
  messages: ['project'],
  ahead: async ({ params }, read) => {
    const { project } = await read(projectQuery(params.id ?? ''))
    requestPicture({ image: firstPicture(project), sizes: firstPictureSizes })
  },
  parts: async () => {
    await Promise.all([import('@kindling/ui/views/project/ProjectSkeleton'), import('./Body.tsx')])
    await (await import('./Page.tsx')).Body.ahead()
  },
  scrollGroup: 'project',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { timesFloor: 1.171 },
  loader: ({ params }) => [projectQuery(params.id ?? '')],
  countsVisits: ({ params }, answers) => {
    const { key } = projectQuery(params.id ?? '')
    const answer = answers[key] as { readonly project: Project } | undefined
    return isAnalyticsId(answer?.project.google_analytics_id ?? '')
  },
  lazyParts: [
    'apps/web/routes/project/campaign/Body.tsx',
    'apps/web/routes/project/campaign/End.tsx',
    'packages/ui/views/project/after-first-view.ts',
    'apps/web/routes/project/campaign/beside.ts',
  ],
} satisfies RouteOnServer
