import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a test may change from the site's request. */
export interface Ceremony {
  /** The page's origin. */
  readonly origin?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly rpId?: string
  /** Whether the person unlocked the device. */
  readonly verified?: boolean
  /** The device's signature count; by default it increases by itself. */
  readonly counter?: number
  readonly userHandle?: string
  /** The attestation statement. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: Map<string, unknown> }
}

type Options = Readonly<Record<string, unknown>>
type Json = Record<string, unknown>

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')
const present = 0x01
const unlocked = 0x04
const withKey = 0x40

const clientDataOf = (type: string, options: Options, origin: string, { crossOrigin }: Ceremony) =>
  Buffer.from(
    JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: crossOrigin ?? false }),
  )

function authDataOf(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(flags, 0)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), head, rest])
}

/** COSE, for P-256. */
function coseOf(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
}

/** A device that makes keys and signs with them, as a browser hands its answers on. It keeps one key. */
export interface Authenticator {
  /** `navigator.credentials.create`, as JSON. */
  readonly create: (options: Options, differently?: Ceremony) => Json
  /** `navigator.credentials.get`, as JSON. */
  readonly get: (options: Options, differently?: Ceremony) => Json
}

/** @param countsFrom null: it does not count, like devices that share keys. */
export function authenticator(
  origin: string,
  countsFrom: number | null = 0,
  id = randomBytes(32),
): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = countsFrom
  let userHandle = ''
  const count = () => {
    if (counter === null) return 0
    counter += 1
    return counter
  }
  const flagsOf = ({ verified = true }: Ceremony) => present | (verified ? unlocked : 0)
  const envelope = (response: Json): Json => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create: (options, differently = {}) => {
      userHandle = String((options.user as Json).id)
      const clientData = clientDataOf(
        differently.type ?? 'webauthn.create',
        options,
        differently.origin ?? origin,
        differently,
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const rpId = differently.rpId ?? String((options.rp as Json).id)
      const authData = authDataOf(rpId, flagsOf(differently) | withKey, differently.counter ?? count(), made)
      const { fmt, attStmt } = differently.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ])
      return envelope({
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      })
    },
    get: (options, differently = {}) => {
      const clientData = clientDataOf(
        differently.type ?? 'webauthn.get',
        options,
        differently.origin ?? origin,
        differently,
      )
      const rpId = differently.rpId ?? String(options.rpId)
      const authData = authDataOf(rpId, flagsOf(differently), differently.counter ?? count())
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return envelope({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: differently.userHandle ?? userHandle,
      })
    },
  }
}
