import { createHash, randomBytes } from 'node:crypto'
import type { authorizeSso, completeMissingInfo, loginSso } from '@kindling/api-client/contract/auth'
import { formIssues } from '@kindling/validation/forms/issues'
import { missingInfoForm } from '@kindling/validation/forms/missing-info'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { socialAccounts, socialArrivals, socialJourneys, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { Failure, type FailureItem, refuse } from '../kernel/failure.ts'
import { validateForm } from '../kernel/form-failures.ts'
import { digest, newId } from '../kernel/ids.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { isStorable } from '../kernel/text.ts'
import {
  type SocialAccount,
  type SocialProvider,
  type SocialProviderName,
  SocialRejected,
  SocialUnavailable,
  socialProviders,
} from '../providers/social.ts'
import { emailKeyOf, sendConfirmation } from './mails.ts'
import { profileOf } from './profile.ts'
import { openHalfLogin } from './second-factor.ts'

const minute = 60_000
const journeyMs = 10 * minute
const arrivalMs = 30 * minute
/** Sign-ins started from one address in 15 minutes. */
const journeys = { count: 60, windowMs: 15 * minute }

const secret = () => randomBytes(16).toString('base64url')
const redirectUri = ({ siteOrigin }: Platform, provider: SocialProviderName) =>
  `${siteOrigin()}/${provider}_authenticated`

function providerOf(
  platform: Platform,
  name: string,
): { name: SocialProviderName; provider: SocialProvider | undefined } {
  const known = socialProviders.find((each) => each === name)
  if (!known) refuse('INVALID_VALUE', 'provider')
  return { name: known, provider: platform.social[known] }
}

const onAuthorizeSso: Handler<typeof authorizeSso> = async ({
  platform,
  params,
  user,
  address,
  browserKey,
}) => {
  const { name, provider } = providerOf(platform, params.provider)
  if (!provider) refuse('EXTERNAL_ERROR')
  await countAttempt(platform, `social:${address}`, journeys)
  const now = platform.now()
  const state = secret()
  const codeVerifier = randomBytes(32).toString('base64url')
  await platform.db.delete(socialJourneys).where(lt(socialJourneys.expiresAt, now))
  await platform.db.insert(socialJourneys).values({
    stateHash: digest(state),
    provider: name,
    browserHash: digest(browserKey.renew()),
    codeVerifier,
    expiresAt: new Date(now.getTime() + journeyMs),
  })
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  return {
    redirect_url: provider.authorizeUrl({ state, codeChallenge, redirectUri: redirectUri(platform, name) }),
    new_user: user === null,
  }
}

/** Maximum characters of the provider's id for a person. */
const subjectMax = 255

/**
 * Checks the provider's data by the rules for typed data: an invalid value counts as missing, and the person is asked
 * for it (reliability, accounts A35).
 */
function heldToRules(account: SocialAccount): SocialAccount {
  if (account.subject.length > subjectMax || !isStorable(account.subject))
    throw new SocialUnavailable('The provider names the person by what cannot be stored')
  const said = { name: account.name.trim(), email: account.email.trim() }
  const wrong = new Set(formIssues(missingInfoForm, said).map(({ path }) => path))
  const email = wrong.has('email') ? '' : said.email
  return {
    ...account,
    name: wrong.has('name') ? '' : said.name,
    email,
    emailVerified: account.emailVerified && email !== '',
  }
}

/** Asks the provider who agreed; maps its failures to the contract's codes. */
async function arrivalOf(run: () => Promise<SocialAccount>): Promise<SocialAccount> {
  try {
    return heldToRules(await run())
  } catch (error) {
    if (error instanceof SocialRejected) refuse('UNAUTHORIZED')
    if (error instanceof SocialUnavailable) refuse('EXTERNAL_ERROR')
    throw error
  }
}

const findUser = async (
  db: Database | Transaction,
  provider: SocialProviderName,
  subject: string,
): Promise<User | undefined> => {
  const [row] = await db
    .select({ user: users })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)))
  return row?.user
}

const isTaken = async (db: Database | Transaction, email: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)))
  return row !== undefined
}

