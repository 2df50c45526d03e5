import type { ErrorCode } from '@kindling/validation/errors'
import { rejectionOf } from '@kindling/validation/permissions'
import type { EndpointSpec, ServerErrorOf } from './endpoint.ts'

/** Codes that a call's access adds to its own, in the order the server checks them. */
function accessErrors({ access }: EndpointSpec): ErrorCode[] {
  if (!access) return []
  if (access.on === 'platform') return ['MISSING_PERMISSION']
  const rejection = rejectionOf(access.may)
  return [
    'NOT_FOUND',
    ...(rejection ? [rejection] : []),
    ...(access.while ? ['INVALID_PROJECT_STATE' as const] : []),
  ]
}

/** Every code the server answers a call with, by its access and its own rules; each once. The data of `ServerErrorOf`. */
export const errorsOf = <E extends EndpointSpec>(endpoint: E): readonly ServerErrorOf<E>[] =>
  [...new Set([...accessErrors(endpoint), ...endpoint.errors])] as ServerErrorOf<E>[]
