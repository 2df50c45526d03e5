import { pledgeFilter } from '../model/pledge-management.ts'
import * as fixtures from './fixtures.ts'
import type { Handlers } from './handler.ts'
import { picked } from './pledge-management.ts'
import type { Store } from './store.ts'

const [home] = fixtures.backer.shipping_addresses

/** The parcels of a campaign that wait to be packed. */
export function parcelHandlers(store: Store): Handlers<'parcels'> {
  return {
    listParcels: ({ body }) => {
      const { pledge_ids: ids, ...filter } = body
      const named = (id: string) => !Array.isArray(ids) || ids.includes(id)
      const found = picked(store.listedPledges, pledgeFilter.parse(filter)).filter(
        ({ id, status, order_status }) =>
          named(id) && status === 'COMPLETED' && (order_status === 'NONE' || order_status === 'READY'),
      )
      return {
        parcels: found.flatMap(({ id, pledged_at, user_name, country_code, items }) => {
          if (country_code === null || !home) return []
          const { id: _, phone_number, ...address } = home
          return [
            { pledge_id: id, pledged_at, address: { ...address, name: user_name, country_code }, items },
          ]
        }),
        meta: { next: null },
      }
    },
  }
}
