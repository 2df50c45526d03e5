import type { EndpointSpec, ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { ErrorCode } from '@kindling/validation/errors'

/** Whether the button waits until something was changed: the same again would be rejected again. */
export type RetryPolicy = 'at once' | 'after a change'

/** Where an error is shown that names no field of the form itself: beside one, or over the form. */
export interface Placement<Field extends string = string> {
  readonly at: 'form' | Field
  readonly retry: RetryPolicy
  /** The password is emptied and has focus: it is what has to be typed anew. */
  readonly clears?: true
}
export type Placements = Readonly<Record<string, Placement>>

/** Nothing that was typed is at fault: the same may be sent again. */
export const overForm = { at: 'form', retry: 'at once' } as const
/** What was typed, or who typed it, is at fault. */
export const overFormUntilChanged = { at: 'form', retry: 'after a change' } as const
export const beside = <const Field extends string>(at: Field) => ({ at, retry: 'after a change' }) as const

/** The place of a code wherever a form does not say otherwise. */
const defaults = {
  NETWORK_FAILURE: overForm,
  REQUEST_TIMEOUT: overForm,
  EXTERNAL_ERROR: overForm,
  RATE_LIMITED: overForm,
  RESTRICTED_AREA: overForm,
  INVALID_STATE: overForm,
  EMAIL_MISSING: beside('email'),
  VALUE_EXISTS: beside('email'),
  PASSWORD_MISSING: beside('password'),
  FIELD_MISSING: beside('name'),
  CODE_INVALID: beside('code'),
  TOTP_INVALID_RECOVERY_KEY: beside('totp_recovery_key'),
} as const satisfies Partial<Record<ErrorCode, Placement>>
type Defaults = typeof defaults

/** Codes whose default is a place that this form has. */
type Placed<Code, Field> = Code extends keyof Defaults
  ? Defaults[Code]['at'] extends 'form' | Field
    ? Code
    : never
  : never

/** What a form has to say: a place for each code without a default, and another for those it shows elsewhere. */
export type Differing<E extends EndpointSpec, Field extends string> = {
  readonly [Code in Exclude<ErrorOf<E>, Placed<ErrorOf<E>, Field>>]: Placement<Field>
} & { readonly [Code in Placed<ErrorOf<E>, Field>]?: Placement<Field> }

/** Where a form with these fields shows each code of its call. Complete by the compiler. */
export const placements = <E extends EndpointSpec, Field extends string>(
  differing: Differing<E, Field>,
): Placements => ({ ...defaults, ...differing })

/** A code this client does not know is shown over the form. */
export const placementOf = (map: Placements, code: string): Placement => map[code] ?? overFormUntilChanged
