import type * as z from 'zod/mini'
import type { ErrorCode, ServerErrorCode, WireErrorItem } from '../errors/catalogue.ts'

export interface FormIssue {
  /** Field, nested ones joined by points; empty for the form itself. */
  readonly path: string
  readonly code: ErrorCode
  /** What the code's words need. */
  readonly params?: Readonly<Record<string, string | number>>
}

type Params = Readonly<Record<string, string | number>>

/** The errors of a form's values, in the order of its fields; empty if there are none. */
export function formIssues(schema: z.ZodMiniType, values: unknown): FormIssue[] {
  const parsed = schema.safeParse(values)
  return parsed.success ? [] : parsed.error.issues.map(toFormIssue)
}

/** A form's own messages are codes, zod's are sentences. The catalogue itself would weigh on every form. */
const looksLikeCode = (message: string): message is ErrorCode => /^[A-Z][A-Z\d_]+$/.test(message)

/** One zod issue as path, code and params. What a form does not name itself is a wrong type. */
export function toFormIssue(issue: z.core.$ZodIssue): FormIssue {
  const path = issue.path.map(String).join('.')
  const code = looksLikeCode(issue.message) ? issue.message : 'INVALID_TYPE'
  const params = issue.code === 'custom' ? (issue.params as Params | undefined) : undefined
  return params && Object.keys(params).length > 0 ? { path, code, params } : { path, code }
}

/** Codes a form gives to a person's eyes, as the platform says the same on the wire. */
const ON_THE_WIRE = {
  VALUE_MISSING: 'FIELD_MISSING',
  VALUE_INVALID: 'INVALID_VALUE',
  PASSWORD_CONFIRM: 'FIELD_MISSING',
  PASSWORD_MISMATCH: 'INVALID_VALUE',
} as const satisfies Partial<Record<ErrorCode, ServerErrorCode>>

/** An issue as an entry of an error answer, for a server that checks a body with the same form. */
export function toWireErrorItem({ path, code, params }: FormIssue): WireErrorItem {
  const onTheWire = code in ON_THE_WIRE ? ON_THE_WIRE[code as keyof typeof ON_THE_WIRE] : code
  return { code: onTheWire, ...(path !== '' && { field: path }), ...(params && { params }) }
}
