import type { Project as ProjectModel } from '@kindling/api-client/model/project'
import { lazyPart } from '@kindling/ui/lazy-part'
import { PledgeAbout, ProjectBody } from '@kindling/ui/views/project/lazy-parts'
import { ProjectFrame } from '@kindling/ui/views/project/ProjectFrame'
import type { ProjectTab, Selection } from '@kindling/ui/views/project/ProjectView'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { usePreferences } from '../../../app/preferences.tsx'
import { NotFoundView, UnreachableView } from '../../../app/system-views.tsx'
import { myPledgesQuery, projectQuery } from '../../../data/queries.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'
import { jsonLdOf } from './project-json-ld.ts'

const ProjectSkeleton = lazyPart(
  async () => (await import('@kindling/ui/views/project/ProjectSkeleton')).ProjectSkeleton,
)

/** Default: most visitors who have not chosen a country are there. */
const defaultCountry = 'USA'
const tabs: readonly ProjectTab[] = ['project', 'faq']

export default function Project() {
  const { id = '', tab: wanted } = useParams()
  const read = useQuery(projectQuery(id))
  const tab = tabs.find((each) => each === (wanted ?? 'project'))
  if (!tab) return <Missing path={`/project/${id}/${wanted}`} />
  if (read.error?.isNotFound) return <Missing path={`/project/${id}`} />
  if (read.error) return <UnreachableView onRetry={read.retry} />
  return read.data ? <Loaded project={read.data.project} tab={tab} /> : <ProjectSkeleton />
}

function Missing({ path }: { path: string }) {
  return (
    <>
      <Meta path={path} index="no" />
      <NotFoundView />
    </>
  )
}

/** The person's reward of this project: in the cart, or in a pledge. */
function useSelection(project: ProjectModel): Selection | undefined {
  const { user } = useSession()
  const { data } = useQuery(user ? myPledgesQuery(project.id) : null)
  const checkout = `/project/${project.id}/checkout`
  const cart = data?.shopping_pledge?.products[0]
  if (cart)
    return { rewardId: cart.reward.id, variantId: cart.reward_variant.id, state: 'cart', href: checkout }
  const pledge = data?.pledges.find(({ status }) => status !== 'FAILED')
  const product = pledge?.products[0]
  if (!pledge || !product) return undefined
  return {
    rewardId: product.reward.id,
    variantId: product.reward_variant.id,
    state: 'pledged',
    href: '/pledges',
  }
}

function Loaded({ project, tab }: { project: ProjectModel; tab: ProjectTab }) {
  const { t } = useTranslation('project')
  const navigate = useNavigate()
  const origin = usePageOrigin()
  const now = usePageNow()
  const { user } = useSession()
  const { country, choose } = usePreferences()
  const selection = useSelection(project)
  const path = `/project/${project.vanity_url ?? project.id}`
  const home = user?.shipping_addresses.find((address) => address.id === user.default_shipping_address)
  const checkoutHref = (variantId: string, quantity: number) =>
    `/project/${project.id}/checkout?variant=${variantId}${quantity > 1 ? `&quantity=${quantity}` : ''}`
  const hrefs = { project: path, faq: `${path}/faq`, category: `/projects/categories/${project.category_id}` }
  const shown = { project, now, tab, hrefs, selection }
  const support = project.rewards.find((reward) => reward.is_donation && reward.price === 100)

  return (
    <>
      <Meta
        title={tab === 'faq' ? `${t('tabs.faq')}: ${project.name}` : project.name}
        description={project.blurb}
        image={(project.wide_image ?? project.main_image)?.url}
        path={path}
        type="product"
        jsonLd={() => (import.meta.env.SSR ? jsonLdOf(project, origin) : {})}
      />
      <ProjectFrame
        {...shown}
        about={<PledgeAbout {...{ project, now, selection }} url={origin + path} />}
        body={
          <ProjectBody
            {...shown}
            country={country ?? home?.country_code ?? defaultCountry}
            onCountryChange={(next) => choose({ country: next })}
            rewardHref={(_, variantId) => checkoutHref(variantId, 1)}
            onSupport={(cents) => {
              const variant = support?.variants[0]
              if (variant) navigate(checkoutHref(variant.id, Math.round(cents / 100)))
            }}
          />
        }
      />
    </>
  )
}
