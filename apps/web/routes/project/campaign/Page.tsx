import type { Project as ProjectModel } from '@kindling/api-client/model/project'
import { deferred } from '@kindling/ui/deferred'
import { PledgeAbout } from '@kindling/ui/views/project/lazy-parts'
import { ProjectFrame } from '@kindling/ui/views/project/ProjectFrame'
import type { ProjectTab } from '@kindling/ui/views/project/ProjectView'
import { supportReward } from '@kindling/ui/views/project/stage'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { socialImage } from '../../../app/social-picture.ts'
import { ownLink } from '../../../data/own-link.ts'
import { useSelection } from '../../../data/selection.ts'
import { useSession } from '../../../data/session.tsx'
import { projectHrefs, projectPath } from '../project-path.ts'
import { TabPage } from '../TabPage.tsx'
import { jsonLdOf } from './project-json-ld.ts'

/** For the preview: a file of both pages would be one more in the first view of this one. */
export { Body, ProjectFrame }

const Body = deferred(async () => (await import('./Body.tsx')).Body, { when: 'near' })
const Follow = deferred(async () => (await import('./Follow.tsx')).Follow, { when: 'near' })

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
  const { user } = useSession()
  const checkoutHref = (variantId: string) => `/project/${project.id}/checkout?variant=${variantId}`
  const path = projectPath(project)
  const url = ownLink(origin + path, user)
  const hrefs = projectHrefs(project)
  const shown = { project, now, tab, hrefs, selection }

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
        about={<PledgeAbout {...{ project, now, selection }} url={url} owns={!!user} />}
        tools={<Follow project={project} name={name} url={url} />}
        body={
          <Body
            {...shown}
            rewardHref={(_, variantId) => checkoutHref(variantId)}
            onSupport={(cents) => {
              const variant = supportReward(project)?.variants[0]
              if (variant) navigate(`${checkoutHref(variant.id)}&quantity=${Math.round(cents / 100)}`)
            }}
          />
        }
      />
    </>
  )
}
