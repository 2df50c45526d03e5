import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { orderStatuses } from '@kindling/validation/rules/order-status'
import type { PledgeLabel } from '@kindling/validation/rules/pledge-label'
import {
  type PledgeSort,
  paymentStatuses,
  pledgeSorts,
  pledgeWaits,
} from '@kindling/validation/rules/pledge-list'

/** What is asked of the list, as the address holds it: another person opens the same list by its link. */
export interface BackersPlace {
  readonly filter: PledgeFilter
  readonly sort: PledgeSort
}

/** Payment statuses behind each label that people read (decisions 2 §3). */
export const paymentsOf: Readonly<Record<PledgeLabel, readonly (typeof paymentStatuses)[number][]>> = {
  pending: ['CHECKED_OUT', 'PENDING'],
  processing: ['PROCESSING'],
  collected: ['COMPLETED'],
  failed: ['FAILED'],
  cancelled: ['CANCELLED'],
}

const names = {
  text: 'q',
  reward_ids: 'reward',
  payment_statuses: 'payment',
  order_statuses: 'parcel',
  countries: 'to',
  noted: 'note',
  waits_for: 'waits',
} as const satisfies Record<keyof PledgeFilter, string>

/** Whether there is a note, as an address says it. */
const notes: Readonly<Record<string, boolean>> = { yes: true, no: false }
const asWord = (value: boolean) => (value ? 'yes' : 'no')

const known = <const Values extends readonly string[]>(values: Values, wanted: readonly string[]) =>
  wanted.filter((each): each is Values[number] => values.includes(each))

/** Reads an untrusted address: what it does not know is left out. */
export function readPlace(search: URLSearchParams): BackersPlace {
  const list = (name: string) => (search.get(name) ?? '').split(',').filter(Boolean).slice(0, 100)
  const text = (search.get(names.text) ?? '').slice(0, 200)
  const found = {
    reward_ids: list(names.reward_ids),
    payment_statuses: known(paymentStatuses, list(names.payment_statuses)),
    order_statuses: known(orderStatuses, list(names.order_statuses)),
    waits_for: known(pledgeWaits, list(names.waits_for)),
    countries: list(names.countries).filter((each) => /^[A-Z]{3}$/.test(each)),
  }
  const noted = notes[search.get(names.noted) ?? '']
  const given = Object.entries(found).filter(([, values]) => values.length > 0)
  return {
    filter: { ...(text && { text }), ...Object.fromEntries(given), ...(noted !== undefined && { noted }) },
    sort: pledgeSorts.find((each) => each === search.get('sort')) ?? pledgeSorts[0],
  }
}

/** The query of an address, empty for everything in the usual order. */
export function writePlace({ filter, sort }: BackersPlace): string {
  const search = new URLSearchParams()
  for (const [field, name] of Object.entries(names)) {
    const value = filter[field as keyof PledgeFilter]
    const text = Array.isArray(value)
      ? value.join(',')
      : typeof value === 'boolean'
        ? asWord(value)
        : (value ?? '')
    if (text !== '') search.set(name, String(text))
  }
  if (sort !== pledgeSorts[0]) search.set('sort', sort)
  const written = search.toString()
  return written === '' ? '' : `?${written}`
}

const plain = (filter: PledgeFilter): string =>
  writePlace({
    filter: Object.fromEntries(
      Object.entries(filter).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
    ),
    sort: pledgeSorts[0],
  })

/** Whether two filters pick the same, in whatever order their values stand. */
export const sameFilter = (a: PledgeFilter, b: PledgeFilter): boolean => plain(a) === plain(b)

/** A filter without one of its parts. */
export function without(filter: PledgeFilter, part: keyof PledgeFilter): PledgeFilter {
  const { [part]: _, ...rest } = filter
  return rest
}
