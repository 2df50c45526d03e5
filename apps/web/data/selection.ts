import type { Project } from '@kindling/api-client/model/project'
import { myPledgesQuery } from './queries.ts'
import { useSession } from './session.tsx'
import { useQuery } from './use-query.ts'

/** The person's reward of this project: in the cart, or in a pledge. */
export function useSelection(project: Project) {
  const { user } = useSession()
  const { data } = useQuery(user ? myPledgesQuery(project.id) : null)
  const checkout = `/project/${project.id}/checkout`
  const cart = data?.shopping_pledge?.products[0]
  if (cart)
    return {
      rewardId: cart.reward.id,
      variantId: cart.reward_variant.id,
      state: 'cart' as const,
      href: checkout,
    }
  const pledge = data?.pledges.find(({ status }) => status !== 'FAILED')
  const product = pledge?.products[0]
  if (!pledge || !product) return undefined
  return {
    rewardId: product.reward.id,
    variantId: product.reward_variant.id,
    state: 'pledged' as const,
    href: '/pledges',
  }
}
