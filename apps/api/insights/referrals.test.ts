import { recordReferral } from '@kindling/api-client/contract/referrals'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { referrals, users } from '../database/schema.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const kept = (value: string) =>
  made.platform.platform.db.select().from(referrals).where(eq(referrals.value, value))

it('keeps where a visitor came from, and nothing about who they are', async () => {
  const { client } = made.stage.visitor()
  const value = 'club-night'
  await client(recordReferral, {
    body: { internal_referral_type: 'INTERNAL', internal_referral_value: value },
  })
  expect(await kept(value)).toEqual([
    {
      id: expect.stringMatching(/^ref_/),
      type: 'INTERNAL',
      value,
      userId: null,
      createdAt: expect.any(Date),
    },
  ])
})

it('keeps the account of somebody who is logged in, and lets go of it with the account', async () => {
  const { client } = await made.stage.newcomer()
  const { user } = await client(getMe, {})
  const value = 'copper kettle'
  await client(recordReferral, {
    body: { internal_referral_type: 'SEARCH', internal_referral_value: `  ${value} ` },
  })
  expect(await kept(value)).toMatchObject([{ type: 'SEARCH', userId: user.id }])
  await made.platform.platform.db.delete(users).where(eq(users.id, user.id))
  expect(await kept(value)).toMatchObject([{ userId: null }])
})
