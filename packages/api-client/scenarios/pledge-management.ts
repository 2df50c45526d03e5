import { MANAGER } from '@kindling/validation/limits'
import { orderStatuses } from '@kindling/validation/rules/order-status'
import type { ExportFormat } from '@kindling/validation/rules/pledge-list'
import type { BodyOf } from '../contract/endpoint.ts'
import type { shipParcels } from '../contract/pledge-management.ts'
import type { ShippingAddress } from '../model/account.ts'
import type { Pledge } from '../model/pledge.ts'
import {
  type ListedPledge,
  type ManagedPledge,
  type PledgeFilter,
  pledgeFilter,
} from '../model/pledge-management.ts'
import { inDays, nowSeconds } from './clock.ts'
import * as fixtures from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import type { Store } from './store.ts'

/** A pledge as its campaign's team sees it. */
function managed({ payment_method, next_action, failure, ...pledge }: Pledge): ManagedPledge {
  return { ...pledge, order_status: 'NONE' }
}

const statusOf = (value: unknown) => orderStatuses.find((each) => each === value) ?? 'NONE'
const within = (wanted: readonly string[] | undefined, value: string | null) =>
  !wanted || wanted.length === 0 || (value !== null && wanted.includes(value))

/** What a filter picks; rewards are not told apart here. */
export const picked = (pledges: readonly ListedPledge[], filter: PledgeFilter) =>
  pledges.filter(
    (each) =>
      `${each.user_name} ${each.user_email}`.toLowerCase().includes(text(filter.text).toLowerCase()) &&
      within(filter.payment_statuses, each.payment_status) &&
      within(filter.order_statuses, each.order_status) &&
      within(filter.countries, each.country_code) &&
      (!filter.waits_for?.length || filter.waits_for.some((wait) => each.waits_for.includes(wait))),
  )

/** What a refund in a pledge's history says nothing of. */
const unsaid = { item: null, from: null, to: null, last4: null }

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const sentOf = ({ order_status }: ListedPledge) => order_status === 'SHIPPED'

/** A page of a long list; the cursor is its place in the list. */
function pageFrom(found: readonly ListedPledge[], query: Readonly<Record<string, string>>) {
  const from = Number(query.cursor ?? 0)
  const end = from + Number(query['page[size]'] ?? MANAGER.pageSize)
  return { pledges: found.slice(from, end), meta: { next: end < found.length ? String(end) : null } }
}

function destinationOf(country_code: string, there: readonly ListedPledge[]) {
  const as = (...wanted: string[]) => there.filter((each) => wanted.includes(each.order_status)).length
  return {
    country_code,
    pledges_count: there.length,
    to_pack: as('NONE', 'READY'),
    ready: as('READY'),
    shipped: as('SHIPPED'),
    received: there.filter((each) => sentOf(each) && each.received_at !== null).length,
    returned: as('RETURNED'),
    cancelled: as('CANCELLED'),
  }
}

