import { type NotificationFilter, notificationFilters } from '@kindling/api-client/model/notification-types'
import { LISTING } from '@kindling/validation/limits'

export const notificationsPageSize = LISTING.pageSize
/** Highest page number of the API. */
const pageMax = 10_000

const isFilter = (text: string | null): text is NotificationFilter =>
  text !== null && Object.hasOwn(notificationFilters, text)

/** The state in the list's address, whatever was written into it; `body` in the API's form. */
export function readNotificationsAddress(params: URLSearchParams) {
  const kind = params.get('kind')
  const filter: NotificationFilter = isFilter(kind) ? kind : 'all'
  const page = Math.min(pageMax, Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1))
  const types = notificationFilters[filter]
  const body = {
    page,
    size: notificationsPageSize,
    ...(types.length > 0 && { object_types: [...types] }),
  }
  return { filter, page, body }
}

export function notificationsHref({ filter, page }: { filter: NotificationFilter; page: number }): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('kind', filter)
  if (page > 1) query.set('page', String(page))
  return `/notifications${query.size > 0 ? `?${query}` : ''}`
}
