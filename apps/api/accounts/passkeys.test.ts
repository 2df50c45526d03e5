import { deleteMe } from '@kindling/api-client/contract/account'
import { confirmPasswordReset, undoEmailChange } from '@kindling/api-client/contract/auth'
import { listPasskeys, removePasskey } from '@kindling/api-client/contract/passkeys'
import { getMe } from '@kindling/api-client/contract/users'
import { PASSKEY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passkeyChallenges, passkeys, users } from '../database/schema.ts'
import { authenticator } from '../testing/authenticator.ts'
import { openBrowser, statusOf } from '../testing/browser.ts'
import { mailsTo } from '../testing/mails.ts'
import {
  add,
  ask,
  atSite,
  enter,
  keyMade,
  namesOf,
  nobody,
  passkeyHolder,
  question,
  siteOrigin,
  unlocked,
  withDevice,
} from '../testing/passkeys.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { issueCode } from './codes.ts'

const made = platformForTests()

describe('a passkey', () => {
  it('is asked for so that it is found without a name, unlocked each time, and tells nothing of the device', async () => {
    const { browser } = await withDevice(made.platform)
    const { user } = await browser.client(getMe, {})
    const options = await ask(browser)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Kindling' },
      user: { name: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      timeout: PASSKEY.challengeMs,
    })
    expect(await question(browser)).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  })

  it('is added with its name, logs in another browser, and says when it was last used', async () => {
    const holder = await passkeyHolder(made.platform)
    expect(await namesOf(holder.browser)).toEqual(['My phone'])
    const [unused] = (await holder.browser.client(listPasskeys, {})).passkeys
    expect(unused?.last_used).toBeNull()
    const there = await unlocked(made.platform, holder)
    const { user } = await enter(there)
    expect(user.email).toBe(holder.email)
    expect(await statusOf(there.browser)).toBe(200)
    const [used] = (await holder.browser.client(listPasskeys, {})).passkeys
    expect(used?.last_used).toMatch(/^\w{3}, \d{2} /)
  })

  it('of a device that counts nothing logs in again and again', async () => {
    const device = authenticator(siteOrigin, null)
    const holder = await passkeyHolder(made.platform, await withDevice(made.platform, device))
    for (let n = 0; n < 3; n++) {
      const there = await unlocked(made.platform, holder)
      await enter(there)
      expect(await statusOf(there.browser)).toBe(200)
    }
  })

  it('is left out when its device is asked to make another', async () => {
    const { browser, passkeyId } = await passkeyHolder(made.platform)
    expect(await ask(browser)).toMatchObject({ excludeCredentials: [{ id: passkeyId }] })
  })

  it('is two factors at once: it opens an account with two-factor on, without a code', async () => {
    const holder = await passkeyHolder(made.platform)
    await made.platform.platform.db
      .update(users)
      .set({ totpEnabled: true })
      .where(eq(users.email, holder.email))
    const there = await unlocked(made.platform, holder)
    await enter(there)
    expect(await statusOf(there.browser)).toBe(200)
  })

  it('takes the place of no session: it is not adopted, and the one before ends', async () => {
    const holder = await passkeyHolder(made.platform)
    const before = holder.browser.cookie()
    const options = await question(holder.browser)
    await enter({ browser: holder.browser, credential: holder.device.get(options) })
    expect(holder.browser.cookie()).not.toBe(before)
    const old = openBrowser(made.platform)
    old.setCookie(before)
    expect(await statusOf(old)).toBe(401)
  })

  it('sends an e-mail, with the way to remove it and no code', async () => {
    const { email } = await passkeyHolder(made.platform)
    const [message, ...others] = await mailsTo(made.platform, email)
    expect(others).toEqual([])
    expect(message?.subject).toBe('A passkey was added')
    expect(message?.html).toContain('/settings/account"')
    expect(message?.text).not.toMatch(/code=|works until/)
  })

  it('sends the e-mail in French where the site speaks it', async () => {
    const person = await keyMade(made.platform)
    person.browser.alter({ origin: siteOrigin, host: new URL(siteOrigin).host, 'accept-language': 'fr' })
    await add(person)
    const [message] = await mailsTo(made.platform, person.email)
    expect(message?.subject).toBe('Une clé d’accès a été ajoutée')
  })

  it('leaves nothing in the database that could log in', async () => {
    const { browser, email, device } = await passkeyHolder(made.platform)
    const options = await question(browser)
    const kept = JSON.stringify([
      await made.platform.platform.db.select().from(passkeys),
      await made.platform.platform.db.select().from(passkeyChallenges),
    ])
    expect(kept).not.toContain(String(options.challenge))
    expect(kept).not.toContain(email)
    expect(device.get(options)).toBeTruthy()
  })
})

