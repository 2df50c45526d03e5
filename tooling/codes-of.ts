import type { EndpointSpec } from '../packages/api-client/contract/endpoint.ts'
import { errorsOf } from '../packages/api-client/contract/errors-of.ts'

/** Codes of the transport itself, which any call can give (spec 1 §7). */
export const everyCall = ['NETWORK_FAILURE', 'REQUEST_TIMEOUT', 'EXTERNAL_ERROR']

/** Every code that a caller of this endpoint has to handle; the data of `ErrorOf`. */
export const codesOf = (endpoint: EndpointSpec): string[] => [
  ...new Set([
    ...errorsOf(endpoint),
    ...everyCall,
    ...(endpoint.auth === 'session' ? ['RESTRICTED_AREA'] : []),
  ]),
]
