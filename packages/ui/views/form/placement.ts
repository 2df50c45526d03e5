import type { EndpointSpec, ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { ErrorCode, FieldCode } from '@kindling/validation/errors'

/** Whether the button waits for a change: the same values would be rejected again. */
export type RetryPolicy = 'at once' | 'after a change'

/** Placement of an error that names no field of the form: beside one, or over the form. */
export interface Placement<Field extends string = string> {
  readonly at: 'form' | Field
  readonly retry: RetryPolicy
  /** The password is cleared and focused: it must be typed again. */
  readonly clears?: true
}
export type Placements = Readonly<Record<string, Placement>>

/** The values are not at fault: they may be sent again. */
export const overForm = { at: 'form', retry: 'at once' } as const
/** The values, or the account, are at fault. */
export const overFormUntilChanged = { at: 'form', retry: 'after a change' } as const
export const beside = <const Field extends string>(at: Field) => ({ at, retry: 'after a change' }) as const

/**
 * The default placement of a code. Codes of a value need none, because the platform names their field. A missing e-mail
 * or password has one for platforms that name no field.
 */
const defaults = {
  NETWORK_FAILURE: overForm,
  REQUEST_TIMEOUT: overForm,
  EXTERNAL_ERROR: overForm,
  RATE_LIMITED: overForm,
  RESTRICTED_AREA: overForm,
  INVALID_STATE: overForm,
  NOT_FOUND: overForm,
  MISSING_PERMISSION: overForm,
  INVALID_PROJECT_STATE: overForm,
  EMAIL_MISSING: beside('email'),
  PASSWORD_MISSING: beside('password'),
  CODE_INVALID: beside('code'),
  TOTP_INVALID_RECOVERY_KEY: beside('totp_recovery_key'),
} as const satisfies Partial<Record<ErrorCode, Placement>>
type Defaults = typeof defaults

/** Codes whose default placement exists in this form. */
type Placed<Code, Field> = Code extends FieldCode
  ? Code
  : Code extends keyof Defaults
    ? Defaults[Code]['at'] extends 'form' | Field
      ? Code
      : never
    : never

/** What a form must declare: a placement for each code without a default, and for those it shows elsewhere. */
export type Differing<E extends EndpointSpec, Field extends string> = {
  readonly [Code in Exclude<ErrorOf<E>, Placed<ErrorOf<E>, Field>>]: Placement<Field>
} & { readonly [Code in Placed<ErrorOf<E>, Field>]?: Placement<Field> }

/**
 * Where a form with these fields shows each code of its call, if the platform names no field of it. The compiler checks
 * that none is missing; a form whose codes all have a default gives nothing.
 */
export const placements = <E extends EndpointSpec, Field extends string = never>(
  ...[differing]: object extends Differing<E, Field>
    ? [differing?: Differing<E, Field>]
    : [differing: Differing<E, Field>]
): Placements => ({ ...defaults, ...differing })

/** Any other code is shown over the form, until a value changes. */
export const placementOf = (map: Placements, code: string): Placement => map[code] ?? overFormUntilChanged
