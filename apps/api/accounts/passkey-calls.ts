import type {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskey,
} from '@kindling/api-client/contract/passkeys'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { Passkey } from '@kindling/api-client/model/session'
import { PASSKEY } from '@kindling/validation/limits'
import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { passkeys, sessions } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { recordSecurityEvent } from '../kernel/security-event.ts'
import { sessionAgeMs } from '../kernel/sessions.ts'
import { knowsPassword } from './credentials.ts'
import { sendPasskeyAdded } from './mails.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import { creationOptions, newKey, readRegistration, siteOf } from './passkey-device.ts'

const wire = (row: typeof passkeys.$inferSelect): Passkey => ({
  id: row.credentialId,
  name: row.name,
  created: toRfc2822(row.createdAt.getTime()),
  last_used: row.lastUsedAt && toRfc2822(row.lastUsedAt.getTime()),
})

const ownOf = (db: Database | Transaction, userId: string) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.credentialId)

async function isSession(tx: Transaction, sessionHash: string | null): Promise<boolean> {
  const [session] = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash ?? ''))
  return session !== undefined
}

/** Challenges of one person; each is kept for an hour. */
const questions = { count: 60, windowMs: 15 * 60_000 }

const refuseTooMany = (count: number) => {
  if (count >= PASSKEY.max) refuse('MAX_COUNT', 'passkey', { max: PASSKEY.max })
}

/** Someone who finds an open session must not keep the account: some time after a log-in, the password is required. */
async function refuseStranger(platform: Platform, user: User, sessionHash: string | null, password?: string) {
  if (user.passwordHash === null) return
  if ((await sessionAgeMs(platform, sessionHash)) <= PASSKEY.freshMs) return
  if (!password) refuse('PASSWORD_MISSING', 'password')
  if (!(await knowsPassword(platform, user, password))) refuse('INVALID_VALUE', 'password')
}

/** Newest first. */
const onListPasskeys: Handler<typeof listPasskeys> = async ({ platform, user }) => ({
  passkeys: (await ownOf(platform.db, user.id)).map(wire),
})

const onStartPasskey: Handler<typeof startPasskey> = async ({
  platform,
  user,
  body,
  origin,
  sessionHash,
}) => {
  const site = siteOf(origin)
  if (!site) refuse('INVALID_STATE')
  if (!user.emailConfirmed) refuse('NOT_YET_CONFIRM')
  await refuseStranger(platform, user, sessionHash, body.password)
  const known = await ownOf(platform.db, user.id)
  refuseTooMany(known.length)
  await countAttempt(platform, `passkey-question::${user.id}`, questions)
  const here = known.filter(({ rpId }) => rpId === site.rpId)
  const options = await creationOptions(site, user, here, PASSKEY.challengeMs)
  await keepChallenge(platform, { kind: 'add', userId: user.id }, options.challenge)
  return { options: { ...options } }
}

/** Adds the key and notifies the person by e-mail: from now on it logs in to the account. */
const onAddPasskey: Handler<typeof addPasskey> = async ({
  platform,
  user,
  body,
  origin,
  language,
  sessionHash,
}) => {
  const site = siteOf(origin)
  const answered = readRegistration(body.credential)
  if (!site || !answered) refuse('INVALID_VALUE', 'credential')
  await takeChallenge(platform, { kind: 'add', userId: user.id }, answered.challenge)
  const key = await newKey(site, answered)
  if (!key) refuse('INVALID_VALUE', 'credential')
  const createdAt = platform.now()
  return platform.db.transaction(async (tx) => {
    // The lock on the person's row keeps parallel calls from exceeding the limit.
    const owner = await lockPerson(tx, user.id)
    // The account was given back or deleted, or its password changed, after this call began.
    if (!(await isSession(tx, sessionHash))) refuse('RESTRICTED_AREA')
    refuseTooMany((await ownOf(tx, user.id)).length)
    const [added] = await tx
      .insert(passkeys)
      .values({ ...key, userId: user.id, name: body.name.trim(), rpId: site.rpId, createdAt })
      .onConflictDoNothing()
      .returning()
    // A key belongs to one account only.
    if (!added) refuse('INVALID_VALUE', 'credential')
    await recordSecurityEvent(tx, createdAt, { userId: user.id, kind: 'PASSKEY_ADDED', sessionHash })
    await sendPasskeyAdded(tx, createdAt, { userId: user.id, email: owner.email, language })
    return { passkey: wire(added) }
  })
}

/** INVALID_ID: another person's, or already removed. */
const onRemovePasskey: Handler<typeof removePasskey> = async ({ platform, user, params, sessionHash }) => {
  await platform.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.credentialId, params.id), eq(passkeys.userId, user.id)))
      .returning({ id: passkeys.credentialId })
    if (!removed) refuse('INVALID_ID')
    const event = { userId: user.id, kind: 'PASSKEY_REMOVED', sessionHash } as const
    await recordSecurityEvent(tx, platform.now(), event)
  })
  return {}
}

export const passkeyHandlers = {
  listPasskeys: onListPasskeys,
  startPasskey: onStartPasskey,
  addPasskey: onAddPasskey,
  removePasskey: onRemovePasskey,
} satisfies Partial<Handlers>