interface NewAccount {
  readonly provider: SocialProviderName
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

/**
 * Creates the account, or returns the one the same person created a moment ago. Rejects with VALUE_EXISTS if another
 * account has the address: accounts are never matched by e-mail.
 *
 * @param first uses up what the account is made from, in the same transaction.
 */
async function register(
  platform: Platform,
  account: NewAccount,
  language: 'en' | 'fr',
  first: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<User> {
  const now = platform.now()
  const email = account.email.trim()
  return platform.db.transaction(async (tx) => {
    await first(tx)
    const [user] = await tx
      .insert(users)
      .values({
        id: newId('usr'),
        email,
        emailKey: emailKeyOf(email),
        name: account.name.trim(),
        emailConfirmed: account.emailVerified,
        language,
        joinedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    const { provider, subject } = account
    if (!user) return (await findUser(tx, provider, subject)) ?? refuse('VALUE_EXISTS', 'email')
    await tx.insert(socialAccounts).values({ provider, subject, userId: user.id, createdAt: now })
    if (!account.emailVerified) await sendConfirmation(tx, now, { userId: user.id, email, language })
    return user
  })
}

/** Stores the provider's data until the person has sent the rest, and returns what is missing. */
async function askForTheRest(
  platform: Platform,
  provider: SocialProviderName,
  account: SocialAccount,
): Promise<never> {
  const taken = account.email !== '' && (await isTaken(platform.db, account.email))
  const code = secret()
  const now = platform.now()
  await platform.db.delete(socialArrivals).where(lt(socialArrivals.expiresAt, now))
  await platform.db.insert(socialArrivals).values({
    codeHash: digest(code),
    provider,
    subject: account.subject,
    name: account.name,
    email: taken ? '' : account.email,
    emailVerified: account.emailVerified && !taken,
    expiresAt: new Date(now.getTime() + arrivalMs),
  })
  const lacks = (field: string, reason?: string): FailureItem => ({
    code: 'FIELD_MISSING',
    field,
    params: { code, ...(reason && { reason }) },
  })
  const items: FailureItem[] = [
    ...(account.name === '' ? [lacks('name')] : []),
    ...(taken ? [lacks('email', 'VALUE_EXISTS')] : account.email === '' ? [lacks('email')] : []),
  ]
  const [first, ...rest] = items
  if (!first) throw new Error('Nothing lacks')
  throw new Failure([first, ...rest])
}

const onLoginSso: Handler<typeof loginSso> = async ({
  platform,
  params,
  query,
  address,
  language,
  browserKey,
  startSession,
}) => {
  const { name, provider } = providerOf(platform, params.provider)
  const { code, state } = query
  // No return from the provider: the sign-in has to start there.
  if (!code || !state) refuse('UNAUTHORIZED')
  await countAttempt(platform, `social:${address}`, journeys)
  const [journey] = await platform.db
    .delete(socialJourneys)
    .where(
      and(
        eq(socialJourneys.stateHash, digest(state)),
        eq(socialJourneys.provider, name),
        eq(socialJourneys.browserHash, digest(browserKey.read() ?? '')),
        gt(socialJourneys.expiresAt, platform.now()),
      ),
    )
    .returning()
  if (!journey) refuse('INVALID_VALUE', 'state')
  if (!provider) refuse('EXTERNAL_ERROR')
  browserKey.forget()
  const account = await arrivalOf(() =>
    provider.exchange({
      code,
      state,
      codeVerifier: journey.codeVerifier,
      redirectUri: redirectUri(platform, name),
    }),
  )
  const known = await findUser(platform.db, name, account.subject)
  if (known?.blocked) refuse('ACCOUNT_BLOCKED')
  if (known?.totpEnabled) {
    // A provider does not replace the second factor (reliability, accounts 14).
    await openHalfLogin(platform.db, known.id)
    return { new_user: false, totp_required: true, user: null }
  }
  const rest = () => askForTheRest(platform, name, account)
  if (!known && (account.name === '' || account.email === '' || (await isTaken(platform.db, account.email))))
    return rest()
  const user =
    known ??
    (await register(platform, { provider: name, ...account }, language).catch((error: unknown) => {
      // Another account took the address at this moment, so it is missing after all. No other failure has this code.
      if (error instanceof Failure && error.items[0].code === 'VALUE_EXISTS') return rest()
      throw error
    }))
  await startSession(user.id)
  return { new_user: !known, totp_required: false, user: await profileOf(platform.db, user) }
}

const onCompleteMissingInfo: Handler<typeof completeMissingInfo> = async ({
  platform,
  body,
  address,
  language,
  startSession,
}) => {
  await countAttempt(platform, `social:${address}`, journeys)
  const mine = and(
    eq(socialArrivals.codeHash, digest(body.code)),
    gt(socialArrivals.expiresAt, platform.now()),
  )
  const [arrival] = await platform.db.select().from(socialArrivals).where(mine)
  if (!arrival) refuse('EXPIRED_CODE')
  const name = arrival.name || (body.name ?? '')
  const email = arrival.email || (body.email ?? '')
  if (name.trim() === '') refuse('FIELD_MISSING', 'name')
  validateForm(missingInfoForm, { name, email })
  const account = { ...arrival, name, email, emailVerified: arrival.emailVerified }
  const user = await register(platform, account, language, async (tx) => {
    const used = await tx.delete(socialArrivals).where(mine).returning({ subject: socialArrivals.subject })
    // Sent twice at once, the code works once.
    if (used.length === 0) refuse('EXPIRED_CODE')
  })
  await startSession(user.id)
  return { user: await profileOf(platform.db, user) }
}

export const socialHandlers = {
  authorizeSso: onAuthorizeSso,
  loginSso: onLoginSso,
  completeMissingInfo: onCompleteMissingInfo,
} satisfies Partial<Handlers>
