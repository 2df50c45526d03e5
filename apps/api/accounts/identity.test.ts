import {
  finishIdentityCheck,
  getIdentityCheck,
  removeIdentityCheck,
  startIdentityCheck,
} from '@kindling/api-client/contract/identity'
import { getMe } from '@kindling/api-client/contract/users'
import { describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { type BackFromIdentity, backFromIdentity } from '../testing/identity.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const names = { body: { firstName: 'Mara', lastName: 'Lindqvist' } }
const statusOf = async ({ client }: Browser) => (await client(getMe, {})).user.kyc_status
const finish = ({ browser, code }: Pick<BackFromIdentity, 'browser' | 'code'>) =>
  browser.client(finishIdentityCheck, { body: { code } })

describe('an identity check', () => {
  it.each([
    ['approve', 'KYC_COMPLETE'],
    ['refuse', 'KYC_FAILED'],
    ['later', 'KYC_PENDING'],
  ] as const)('that the provider answers with %s is %s', async (decision, kyc_status) => {
    const back = await backFromIdentity(made.platform, decision)
    expect(await finish(back)).toEqual({ kyc_status })
    expect(await statusOf(back.browser)).toBe(kyc_status)
  })

  it('that nobody went through leaves everything as it was, and may be begun again', async () => {
    const browser = await made.stage.confirmed()
    await browser.client(startIdentityCheck, names)
    expect(await browser.client(getIdentityCheck, { query: { refresh: '1' } })).toEqual({
      kyc_status: 'KYC_NOT_DONE',
    })
    await expect(browser.client(startIdentityCheck, names)).resolves.toHaveProperty('kyc_url')
  })

  it('that was pending is asked after, and found complete', async () => {
    const back = await backFromIdentity(made.platform, 'later')
    await finish(back)
    await made.platform.identityChecks?.decide(back.id, 'approve')
    // Not asked for, the provider is not asked either.
    expect(await back.browser.client(getIdentityCheck, {})).toEqual({ kyc_status: 'KYC_PENDING' })
    expect(await back.browser.client(getIdentityCheck, { query: { refresh: '1' } })).toEqual({
      kyc_status: 'KYC_COMPLETE',
    })
  })

  it('that failed may be started again, and the first one’s way back no longer works', async () => {
    const first = await backFromIdentity(made.platform, 'refuse')
    await finish(first)
    const second = await backFromIdentity(made.platform, 'approve', first.browser)
    await expect(finish(first)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    expect(await finish(second)).toEqual({ kyc_status: 'KYC_COMPLETE' })
  })

  it('of somebody else is not finished by a code that was taken', async () => {
    const { code } = await backFromIdentity(made.platform, 'approve')
    const thief = await made.stage.confirmed()
    await expect(finish({ browser: thief, code })).rejects.toMatchObject({ code: 'INVALID_STATE' })
    expect(await statusOf(thief)).toBe('KYC_NOT_DONE')
  })

  it('once removed is erased at the provider, and may be begun again', async () => {
    const back = await backFromIdentity(made.platform, 'approve')
    await finish(back)
    await back.browser.client(removeIdentityCheck, {})
    expect(await statusOf(back.browser)).toBe('KYC_NOT_DONE')
    await expect(back.browser.client(startIdentityCheck, names)).resolves.toHaveProperty('kyc_url')
  })
})
