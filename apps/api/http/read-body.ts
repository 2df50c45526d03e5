import type { EndpointName } from '@kindling/api-client/contract'
import { maxBodyBytes } from '@kindling/api-client/contract/body-size'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { schemas } from '@kindling/api-client/contract/schemas'
import { MEGABYTE_BYTES } from '@kindling/validation/limits'
import type { Context } from 'hono'
import type { z } from 'zod'
import { refuse } from '../kernel/failure.ts'
import { decodeText, parseJson } from './parse.ts'

/** Bytes of a form with a file: above the largest file's own limit, which has its own error. */
const formMaxBytes = 6 * MEGABYTE_BYTES
/** Parts of a form with a file; no form of the contract has half as many. */
const partsMax = 20

const sizes = new Map<string, number>()

/** Maximum bytes of a call's body, computed from its schema once. */
function maxBytesOf(endpoint: EndpointSpec): number {
  if (endpoint.multipart) return formMaxBytes
  const known = sizes.get(endpoint.name)
  if (known !== undefined) return known
  const { body } = schemas[endpoint.name as EndpointName] as { body?: z.core.$ZodType }
  const size = maxBodyBytes(body)
  sizes.set(endpoint.name, size)
  return size
}

const refuseSize = (maxBytes: number): never =>
  refuse('FILE_SIZE_BIG', undefined, { max: Math.ceil((maxBytes / MEGABYTE_BYTES) * 100) / 100 })

/** Reads no further than allowed, whatever the length header says. */
export async function readBytes(context: Context, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) refuseSize(maxBytes)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of context.req.raw.body ?? []) {
    length += chunk.length
    if (length > maxBytes) refuseSize(maxBytes)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function countParts(bytes: Uint8Array<ArrayBuffer>, type: string): number {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  if (!boundary) return 0
  const whole = Buffer.from(bytes.buffer)
  let parts = 0
  for (let at = whole.indexOf(`--${boundary}`); at >= 0 && parts <= partsMax; parts += 1)
    at = whole.indexOf(`--${boundary}`, at + 1)
  return parts
}

async function readForm(context: Context, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const type = context.req.header('content-type') ?? ''
  if (countParts(bytes, type) > partsMax) refuseSize(formMaxBytes)
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    // Invalid UTF-8 has become U+FFFD here.
    const isText = [...form].flat().every((each) => typeof each !== 'string' || !each.includes('\uFFFD'))
    if (isText) return Object.fromEntries(form)
  } catch {
    // Said below.
  }
  return refuse('INVALID_TYPE')
}

/**
 * Reads the input of a call. A body larger than its schema allows is rejected with FILE_SIZE_BIG before it is parsed,
 * and invalid UTF-8 with INVALID_TYPE: one call never blocks the others (reliability, accounts A31).
 */
export async function readBody(context: Context, endpoint: EndpointSpec): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined
  const bytes = await readBytes(context, maxBytesOf(endpoint))
  return endpoint.multipart ? readForm(context, bytes) : parseJson(decodeText(bytes))
}
