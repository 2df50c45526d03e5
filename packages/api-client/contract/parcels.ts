import type { EndpointSpec } from './endpoint.ts'

/**
 * Parcels that wait to be packed: of charged pledges, neither sent nor let go, that a filter picks or that are named,
 * the oldest first. Reads, although it is a POST. Named pledges without such a parcel are left out.
 */
export const listParcels = {
  name: 'listParcels',
  method: 'POST',
  path: 'projects/{id}/pledges/parcels/',
  auth: 'session',
  access: { on: 'project', may: 'backers:read' },
  errors: ['INVALID_FILTER', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  readsOnly: true,
  answerKeys: ['parcels', 'meta'],
  statements: 5,
} as const satisfies EndpointSpec
