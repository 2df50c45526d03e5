import { authorizeSso, completeMissingInfo, loginSso } from '@kindling/api-client/contract/auth'
import { getMe } from '@kindling/api-client/contract/users'
import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { socialAccounts, users } from '../database/schema.ts'
import { openBrowser } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { newcomer } from '../testing/sign-in.ts'
import { agreed, arrivedWithoutName, cameBack, stranger } from '../testing/social.ts'

const made = platformForTests()
const google = { provider: 'google' }

describe('accounts 28: the way to a provider and back', () => {
  it('asks with a challenge of a verifier that stays here, and with exactly one address to come back to', async () => {
    const { redirect_url } = await openBrowser(made.platform).client(authorizeSso, { params: google })
    const asked = new URL(redirect_url).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(asked.get('state')).toMatch(/^[\w-]{22}$/)
    expect(asked.get('redirect_uri')).toBe(`${made.platform.platform.siteOrigin()}/google_authenticated`)
  })

  it('takes a state once, from the browser that set out, for the provider it was made for', async () => {
    const browser = openBrowser(made.platform)
    const query = await agreed(made.platform, browser)
    const refused = { code: 'INVALID_VALUE', field: 'state' }
    await expect(
      openBrowser(made.platform).client(loginSso, { params: google, query }),
    ).rejects.toMatchObject(refused)
    await expect(browser.client(loginSso, { params: { provider: 'facebook' }, query })).rejects.toMatchObject(
      refused,
    )
    await browser.client(loginSso, { params: google, query })
    await expect(browser.client(loginSso, { params: google, query })).rejects.toMatchObject(refused)
  })

  it('lets a state die after ten minutes', async () => {
    const browser = openBrowser(made.platform)
    const query = await agreed(made.platform, browser)
    made.platform.clock.advance(10 * 60_000 + 1)
    await expect(browser.client(loginSso, { params: google, query })).rejects.toMatchObject({
      field: 'state',
    })
  })

  it('knows a person by the provider and its name for them, never by an e-mail', async () => {
    const here = await newcomer(made.platform)
    const { user } = await here.client(getMe, {})
    const { browser, code } = await arrivedWithoutName(made.platform, {
      email: user.email,
      name: 'Somebody Else',
    })
    await expect(browser.client(getMe, {})).rejects.toMatchObject({ status: 401 })
    // Typing the address by hand does not open the account that has it either.
    await expect(
      browser.client(completeMissingInfo, { body: { code, email: user.email } }),
    ).rejects.toMatchObject({ code: 'VALUE_EXISTS', field: 'email' })
  })
})

describe('signing in at a provider', () => {
  it('makes an account once, and finds it from then on', async () => {
    const account = stranger()
    const first = await (await cameBack(made.platform, account)).client(getMe, {})
    const again = await (await cameBack(made.platform, account)).client(getMe, {})
    expect(again.user.id).toBe(first.user.id)
    expect(first.user).toMatchObject({
      name: account.name,
      email: account.email,
      email_confirmed: true,
      login_methods: ['google'],
    })
  })

  it.each([
    ['an address with a line of its own', { email: 'nour@example.com\r\nbcc: all@example.com' }, 'email'],
    ['an address longer than any', { email: `${'n'.repeat(300)}@example.com` }, 'email'],
    ['no address at all', { email: 'nour at example' }, 'email'],
    ['a name of 5,000 characters', { name: 'N'.repeat(5_000) }, 'name'],
    ['half of a character in a name', { name: 'Nour \ud83d' }, 'name'],
  ])('accounts A35: takes %s from nobody, and asks for another', async (_what, said, field) => {
    // What no database takes comes from a provider over the network; the stand-in's books could not hold it.
    const { google: provider } = made.platform.consents
    if (!provider) throw new Error('Google is played here')
    const account = { ...stranger(), ...said }
    const { exchange } = provider
    const arrived = { subject: stranger().email, emailVerified: true, ...account }
    Object.assign(provider, { exchange: async () => arrived })
    try {
      const browser = openBrowser(made.platform)
      const { redirect_url } = await browser.client(authorizeSso, { params: google })
      const state = new URL(redirect_url).searchParams.get('state') ?? ''
      const back = browser.client(loginSso, { params: google, query: { code: 'any', state } })
      await expect(back).rejects.toMatchObject({ code: 'FIELD_MISSING', field })
      await expect(back).rejects.toHaveProperty('errors.length', 1)
    } finally {
      Object.assign(provider, { exchange })
    }
  })

  it('accounts A35: takes spaces and line breaks around an address for what they are', async () => {
    const account = stranger()
    const browser = await cameBack(made.platform, {
      name: ` ${account.name} `,
      email: `\r\n${account.email}\n`,
    })
    expect((await browser.client(getMe, {})).user).toMatchObject(account)
  })

  it('asks for what the provider did not give, and confirms an address that nobody has vouched for', async () => {
    const { browser, code } = await arrivedWithoutName(made.platform, { ...stranger(), email: '' })
    const { email } = stranger()
    const { user } = await browser.client(completeMissingInfo, { body: { code, email } })
    expect(user).toMatchObject({ email, email_confirmed: false })
    expect((await browser.client(getMe, {})).user.id).toBe(user.id)
    await expect(browser.client(completeMissingInfo, { body: { code, email } })).rejects.toMatchObject({
      code: 'EXPIRED_CODE',
    })
  })

  it('of one person who comes back many times at once makes one account', async () => {
    const account = stranger()
    const journeys = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const browser = openBrowser(made.platform)
        return { browser, query: await agreed(made.platform, browser, account) }
      }),
    )
    await Promise.all(
      journeys.map(({ browser, query }) => browser.client(loginSso, { params: google, query })),
    )
    const { db } = made.platform.platform
    const [people] = await db.select({ n: count() }).from(users).where(eq(users.email, account.email))
    expect(people?.n).toBe(1)
  })

  it('accounts 14: does not stand in for the second factor', async () => {
    const account = stranger()
    const { user } = await (await cameBack(made.platform, account)).client(getMe, {})
    const { db } = made.platform.platform
    await db.update(users).set({ totpEnabled: true }).where(eq(users.id, user.id))
    const browser = openBrowser(made.platform)
    const query = await agreed(made.platform, browser, account)
    const answer = await browser.client(loginSso, { params: google, query })
    expect(answer).toEqual({ new_user: false, totp_required: true, user: null })
    await expect(browser.client(getMe, {})).rejects.toMatchObject({ status: 401 })
  })

  it('keeps the link with the person it belongs to', async () => {
    const { user } = await (await cameBack(made.platform)).client(getMe, {})
    const { db } = made.platform.platform
    const links = await db.select().from(socialAccounts).where(eq(socialAccounts.userId, user.id))
    expect(links).toHaveLength(1)
  })
})