/** The pledges of a campaign, from its team's side. */
export function pledgeManagementHandlers(store: Store): Handlers<'pledge-management'> {
  let format: ExportFormat = 'csv'
  /** Pledges of the file that was asked for last. */
  /** Where the team sent a parcel instead, by its pledge. */
  const moved = new Map<string, ShippingAddress>()
  let exported = store.listedPledges.length
  /** Changes the named ones. */
  function change(ids: unknown, values: Partial<ListedPledge>): ListedPledge[] {
    const named = (id: string) => Array.isArray(ids) && ids.includes(id)
    store.listedPledges = store.listedPledges.map((each) => (named(each.id) ? { ...each, ...values } : each))
    return store.listedPledges.filter(({ id }) => named(id))
  }
  return {
    listPledges: ({ body: { pledge_ids: ids, ...filter }, query }) => {
      const found = picked(store.listedPledges, pledgeFilter.parse(filter))
      if (Array.isArray(ids))
        return { pledges: found.filter(({ id }) => ids.includes(id)), meta: { next: null } }
      if (query.after) {
        const isFalling = query.sort === 'newest' || query.sort === 'largest'
        const inOrder = isFalling ? found : found.toReversed()
        const at = inOrder.findIndex(({ id }) => id === query.after)
        return { pledges: inOrder.slice(at + 1, at + 1 + Number(query['page[size]'])), meta: { next: null } }
      }
      if (found.length > MANAGER.pageSize) return pageFrom(found, query)
      const half = Math.ceil(found.length / 2)
      // A page of everything has half of it, so that stories can turn one.
      if (found.length < fixtures.listedPledges.length) return { pledges: found, meta: { next: null } }
      return query.cursor
        ? { pledges: found.slice(half), meta: { next: null } }
        : { pledges: found.slice(0, half), meta: { next: 'half' } }
    },
    countPledges: ({ body }) => {
      const found = picked(store.listedPledges, pledgeFilter.parse(body))
      return { pledges_count: found.length, total_usd: sum(found.map(({ total_usd }) => total_usd)) }
    },
    listDestinations: () => {
      const stand = store.listedPledges.filter(({ status }) => status !== 'FAILED')
      const groups = Map.groupBy(
        stand.filter(({ country_code }) => country_code !== null),
        ({ country_code }) => country_code ?? '',
      )
      const items = [...groups].flatMap(([country_code, there]) =>
        there.flatMap((each) =>
          each.items.map((item) => ({
            ...item,
            reward_id: item.title,
            country_code,
            to_pack: sentOf(each) ? 0 : item.quantity,
          })),
        ),
      )
      return {
        destinations: [...groups].map(([country, there]) => destinationOf(country, there)),
        items,
        without_parcel: stand.filter(({ country_code }) => country_code === null).length,
      }
    },
    listSegments: () => ({ segments: store.segments }),
    createSegment: ({ body }) => {
      const filter = pledgeFilter.parse(body.filter)
      const segment = {
        id: `seg_${store.segments.length + 1}`,
        name: text(body.name),
        filter,
        pledges_count: picked(store.listedPledges, filter).length,
      }
      store.segments = [...store.segments, segment]
      return { segment }
    },
    removeSegment: ({ params }) => {
      store.segments = store.segments.filter(({ id }) => id !== params.segmentId)
      return {}
    },
    exportPledges: ({ body: { format: asked, ...body } }) => {
      format = asked === 'xlsx' ? 'xlsx' : 'csv'
      exported = picked(store.listedPledges, pledgeFilter.parse(body)).length
      const total = exported
      return { export: { id: 'exp_1', done: 0, total, format, url: null, expires_at: inDays(1) } }
    },
    getPledgeExport: () => {
      const total = exported
      const url = '/api/projects/31/pledges/exports/exp_1/file'
      return { export: { id: 'exp_1', done: total, total, format, url, expires_at: inDays(1) } }
    },
    setOrderStatus: ({ body }) => ({
      pledges: change(body.pledge_ids, {
        order_status: statusOf(body.order_status),
        ...(body.order_status === 'SHIPPED' && {
          carrier: text(body.carrier),
          tracking_number: text(body.tracking_number),
        }),
      }),
    }),
    shipParcels: ({ body }) => ({
      pledges: (body.shipments as BodyOf<typeof shipParcels>['shipments']).flatMap(
        ({ pledge_id, carrier, tracking_number }) =>
          change([pledge_id], {
            order_status: 'SHIPPED',
            carrier: text(carrier),
            tracking_number: text(tracking_number),
          }),
      ),
    }),
    setParcelAddress: ({ params, body }) => {
      const place = { ...fixtures.address, ...body, id: 'adr_moved' } as ShippingAddress
      moved.set(params.pledgeId ?? '', place)
      change([params.pledgeId], { country_code: place.country_code })
      return {}
    },
    lockAddresses: ({ body }) => {
      const locks_at = inDays(2)
      const ids = body.pledge_ids ?? store.listedPledges.map(({ id }) => id)
      return { locks_at, pledges_count: change(ids, { address_locks_at: locks_at }).length }
    },
    getManagedPledge: ({ params }) => {
      const found = store.listedPledges.find(({ id }) => id === params.pledgeId)
      const line = { ...fixtures.managedLine, ...found, id: params.pledgeId ?? '' }
      const { status, payment_status, user_name, user_email, order_status } = line
      const charged = status === 'COMPLETED'
      const address = moved.get(line.id)
      return {
        line,
        pledge: {
          ...managed(fixtures.confirmedPledge),
          id: line.id,
          ...{ status, payment_status, user_name, user_email, order_status },
          ...(address && { shipping_address: address }),
        },
        money: charged ? [...fixtures.pledgeMoney] : [],
        history: [
          ...(address
            ? [{ kind: 'address_by_team' as const, at: nowSeconds, total_usd: null, ...unsaid }]
            : []),
          ...fixtures.pledgeHistory,
        ],
        refund_asked: charged ? { at: inDays(-3), reason: 'I have moved abroad.' } : null,
      }
    },
    refundPledge: ({ params, body }) => {
      const found = store.pledges.find(({ id }) => id === params.pledgeId)
      const pledge: Pledge = { ...fixtures.cart, status: 'COMPLETED', payment_status: 'COMPLETED', ...found }
      const isWhole = body.amount === pledge.total_usd
      const amount = Number(body.amount)
      const refund = { kind: 'refunded' as const, at: nowSeconds, total_usd: amount, ...unsaid }
      store.pledgeHistory = [refund, ...store.pledgeHistory]
      store.myPledges = store.myPledges.map((each) =>
        each.id === params.pledgeId ? { ...each, refunded_usd: each.refunded_usd + amount } : each,
      )
      return {
        pledge: managed(isWhole ? { ...pledge, status: 'FAILED', payment_status: 'CANCELLED' } : pledge),
      }
    },
  }
}
