import * as z from 'zod'

/** The parts of JSON Schema that the contract's bodies and queries use. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly 'x-maxBytes'?: number
}

const shapeOf = (schema: z.core.$ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** Bytes of one character at its longest in JSON: `\u0000`. Those of two UTF-16 units, such as 😀, are written in four. */
const unitBytes = 6
/** Bytes of the longest number, and of the punctuation around a value. */
const numberBytes = 26
const frameBytes = 4

/** Maximum bytes of a value in JSON; a place without a bound is reported, and counts nothing. */
function bytesOf(shape: Shape, path: string, tell: (path: string) => void): number {
  const most = (shapes: readonly Shape[]) => Math.max(...shapes.map((each) => bytesOf(each, path, tell)))
  const own = shape['x-maxBytes']
  if (own !== undefined) return own
  if (shape.const !== undefined) return JSON.stringify(shape.const).length
  if (shape.enum) return Math.max(...shape.enum.map((each) => JSON.stringify(each).length))
  if (shape.anyOf) return most(shape.anyOf)
  const types = [shape.type ?? []].flat()
  switch (types.find((type) => type !== 'null') ?? types[0]) {
    case 'null':
    case 'boolean':
    case 'number':
    case 'integer':
      return numberBytes
    case 'string':
      // A file has rules of its own.
      if (shape.format === 'binary') return 0
      if (shape.maxLength !== undefined) return shape.maxLength * unitBytes + frameBytes
      break
    case 'array':
      if (shape.maxItems !== undefined && shape.items)
        return shape.maxItems * (bytesOf(shape.items, `${path}[]`, tell) + frameBytes) + frameBytes
      break
    case 'object':
      if (shape.properties)
        return Object.entries(shape.properties).reduce(
          (sum, [key, value]) => sum + key.length + frameBytes + bytesOf(value, `${path}.${key}`, tell),
          frameBytes,
        )
  }
  tell(path)
  return 0
}

/** Places of a schema that take any amount: a text, a list or named values without a bound. */
export function unboundedIn(schema: z.core.$ZodType): string[] {
  const found: string[] = []
  bytesOf(shapeOf(schema), '', (path) => found.push(path))
  return found
}

/** Bytes of a body without a schema, or whose schema has no bound. */
const withoutBound = 32 * 1024
/** Bytes for whitespace and unknown names. */
const slack = 1024

/** Maximum bytes of a JSON body of this schema; a larger one is rejected before it is read. */
export function maxBodyBytes(schema: z.core.$ZodType | undefined): number {
  if (!schema || unboundedIn(schema).length > 0) return withoutBound
  return bytesOf(shapeOf(schema), '', () => undefined) + slack
}
