import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { verify } from '@node-rs/argon2'
import { eq, inArray, sql } from 'drizzle-orm'
import { profileOf } from '../accounts/profile.ts'
import { rateLimits, sessions, users } from '../database/schema.ts'
import { digest, newId } from '../kernel/ids.ts'
import { startTestPlatform } from './platform.ts'

/** A call that can be made over and over, on the platform or on a bare route. */
export type Ask = () => Promise<void>

export interface AccountsCost {
  readonly cases: readonly { readonly name: string; readonly ours: Ask; readonly bare: Ask }[]
  readonly stop: () => Promise<void>
}

const email = 'bench@example.com'
const password = 'a long enough passphrase'

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Logging in and reading one's profile, over HTTP on loopback, beside bare routes: the same statements on the same
 * database and the same password hash, and nothing else. No contract, no guard, no log.
 */
export async function accountsCost(): Promise<AccountsCost> {
  const platform = await startTestPlatform({})
  const { db } = platform.connection
  const site = createServer(getRequestListener(platform.app.fetch))
  const origin = await listen(site)
  const json = { 'content-type': 'application/json' }
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  const registered = await fetch(`${origin}/users/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password, name: 'Mara Lindqvist' }),
  })
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const token = cookie.split('=')[1] ?? ''

  /** What counts attempts, as statements. */
  const keys = ['bare:1', 'bare:2', 'bare:3'].map(digest)
  const bareLogin = async () => {
    for (const key of keys) {
      await db
        .insert(rateLimits)
        .values({ key, count: 1, resetAt: new Date(Date.now() + 60_000) })
        .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } })
        .returning()
    }
    const [user] = await db.select().from(users).where(eq(users.emailKey, email))
    if (!user?.passwordHash || !(await verify(user.passwordHash, password))) throw new Error('Not let in')
    await db.delete(rateLimits).where(inArray(rateLimits.key, keys.slice(1)))
    const now = new Date()
    await db.insert(sessions).values({
      tokenHash: digest(newId('s')),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      userAgent: '',
    })
    return profileOf(db, user)
  }
  const bareMe = async () => {
    const [row] = await db
      .select({ user: users, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.tokenHash, digest(token)))
    if (!row) throw new Error('Nobody')
    return profileOf(db, row.user)
  }
  const bare = createServer((request, response) => {
    request.resume()
    const work = request.method === 'POST' ? bareLogin() : bareMe()
    work.then(
      (user) => response.writeHead(200, json).end(JSON.stringify({ user })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  const bareOrigin = await listen(bare)

  const good = async (answer: Promise<Response>) => {
    const response = await answer
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  }
  let calls = 0
  // From a place of its own each time: one address may not log in so often.
  const elsewhere = () => `198.51.${(++calls >> 8) % 256}.${calls % 256}`
  const loginAt = (url: string) => () => {
    const headers = { ...json, authorization, 'x-forwarded-for': elsewhere() }
    return good(fetch(url, { method: 'POST', headers, body: '{}' }))
  }
  const meAt = (url: string) => () => good(fetch(url, { headers: { cookie } }))
  return {
    cases: [
      {
        name: 'Log in',
        ours: loginAt(`${origin}/auth/authorize/`),
        bare: loginAt(`${bareOrigin}/auth/authorize/`),
      },
      { name: 'users/me', ours: meAt(`${origin}/users/me/`), bare: meAt(`${bareOrigin}/users/me/`) },
    ],
    stop: async () => {
      for (const server of [site, bare]) {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
      await platform.stop()
    },
  }
}
