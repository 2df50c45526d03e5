import type { ErrorCode } from '@kindling/validation/errors'
import type { EndpointSpec } from './endpoint.ts'

/**
 * Codes a call may answer with besides its own. They tell of a mistake of the program and not of the person, or of
 * something every call shares, so no endpoint lists them (unless a person can provoke them there too) and no page
 * has a place of its own for them.
 */
export function genericErrors(endpoint: EndpointSpec, has: { input: boolean }): ErrorCode[] {
  const codes = new Set<ErrorCode>()
  if (endpoint.status === 'planned') codes.add('UNIMPLEMENTED')
  // Nothing where a value has to be; a value of another kind; more than the bounds of the contract; text no database
  // takes. Each names its field.
  if (has.input)
    for (const code of ['FIELD_MISSING', 'INVALID_TYPE', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'] as const)
      codes.add(code)
  // Another site's page made the call, or a plain form; and a body above all bounds.
  if (endpoint.method !== 'GET') codes.add('FOREIGN_ORIGIN').add('FILE_SIZE_BIG')
  if (endpoint.auth === 'session') codes.add('RESTRICTED_AREA')
  // No Idempotency-Key, one of more than 255 characters, one used for another request, one still being answered.
  if (endpoint.idempotent)
    for (const code of ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'INTEGRITY_ERROR', 'INVALID_STATE'] as const)
      codes.add(code)
  return [...codes]
}
