import { listMax } from '@kindling/api-client/model/bounds'
import { toFormIssue, toWireErrorItem } from '@kindling/validation/forms/issues'
import * as z from 'zod'
import { Failure, type FailureItem, refuse } from '../kernel/failure.ts'
import { isStorable } from '../kernel/text.ts'

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return at
}

/** Maximum nesting of a body: far more than any call has, far less than would overflow the stack. */
const deepest = 32

/** Maximum characters of a field's name in an answer: names are input too. */
const fieldMax = 200

/** Path of the first text, key or value, that cannot be stored; null if all can. */
function unstorable(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (typeof value !== 'object' || value === null || value instanceof Blob) return null
  if (path.length > deepest) refuse('INVALID_TYPE')
  // Longer than any list of the contract: its entries are not checked one by one.
  if (Array.isArray(value) && value.length > listMax)
    throw new Failure([{ ...inField('ITERABLE_LENGTH_LONG', path), params: { min: 0, max: listMax } }])
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return path
    const found = unstorable(inner, [...path, key])
    if (found) return found
  }
  return null
}

const inField = (code: FailureItem['code'], path: readonly PropertyKey[]): FailureItem => {
  const field = path.map(String).join('.').slice(0, fieldMax)
  return { code, ...(field ? { field } : {}) }
}

/** The error at one place: a form's rule has its own code. */
function itemOf({ path, ...issue }: z.core.$ZodIssue, value: unknown): FailureItem {
  if (issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array'))
    return { ...inField('ITERABLE_LENGTH_LONG', path), params: { min: 0, max: Number(issue.maximum) } }
  if (path.length > 0 && valueAt(value, path) === undefined && issue.code !== 'custom')
    return inField('FIELD_MISSING', path)
  if (issue.code !== 'custom' && issue.code !== 'invalid_value') return inField('INVALID_TYPE', path)
  const { code, params } = toWireErrorItem(toFormIssue({ ...issue, path }))
  return { ...inField(code, path), ...(params && { params }) }
}

/**
 * Parses input by the contract: trimmed and normalised if a form says so. Rejects by field: with the codes of its form,
 * FIELD_MISSING for a missing value, INVALID_TYPE for another type, ITERABLE_LENGTH_LONG above the contract's bounds,
 * REGEX_FAIL for text that no database stores.
 */
export function parse(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const wrongText = unstorable(value)
  if (wrongText) throw new Failure([inField('REGEX_FAIL', wrongText)])
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const [first, ...rest] = result.error.issues.map((issue) => itemOf(issue, value))
  throw new Failure(first ? [first, ...rest] : [{ code: 'INVALID_TYPE' }])
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes input as text; invalid UTF-8 is rejected with INVALID_TYPE, never guessed. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    refuse('INVALID_TYPE')
  }
}

/** Reads untrusted JSON; an empty body is an empty object. */
export function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    refuse('INVALID_TYPE')
  }
}