describe('accounts 29: a passkey is somebody’s own', () => {
  it('is removed by its person, without a password, and then opens nothing', async () => {
    const holder = await passkeyHolder(made.platform)
    const there = await unlocked(made.platform, holder)
    made.platform.clock.advance(PASSKEY.freshMs * 2)
    await holder.browser.client(removePasskey, { params: { id: holder.passkeyId } })
    expect(await namesOf(holder.browser)).toEqual([])
    const again = await unlocked(made.platform, holder)
    await expect(enter(again)).rejects.toMatchObject(nobody)
    expect(await statusOf(again.browser)).toBe(401)
    expect(there.browser.cookie()).toBe('')
  })

  it('is not anybody else’s to remove, nor to add', async () => {
    const holder = await passkeyHolder(made.platform)
    const stranger = await withDevice(made.platform)
    await expect(
      stranger.browser.client(removePasskey, { params: { id: holder.passkeyId } }),
    ).rejects.toMatchObject({ code: 'INVALID_ID' })
    // The same key again, as an answer to the stranger's own question.
    const options = await ask(stranger.browser)
    const credential = holder.device.create(options)
    await expect(add({ browser: stranger.browser, credential })).rejects.toMatchObject(nobody)
    expect(await namesOf(holder.browser)).toEqual(['My phone'])
  })

  it('answers for nobody but whom it was made for', async () => {
    const holder = await passkeyHolder(made.platform)
    const other = await passkeyHolder(made.platform)
    const { user } = await other.browser.client(getMe, {})
    const browser = atSite(openBrowser(made.platform))
    const userHandle = Buffer.from(user.id).toString('base64url')
    const credential = holder.device.get(await question(browser), { userHandle })
    await expect(enter({ browser, credential })).rejects.toMatchObject(nobody)
  })

  it('goes with the account', async () => {
    const holder = await passkeyHolder(made.platform)
    await holder.browser.client(deleteMe, { body: { password: goodPassword } })
    const there = await unlocked(made.platform, holder)
    await expect(enter(there)).rejects.toMatchObject(nobody)
  })

  it('stays when the password is chosen anew, and goes when a change of e-mail is taken back', async () => {
    const holder = await passkeyHolder(made.platform)
    const { user } = await holder.browser.client(getMe, {})
    const { db, now } = made.platform.platform
    const issue = (kind: 'reset' | 'undo') =>
      issueCode(db, now(), { kind, userId: user.id, email: user.email })
    const visitor = openBrowser(made.platform)
    const { code } = await issue('reset')
    await visitor.client(confirmPasswordReset, { body: { code, new_password: 'another long passphrase' } })
    const there = await unlocked(made.platform, holder)
    await enter(there)
    expect(await statusOf(there.browser)).toBe(200)
    await visitor.client(undoEmailChange, { body: { code: (await issue('undo')).code } })
    const again = await unlocked(made.platform, holder)
    await expect(enter(again)).rejects.toMatchObject(nobody)
  })
})

describe('accounts 21: a call in progress while a session ends', () => {
  it('adds nothing to an account that was just given back', async () => {
    const intruder = await keyMade(made.platform)
    const { user } = await intruder.browser.client(getMe, {})
    const { db, now } = made.platform.platform
    const { code } = await issueCode(db, now(), { kind: 'undo', userId: user.id, email: user.email })
    await Promise.allSettled([
      add(intruder),
      openBrowser(made.platform).client(undoEmailChange, { body: { code } }),
    ])
    expect(await db.select().from(passkeys).where(eq(passkeys.userId, user.id))).toEqual([])
  })
})
