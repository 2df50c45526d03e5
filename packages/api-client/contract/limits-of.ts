import { formIssues } from '@kindling/validation/forms/issues'
import type * as z from 'zod/mini'

export type Limits = Readonly<Record<string, string | number>>
type ByCode = Readonly<Record<string, Limits>>

const found = new WeakMap<object, ByCode>()

/** Texts and numbers that break any bound: longer than the maximum, too short, below, above. */
const beyond = (max: number) => ['x'.repeat(max + 1), 'x', -1, 0, Number.MAX_SAFE_INTEGER]

/** A text without a maximum has none to name. */
const longest = (field: z.ZodMiniType): number => {
  const inner = (field._zod.def as { innerType?: z.ZodMiniType }).innerType
  return inner ? longest(inner) : Number(field._zod.bag.maximum ?? 0)
}

/** What each code of a field says of its limits. The field's own rules are asked, with values beyond them. */
function limitsOfField(field: z.ZodMiniType): ByCode {
  const known = found.get(field)
  if (known) return known
  const limits: Record<string, Limits> = {}
  for (const value of beyond(longest(field)))
    for (const { path, code, params } of formIssues(field, value))
      if (path === '' && params) limits[code] ??= params
  found.set(field, limits)
  return limits
}

/** The limits that a code names of the fields of a body, by field. A body that is no form has none. */
export function limitsOf(body: unknown, code: string): Readonly<Record<string, Limits>> {
  if (typeof body !== 'object' || body === null || !('shape' in body)) return {}
  const fields = Object.entries(body.shape as Readonly<Record<string, z.ZodMiniType>>)
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const limits = limitsOfField(field)[code]
      return limits ? [[name, limits]] : []
    }),
  )
}
