import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { chooseSocial } from './choose-social.ts'
import { google, oauthSocial } from './oauth-social.ts'
import { type SocialProvider, SocialRejected, SocialUnavailable } from './social.ts'
import { standInSocial } from './stand-in-social.ts'

const redirectUri = 'http://127.0.0.1:4600/google_authenticated'
const person = { email: 'nour@example.com', name: 'Nour Haddad' }

/** A provider, and a way to agree there: the code that the person comes back with. */
interface Peer {
  readonly provider: SocialProvider
  readonly agree: (asked: URL) => Promise<string>
  /** From here on nobody answers. */
  readonly breakDown: () => Promise<void>
}

async function standInPeer(): Promise<Peer> {
  const { db, close } = await openMemoryDatabase()
  const provider = standInSocial('google', {
    db,
    now: () => new Date(),
    siteOrigin: () => 'http://127.0.0.1:4600',
  })
  let open = true
  return {
    provider,
    agree: ({ searchParams }) =>
      provider.agree({
        codeChallenge: searchParams.get('code_challenge') ?? '',
        redirectUri: searchParams.get('redirect_uri') ?? '',
        account: person,
      }),
    breakDown: async () => {
      if (open) await close()
      open = false
    },
  }
}

/** A small OAuth 2 server at the other end of a real connection: it holds people to PKCE, address and secret. */
async function oauthPeer(): Promise<Peer> {
  const codes = new Map<string, { challenge: string; redirectUri: string }>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const answer = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (request.url === '/userinfo') {
        const known = request.headers.authorization === 'Bearer token-1'
        return answer(known ? 200 : 401, {
          sub: '10769150350006150715113082367',
          email_verified: true,
          ...person,
        })
      }
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const issued = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const good =
        issued?.challenge === challenge &&
        issued.redirectUri === form.get('redirect_uri') &&
        form.get('client_id') === 'id-1' &&
        form.get('client_secret') === 'secret-1'
      if (!good) return answer(400, { error: 'invalid_grant' })
      return answer(200, { access_token: 'token-1', token_type: 'Bearer', expires_in: 3600 })
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = oauthSocial({
    ...google('id-1', 'secret-1'),
    server: {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      userinfo_endpoint: `${origin}/userinfo`,
    },
    insecure: true,
  })
  return {
    provider,
    agree: async ({ searchParams }) => {
      const code = randomBytes(8).toString('hex')
      codes.set(code, {
        challenge: searchParams.get('code_challenge') ?? '',
        redirectUri: searchParams.get('redirect_uri') ?? '',
      })
      return code
    },
    breakDown: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

describe.each([
  ['the stand-in', standInPeer],
  ['OAuth 2', oauthPeer],
] as const)('a provider: %s', (_, start) => {
  let peer: Peer
  beforeAll(async () => {
    peer = await start()
  })
  afterAll(() => peer.breakDown())

  const setOut = async () => {
    const codeVerifier = randomBytes(32).toString('base64url')
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
    const asked = new URL(peer.provider.authorizeUrl({ state: 'st-1', codeChallenge, redirectUri }))
    return { asked, answer: { code: await peer.agree(asked), state: 'st-1', codeVerifier, redirectUri } }
  }

  it('asks for a code, with a challenge and the address to come back to', async () => {
    const { asked } = await setOut()
    expect(asked.searchParams.get('response_type')).toBe('code')
    expect(asked.searchParams.get('state')).toBe('st-1')
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256')
    expect(asked.searchParams.get('redirect_uri')).toBe(redirectUri)
  })
  it('says who agreed, the same person by the same name', async () => {
    const first = await peer.provider.exchange((await setOut()).answer)
    const again = await peer.provider.exchange((await setOut()).answer)
    expect(first).toMatchObject({ ...person, emailVerified: true })
    expect(first.subject).toMatch(/^\w{10,}$/)
    expect(again.subject).toBe(first.subject)
  })
  it('rejects a code that was used, and one that does not exist', async () => {
    const { answer } = await setOut()
    await peer.provider.exchange(answer)
    await expect(peer.provider.exchange(answer)).rejects.toThrow(SocialRejected)
    await expect(peer.provider.exchange({ ...answer, code: 'none' })).rejects.toThrow(SocialRejected)
  })
  it('rejects a code with another verifier, or for another address', async () => {
    const other = randomBytes(32).toString('base64url')
    await expect(peer.provider.exchange({ ...(await setOut()).answer, codeVerifier: other })).rejects.toThrow(
      SocialRejected,
    )
    const elsewhere = `${redirectUri}/`
    await expect(
      peer.provider.exchange({ ...(await setOut()).answer, redirectUri: elsewhere }),
    ).rejects.toThrow(SocialRejected)
  })
})

it('a provider that does not answer is unavailable, not a rejection', async () => {
  const peer = await oauthPeer()
  await peer.breakDown()
  const answer = { code: 'c', state: 's', codeVerifier: 'v'.repeat(43), redirectUri }
  await expect(peer.provider.exchange(answer)).rejects.toThrow(SocialUnavailable)
})

describe('the choice of a provider', () => {
  it('follows the environment', () => {
    const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(chooseSocial({})).toEqual({})
    expect(Object.keys(chooseSocial({ ...keys, PUBLIC_ORIGIN: 'https://kindling.example' }))).toEqual([
      'google',
    ])
  })
  it.each([
    [{ GOOGLE_CLIENT_ID: 'id' }],
    [{ FACEBOOK_CLIENT_SECRET: 'secret', PUBLIC_ORIGIN: 'https://kindling.example' }],
    [{ FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' }],
  ])('says at the start that a half of it does not do: %o', (env) => {
    expect(() => chooseSocial(env)).toThrow(/belong together/)
  })
})
