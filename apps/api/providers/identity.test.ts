import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { chooseIdentity } from './choose-identity.ts'
import { type IdentityProvider, type IdentityRequest, IdentityUnavailable, noIdentity } from './identity.ts'
import { type Decision, standInIdentity } from './stand-in-identity.ts'
import { stripeIdentity } from './stripe-identity.ts'

/** A provider, and what happens at its other end. */
interface Peer {
  readonly identity: IdentityProvider
  /** The person hands their documents in, and they are looked at, or will be. */
  readonly decide: (id: string, decision: Decision) => Promise<unknown>
  /** What the provider still knows of the person. */
  readonly knows: (id: string) => Promise<string>
  /** From here on nobody answers. */
  readonly breakDown: () => Promise<void>
}

async function standInPeer(): Promise<Peer> {
  const { db, close } = await openMemoryDatabase()
  const identity = standInIdentity({
    db,
    now: () => new Date(),
    siteOrigin: () => 'http://127.0.0.1:4600',
  })
  let open = true
  return {
    identity,
    decide: identity.decide,
    knows: async (id) => {
      const check = await identity.find(id)
      return `${check?.firstName}${check?.lastName}`
    },
    breakDown: async () => {
      if (open) await close()
      open = false
    },
  }
}

interface Session {
  id: string
  url: string
  status: string
  last_error: { code: string } | null
  metadata: Record<string, string>
}

/** Stripe's VerificationSessions, as far as its documentation tells, at the other end of a real connection. */
async function stripePeer(): Promise<Peer> {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, Session>()
  const create = (form: URLSearchParams, key: string): Session => {
    if (form.get('type') !== 'document' || !form.get('return_url')) throw new Error('not as documented')
    const id = `vs_${sessions.size + 1}`
    const made: Session = byKey.get(key) ?? {
      id,
      url: `https://verify.stripe.example/start/${id}`,
      status: 'requires_input',
      last_error: null,
      metadata: {
        first_name: form.get('metadata[first_name]') ?? '',
        last_name: form.get('metadata[last_name]') ?? '',
      },
    }
    byKey.set(key, made)
    sessions.set(made.id, made)
    return made
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.headers.authorization !== 'Bearer sk_test_1') return answer(401, { error: {} })
    const [, id, action] =
      /^\/v1\/identity\/verification_sessions(?:\/([^/]+)(?:\/(redact))?)?$/.exec(request.url ?? '') ?? []
    if (!id && request.method === 'POST') {
      const key = String(request.headers['idempotency-key'])
      return answer(200, create(new URLSearchParams(Buffer.concat(chunks).toString()), key))
    }
    const session = sessions.get(id ?? '')
    if (!session) return answer(404, { error: { code: 'resource_missing' } })
    if (action) session.metadata = {}
    return answer(200, session)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const results = {
    approve: { status: 'verified', last_error: null },
    refuse: { status: 'requires_input', last_error: { code: 'document_unverified_other' } },
    later: { status: 'processing', last_error: null },
  } as const
  let up = true
  return {
    identity: stripeIdentity({ key: 'sk_test_1', apiOrigin: `http://127.0.0.1:${port}` }),
    decide: async (id, decision) => Object.assign(sessions.get(id) ?? {}, results[decision]),
    knows: async (id) => Object.values(sessions.get(id)?.metadata ?? {}).join(''),
    breakDown: async () => {
      if (!up) return
      up = false
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

const request = (reference: string): IdentityRequest => ({
  reference,
  firstName: 'Zoë',
  lastName: 'O’Neill',
  returnUrl: 'http://127.0.0.1:4600/settings/verification?code=kyc_1',
})

describe.each([
  ['the stand-in', standInPeer],
  ['Stripe Identity', stripePeer],
])('%s checks identities', (_, open) => {
  let peer: Peer
  beforeAll(async () => {
    peer = await open()
  })
  afterAll(() => peer.breakDown())

  it('gives an address to go to; until documents are handed in, the check is open', async () => {
    const { id, url } = await peer.identity.start(request('open'))
    expect(new URL(url).pathname).toContain(id)
    expect(await peer.identity.read(id)).toBe('open')
  })

  it('asked twice under one reference, starts one check', async () => {
    const first = await peer.identity.start(request('twice'))
    expect(await peer.identity.start(request('twice'))).toEqual(first)
    expect((await peer.identity.start(request('another'))).id).not.toBe(first.id)
  })

  it.each([
    ['approve', 'complete'],
    ['refuse', 'failed'],
    ['later', 'pending'],
  ] as const)('%s: %s', async (decision, status) => {
    const { id } = await peer.identity.start(request(decision))
    await peer.decide(id, decision)
    expect(await peer.identity.read(id)).toBe(status)
  })

  it('what is pending is decided later', async () => {
    const { id } = await peer.identity.start(request('in the end'))
    await peer.decide(id, 'later')
    await peer.decide(id, 'approve')
    expect(await peer.identity.read(id)).toBe('complete')
  })

  it('forgets the person, as often as it is asked', async () => {
    const { id } = await peer.identity.start(request('forgotten'))
    expect(await peer.knows(id)).toBe('ZoëO’Neill')
    await peer.identity.forget(id)
    await peer.identity.forget(id)
    expect(await peer.knows(id)).toBe('')
  })

  it('does not know a check that was never begun', async () => {
    await expect(peer.identity.read('of_nobody')).rejects.toBeInstanceOf(IdentityUnavailable)
  })

  it('out of reach, says so', async () => {
    await peer.breakDown()
    await expect(peer.identity.start(request('too late'))).rejects.toBeInstanceOf(IdentityUnavailable)
    await expect(peer.identity.read('vs_1')).rejects.toBeInstanceOf(IdentityUnavailable)
    await expect(peer.identity.forget('vs_1')).rejects.toBeInstanceOf(IdentityUnavailable)
  })
})

describe('who checks identities', () => {
  it('is chosen by the environment', () => {
    expect(chooseIdentity({})).toBeUndefined()
    expect(
      chooseIdentity({ STRIPE_IDENTITY_KEY: 'sk', PUBLIC_ORIGIN: 'https://kindling.example' }),
    ).toBeDefined()
    expect(() => chooseIdentity({ STRIPE_IDENTITY_KEY: 'sk' })).toThrow('PUBLIC_ORIGIN')
  })
  it('is none where neither a provider nor the stand-in is set up', async () => {
    await expect(noIdentity.start(request('none'))).rejects.toBeInstanceOf(IdentityUnavailable)
  })
})
