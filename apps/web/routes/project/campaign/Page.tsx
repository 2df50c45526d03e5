import type { Project as ProjectModel } from '@kindling/api-client/model/project'
import { deferred } from '@kindling/ui/deferred'
import { wakeParts } from '@kindling/ui/interest'
import { ProjectFrame } from '@kindling/ui/views/project/ProjectFrame'
import type { ProjectTab } from '@kindling/ui/views/project/ProjectView'
import { supportReward } from '@kindling/ui/views/project/stage'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { socialImage } from '../../../app/social-picture.ts'
import { useSelection } from '../../../data/selection.ts'
import { projectHrefs, projectPath } from '../project-path.ts'
import { TabPage } from '../TabPage.tsx'
import { jsonLdOf } from './project-json-ld.ts'

/** For the preview: a file of both pages would be one more in the first view of this one. */
export { Body, ProjectFrame }

const Body = deferred(async () => (await import('./Body.tsx')).Body, { when: 'near', alive: 'touched' })
const beside = () => import('./beside.ts')
const About = deferred(async () => (await beside()).About, { when: 'touched' })
const Follow = deferred(async () => (await beside()).Follow, { when: 'touched' })
const Visits = deferred(async () => (await import('./Visits.tsx')).Visits)

export default function Project() {
  const { id = '', tab } = useParams()
  return (
    <TabPage id={id} path={`/project/${id}`}>
      {(project) => <Loaded project={project} name={id} tab={(tab ?? 'project') as ProjectTab} />}
    </TabPage>
  )
}

function Loaded({ project, name, tab }: { project: ProjectModel; name: string; tab: ProjectTab }) {
  const { t } = useTranslation('project')
  const navigate = useNavigate()
  const origin = usePageOrigin()
  const now = usePageNow()
  const selection = useSelection(project)
  const checkoutHref = (variantId: string) => `/project/${project.id}/checkout?variant=${variantId}`
  const path = projectPath(project)
  const hrefs = projectHrefs(project)
  const shown = { project, now, tab, hrefs, selection }
  const isChosen = selection !== undefined
  // Its mark stands on a reward, in the body.
  useEffect(() => (isChosen ? wakeParts() : undefined), [isChosen])
  const { google_analytics_id: analyticsId } = project

  return (
    <>
      <Meta
        title={tab === 'faq' ? `${t('tabs.faq')}: ${project.name}` : project.name}
        description={project.blurb}
        image={import.meta.env.SSR ? socialImage(project) : null}
        path={path}
        type="product"
        jsonLd={() => (import.meta.env.SSR ? jsonLdOf(project, origin) : {})}
      />
      <ProjectFrame
        {...shown}
        about={<About {...{ project, now, selection }} />}
        tools={<Follow project={project} name={name} />}
        body={
          <>
            <Body
              {...shown}
              rewardHref={(_, variantId) => checkoutHref(variantId)}
              onSupport={(cents) => {
                const variant = supportReward(project)?.variants[0]
                if (variant) navigate(`${checkoutHref(variant.id)}&quantity=${Math.round(cents / 100)}`)
              }}
            />
            {analyticsId && <Visits projectId={project.id} analyticsId={analyticsId} />}
          </>
        }
      />
    </>
  )
}
