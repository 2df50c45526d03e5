import * as z from 'zod/mini'
import type { ErrorCode } from '../errors/catalogue.ts'
import { PASSWORD } from '../limits/account.ts'
import { TEXT } from '../limits/text.ts'
import { isEmail } from '../rules/email.ts'
import { passwordProblem } from '../rules/password.ts'
import type { Problem } from '../rules/problem.ts'
import { lengthProblem } from '../rules/text-length.ts'

/*
 * Parts of the forms. A field reports one issue, the first; its message is an error code and its `params` what the
 * code's words need. Issues do not stop the checks that compare fields.
 */

export interface Rule<Value> {
  (value: Value): Problem | null
  /** Maximum characters of a text, or entries of a list. */
  readonly max?: number
}

type Found = Problem & { readonly path?: readonly string[] }

/**
 * Runs a rule as a zod check. `path`: the field with the error, for rules over a whole form. `max` is stored in the
 * schema, so that the documents name it and the server can compute the bytes a body may have.
 */
export function rule<Value>(find: ((value: Value) => Found | null) & { readonly max?: number }) {
  const check = z.check<Value>((payload) => {
    const found = find(payload.value)
    if (!found) return
    const { code, params, path = [] } = found
    const input = payload.value
    payload.issues.push({
      code: 'custom',
      message: code,
      params: { ...params },
      path: [...path],
      input,
      continue: true,
    })
  })
  check._zod.onattach.push((schema) => {
    schema._zod.bag.maximum ??= find.max
  })
  return check
}

/** Declares a rule's maximum. */
export function upTo<Value>(max: number, find: (value: Value) => Problem | null): Rule<Value> {
  return Object.assign((value: Value) => find(value), { max })
}

/** A rule that gives `code` for every value the test rejects. */
export function must<Value>(test: (value: Value) => boolean, code: ErrorCode): Rule<Value> {
  return (value) => (test(value) ? null : { code })
}

/** At most, and at least, so many characters. */
export function length(limits: { min?: number; max: number }): Rule<string> {
  return upTo(limits.max, (value) => lengthProblem(value, limits))
}

/** At most so many entries. */
export function entries(max: number): Rule<readonly unknown[]> {
  const problem: Problem = { code: 'ITERABLE_LENGTH_LONG', params: { min: 0, max } }
  return upTo(max, (list) => (list.length > max ? problem : null))
}

/** The bound of a text that no other rule bounds. */
export const line = length({ max: TEXT.lineMax })

function first<Value>(rules: readonly Rule<Value>[], value: Value): Problem | null {
  for (const find of rules) {
    const problem = find(value)
    if (problem) return problem
  }
  return null
}

export const typeError = (missing: ErrorCode) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === '' ? missing : 'INVALID_TYPE'

/** No database and no JSON takes these two: NUL, and half of a surrogate pair. */
const storable: Rule<string> = (value) =>
  value.includes('\0') || !value.isWellFormed() ? { code: 'REGEX_FAIL' } : null

/** The rules of a text, in order, with a maximum in any case; the first error is reported. */
function text(rules: readonly Rule<string>[]): Rule<string> {
  const max = rules.find((each) => each.max !== undefined)?.max
  const all = max === undefined ? [storable, line, ...rules] : [storable, ...rules]
  return upTo(max ?? TEXT.lineMax, (value) => first(all, value))
}

/** Text that must be there; spaces alone are nothing. */
export function required(missing: ErrorCode, ...rules: Rule<string>[]) {
  const ruled = text(rules)
  const find = upTo<string>(ruled.max ?? 0, (value) =>
    value.trim() === '' ? { code: missing } : ruled(value),
  )
  return z.string({ error: typeError(missing) }).check(rule(find))
}

/** Text that may be left empty or out. */
export function optional(...rules: Rule<string>[]) {
  const ruled = text(rules)
  const find = upTo<string>(ruled.max ?? 0, (value) => (value === '' ? null : ruled(value)))
  return z.optional(z.string('INVALID_TYPE').check(rule(find)))
}

/** One of a list. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, {
    error: ({ input }) =>
      input === undefined || input === null || input === '' ? 'VALUE_MISSING' : 'VALUE_INVALID',
  })
}

/** An e-mail address, spaces around it dropped (spec 1 §5). */
export function email() {
  const find = upTo<string>(TEXT.lineMax, (value) =>
    value === '' ? { code: 'EMAIL_MISSING' } : first([line, must(isEmail, 'INVALID_VALUE')], value),
  )
  return z.string({ error: typeError('EMAIL_MISSING') }).check(z.trim(), rule(find))
}

/** A password that exists already: anything but nothing, spaces and all. */
export function currentPassword() {
  const find = upTo<string>(TEXT.lineMax, (value) =>
    value === '' ? { code: 'PASSWORD_MISSING' } : line(value),
  )
  return z.string({ error: typeError('PASSWORD_MISSING') }).check(rule(find))
}

/** A password being chosen. */
export function newPassword() {
  const find = upTo<string>(PASSWORD.max, (value) =>
    value === '' ? { code: 'PASSWORD_MISSING' } : first([passwordProblem, storable], value),
  )
  return z.string({ error: typeError('PASSWORD_MISSING') }).check(rule(find))
}

/** The new password typed a second time; {@link sameAs} compares. */
export function confirmPassword() {
  const find = must<string>((value) => value !== '', 'PASSWORD_CONFIRM')
  return z.string({ error: typeError('PASSWORD_CONFIRM') }).check(rule(find))
}

/** PASSWORD_MISMATCH on `confirm_password` where it differs from the password in `field` (spec 1 §5). */
export function sameAs<Field extends string>(field: Field) {
  return rule<Record<Field | 'confirm_password', string>>((form) =>
    form.confirm_password === '' || form.confirm_password === form[field]
      ? null
      : { code: 'PASSWORD_MISMATCH', path: ['confirm_password'] },
  )
}
