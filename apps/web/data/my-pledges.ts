import { listMyPledges } from '@kindling/api-client/contract/pledges'
import { query } from './query.ts'

/** How many of their pledges a person sees at once: few, then all that a page may hold. */
export const pledgePages = [20, 100] as const

export const pledgeListQuery = (size: number = pledgePages[0]) =>
  query(listMyPledges, { query: { 'page[size]': String(size) } })
