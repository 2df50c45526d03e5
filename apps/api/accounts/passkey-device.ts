import { isBareAddress } from '@kindling/validation/rules/bare-address'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod'
import type { passkeys } from '../database/schema.ts'

/*
 * Parses and verifies what devices send. All of it is untrusted: whatever fails a check is null, and the caller does
 * not learn which check.
 */

type Passkey = typeof passkeys.$inferSelect

/** Loaded at first use: most runs of the platform never need it. */
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** Ed25519, ES256 and RS256. Without a list the library requests newer algorithms that Node warns about. */
const algorithms = [-8, -7, -257]

/** Where a device answers, and for which host name. */
export interface Site {
  readonly origin: string
  readonly rpId: string
}

/** The site of a page, or null if no device can answer: keys need a host name, not an IP address. */
export function siteOf(origin: string | null): Site | null {
  if (origin === null || !URL.canParse(origin)) return null
  const { hostname } = new URL(origin)
  return hostname === '' || isBareAddress(hostname) ? null : { origin, rpId: hostname }
}

const text = z.string().max(20_000)
const envelope = { id: text.min(1).max(1400), rawId: text, type: z.literal('public-key') }
const registration = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(32)).max(8).default([]),
  }),
})
const authentication = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text,
  }),
})
const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

/** The challenge an answer was made for; null if it is unreadable or was made in another site's frame. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge, crossOrigin } = clientData.parse(
      JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')),
    )
    return crossOrigin ? null : challenge
  } catch {
    return null
  }
}

interface Answered<Response> {
  readonly response: Response
  readonly challenge: string
}

function readAs<Shape extends z.ZodType<{ response: { clientDataJSON: string } }>>(
  shape: Shape,
  credential: unknown,
): Answered<z.output<Shape>> | null {
  const { data } = shape.safeParse(credential)
  const challenge = data ? challengeIn(data.response.clientDataJSON) : null
  return data && challenge !== null ? { response: data, challenge } : null
}

export const readRegistration = (credential: unknown) => readAs(registration, credential)
export const readAuthentication = (credential: unknown) => readAs(authentication, credential)
export type Registration = NonNullable<ReturnType<typeof readRegistration>>
export type Authentication = NonNullable<ReturnType<typeof readAuthentication>>

/** The user handle on a device: it does not identify the person. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url')

/** The options for creating a key that works without typing a user name. */
export async function creationOptions(
  { rpId }: Site,
  person: { readonly id: string; readonly email: string; readonly name: string },
  known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
  timeout: number,
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Kindling',
    rpID: rpId,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The options of a log-in on a device, before the person is known. */
export async function requestOptions({ rpId }: Site, timeout: number) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({ rpID: rpId, timeout, userVerification: 'required' })
}

/**
 * No attestation is requested. The library would follow the certificates of a statement, and the caller writes them.
 */
async function hasNoCertificates({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers()
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const format = statement.get('fmt')
  return format === 'none' || (format === 'packed' && !statement.get('attStmt').get('x5c'))
}

/** The key a device created for this site, or null. */
export async function newKey(
  { origin, rpId }: Site,
  { response: given, challenge }: Registration,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const response: RegistrationResponseJSON = { ...given, clientExtensionResults: {} }
  try {
    if (!(await hasNoCertificates(response))) return null
    const { verifyRegistrationResponse } = await library()
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    // The library compares the two only at log-in; nothing else bounds what is stored here.
    if (id !== given.id) return null
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: given.response.transports,
    }
  } catch {
    return null
  }
}

/** The device's signature count after this use of a key, or null if the answer is not that key's. */
export async function newCounter(
  { origin, rpId }: Site,
  { response: given, challenge }: Authentication,
  { credentialId, publicKey, counter, rpId: madeFor, userId }: Passkey,
): Promise<number | null> {
  if (madeFor !== rpId || given.response.userHandle !== userHandleOf(userId)) return null
  const response: AuthenticationResponseJSON = { ...given, clientExtensionResults: {} }
  try {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
