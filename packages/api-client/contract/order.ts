import type { EndpointSpec } from './endpoint.ts'

const isPlace = (segment: string) => segment.startsWith('{')

/**
 * Order in which calls are matched against an address: at the first segment in which two differ, a fixed word goes
 * before a place. So `users/me/` is never read as the user named "me", nor `projects/{id}/faq/` as a kind of picture.
 */
export function byPrecision(a: Pick<EndpointSpec, 'path'>, b: Pick<EndpointSpec, 'path'>): number {
  const [left, right] = [a.path.split('/'), b.path.split('/')]
  for (const [index, segment] of left.entries()) {
    const other = right[index] ?? ''
    if (isPlace(segment) !== isPlace(other)) return isPlace(segment) ? 1 : -1
    if (!isPlace(segment) && segment !== other) return segment < other ? -1 : 1
  }
  return left.length - right.length
}

const sameForm = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')

/** Whether two calls cannot be told apart by method and address, whatever stands in their places. */
export function areAlike(
  a: Pick<EndpointSpec, 'method' | 'path'>,
  b: Pick<EndpointSpec, 'method' | 'path'>,
): boolean {
  return a.method === b.method && sameForm(a.path) === sameForm(b.path)
}
