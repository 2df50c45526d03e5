import { cancelPledge, listMyPledges } from '@kindling/api-client/contract/pledges'
import type { MyPledge } from '@kindling/api-client/model/my-pledge'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { useSWRConfig } from 'swr'
import { useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { myPledgesQuery, projectQuery } from './queries.ts'
import { query } from './query.ts'

/** How many of their pledges a person sees at once: few, then all that a page may hold. */
export const pledgePages = [20, 100] as const

export const pledgeListQuery = (size: number = pledgePages[0]) =>
  query(listMyPledges, { query: { 'page[size]': String(size) } })

const nameOf = (key: string) => `${key.split(' ')[0]} `
const changing = [pledgeListQuery(), myPledgesQuery(''), projectQuery('')].map(({ key }) => nameOf(key))
/** Codes that say that the list on the screen is out of date. */
const stale = new Set<string>(['PLEDGE_PAID', 'PLEDGE_CANCELLED', 'NOT_FOUND', 'INVALID_PROJECT_STATE'])

/** Cancels a pledge, and reads again what shows it: the list, the cart, the campaign's figures. */
export function useCancelPledge() {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const idempotencyKey = useIdempotencyKey('cancel')
  const readAgain = () =>
    mutate((key: unknown) => typeof key === 'string' && changing.some((name) => key.startsWith(name)))
  return async ({ id, project }: MyPledge): Promise<void> => {
    const params = { id: project.id, pledgeId: id }
    try {
      await client(cancelPledge, { params, idempotencyKey: idempotencyKey.for(params) })
      idempotencyKey.forget()
      await readAgain()
    } catch (error) {
      // Without an answer, a retry must be the same call: it may have been cancelled already.
      if (isApiError(error) && error.status >= 400 && error.status < 500) idempotencyKey.forget()
      if (isApiError(error) && stale.has(error.code)) await readAgain()
      throw error
    }
  }
}
