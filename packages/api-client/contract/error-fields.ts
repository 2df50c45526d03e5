import { type CatalogueEntry, catalogue, type ErrorCode } from '@kindling/validation/errors'
import { limitsByField } from './error-params.ts'
import type { EndpointName } from './index.ts'
import { schemas } from './schemas.ts'

const fieldsSent = (name: string): string[] => {
  const own = (schemas as Readonly<Record<string, { body?: unknown; query?: unknown }>>)[name]
  return [own?.body, own?.query].flatMap((part) =>
    typeof part === 'object' && part !== null && 'shape' in part ? Object.keys(part.shape as object) : [],
  )
}

/**
 * The fields that a code can name at a call: those with limits in the contract, and those with messages of their own
 * that the call is sent. For the catalogue and for tools: it carries every schema.
 */
export function fieldsOfError(name: EndpointName, code: string): readonly string[] {
  const limited = Object.keys(limitsByField(name, code))
  const entry: CatalogueEntry | undefined = catalogue[code as ErrorCode]
  const fields = entry?.fields ?? []
  const sent = fieldsSent(name)
  return [...new Set([...limited, ...fields.filter((field) => sent.includes(field))])].filter(Boolean)
}
