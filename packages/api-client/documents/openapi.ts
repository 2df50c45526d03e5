import { catalogue, type ErrorCode } from '@kindling/validation/errors'
import * as z from 'zod'
import type { EndpointSpec } from '../contract/endpoint.ts'
import { errorsOf } from '../contract/errors-of.ts'
import { genericErrors } from '../contract/generic-errors.ts'
import { resources } from '../contract/index.ts'
import { schemas } from '../contract/schemas.ts'
import { models } from './models.ts'

type Json = Readonly<Record<string, unknown>>
interface Shape {
  readonly query?: z.ZodObject
  readonly body?: z.core.$ZodObject
  readonly answer: z.ZodObject
}

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(models)) registry.add(schema, { id })

/** References of zod point into the schema itself; the document keeps them in one place. */
function moveReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moveReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === '$defs' || key === '$schema') return []
      if (key === '$ref' && typeof inner === 'string')
        return [[key, inner.replace('#/$defs/', '#/components/schemas/')]]
      return [[key, moveReferences(inner)]]
    }),
  )
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  return moveReferences(z.toJSONSchema(schema, { metadata: registry, io })) as Json
}

/** An error answer with some of all codes. */
const errorSchema = (codes: readonly ErrorCode[]): Json => ({
  allOf: [
    { $ref: '#/components/schemas/Errors' },
    { properties: { errors: { items: { properties: { code: { enum: [...codes].sort() } } } } } },
  ],
})

const rejection = (status: number, codes: readonly ErrorCode[], description: string): Json => ({
  description,
  ...(status === 429
    ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
    : {}),
  content: { 'application/json': { schema: errorSchema(codes) } },
})

/** Codes that are alone at their status in many calls. */
const single = {
  RESTRICTED_AREA: 'Nobody is logged in.',
  UNAUTHORIZED: 'Address and password do not belong together.',
  NOT_YET_CONFIRM: 'The e-mail address has to be confirmed first.',
  NOT_FOUND: 'There is no such thing, or not for this person.',
  MISSING_PERMISSION: 'This person may not do it.',
  FOREIGN_ORIGIN: 'A page of another site made the call, or a plain form.',
  RATE_LIMITED: 'Too many tries.',
  NETWORK_FAILURE: 'A defect; only the log says what.',
} as const satisfies Partial<Record<ErrorCode, string>>
const isSingle = (code: ErrorCode): code is keyof typeof single => code in single

/** Codes of a call by the status they come with, both in rising order. */
function errorResponses(endpoint: EndpointSpec, shape: Shape): [string, Json][] {
  const input = shape.query !== undefined || shape.body !== undefined
  const codes = new Set<ErrorCode>([...errorsOf(endpoint), ...genericErrors(endpoint, { input })])
  const byStatus = Map.groupBy(codes, (code) => catalogue[code].status)
  return [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, list]) => {
      const [only, ...others] = list
      const shared = only !== undefined && others.length === 0 && isSingle(only)
      return [
        String(status),
        shared ? { $ref: `#/components/responses/${only}` } : rejection(status, list, 'Refused.'),
      ]
    })
}

function parameters(endpoint: EndpointSpec, shape: Shape): Json[] {
  const places = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }))
  const query = Object.entries(shape.query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema as z.ZodType, 'input'),
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Made by the caller and kept for a retry: the same key gives the same answer.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  }
  return [...places, ...query, ...(endpoint.idempotent ? [key] : [])]
}

const security: Readonly<Record<EndpointSpec['auth'], readonly Json[]>> = {
  none: [],
  optional: [{}, { session: [] }],
  session: [{ session: [] }],
  basic: [{ basic: [] }],
}

function operation(endpoint: EndpointSpec, tag: string): Json {
  const shape = (schemas as Readonly<Record<string, Shape>>)[endpoint.name]
  if (!shape) throw new Error(`${endpoint.name} has no schemas`)
  const type = endpoint.multipart ? 'multipart/form-data' : 'application/json'
  const given = parameters(endpoint, shape)
  return {
    operationId: endpoint.name,
    tags: [tag],
    'x-origin': endpoint.origin,
    'x-status': endpoint.status,
    ...(endpoint.timeoutMs ? { 'x-timeout-ms': endpoint.timeoutMs } : {}),
    ...(endpoint.readsOnly ? { 'x-reads-only': true } : {}),
    security: security[endpoint.auth],
    ...(given.length > 0 ? { parameters: given } : {}),
    ...(shape.body
      ? { requestBody: { required: true, content: { [type]: { schema: jsonSchema(shape.body, 'input') } } } }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchema(shape.answer, 'output') } },
      },
      ...Object.fromEntries(errorResponses(endpoint, shape)),
      500: { $ref: '#/components/responses/NETWORK_FAILURE' },
    },
  }
}

function paths(): Json {
  const byPath = new Map<string, Record<string, Json>>()
  const firstPaths = new Map<string, string>()
  for (const [tag, calls] of Object.entries(resources)) {
    for (const endpoint of Object.values(calls) as EndpointSpec[]) {
      // Two calls of one address may name its places differently; the document takes the first names.
      const form = endpoint.path.replace(/\{\w+\}/g, '{}')
      const path = firstPaths.get(form) ?? endpoint.path
      firstPaths.set(form, path)
      const item = byPath.get(`/${path}`) ?? {}
      item[endpoint.method.toLowerCase()] = operation({ ...endpoint, path }, tag)
      byPath.set(`/${path}`, item)
    }
  }
  return Object.fromEntries([...byPath].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const errorItem: Json = {
  type: 'object',
  required: ['code'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', enum: Object.keys(catalogue).sort() },
    field: { type: 'string', description: 'The field it is about; nested ones joined by points.' },
    params: {
      type: 'object',
      description: 'Values the words of the code need.',
      additionalProperties: { type: ['string', 'number'] },
    },
  },
}

const errors: Json = {
  type: 'object',
  required: ['errors'],
  additionalProperties: false,
  properties: { errors: { type: 'array', minItems: 1, items: errorItem } },
}

/** The platform in OpenAPI 3.1, from contract, schemas and catalogue. */
export function writeOpenApi({ version }: { version: string }): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kindling',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Crowdfunding, pre-orders and storefronts where money is released by milestone. Amounts are integer cents, project times unix seconds, account dates RFC 2822 texts in +0000. Made from the contract; do not edit.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-kindling' },
        basic: { type: 'http', scheme: 'basic', description: 'E-mail address and password in UTF-8.' },
      },
      responses: Object.fromEntries(
        Object.entries(single).map(([code, description]) => [
          code,
          rejection(catalogue[code as ErrorCode].status, [code as ErrorCode], description),
        ]),
      ),
      schemas: {
        Errors: errors,
        ...Object.fromEntries(
          Object.entries(models).map(([name, schema]) => {
            const whole = z.toJSONSchema(schema, { metadata: registry, io: 'output' })
            // The schema refers to itself by its own name, so its body is written there.
            const own = (whole.$defs?.[name] ?? whole) as Json
            return [name, moveReferences(own)]
          }),
        ),
      },
    },
  }
}
