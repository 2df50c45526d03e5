import { refundPledge } from '@kindling/api-client/contract/pledge-management'
import { checkout } from '@kindling/api-client/contract/pledges'
import { addPaymentMethod, getMe } from '@kindling/api-client/contract/users'
import { listWalletTransactions } from '@kindling/api-client/contract/wallet'
import { REFERRAL, WALLET } from '@kindling/validation/limits'
import { plgOf } from '@kindling/validation/rules/conversion'
import { listingFee } from '@kindling/validation/rules/protection-tier'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { milestones, projectMembers, referralBonuses, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { TickerUnavailable } from '../providers/ticker.ts'
import type { Browser } from '../testing/browser.ts'
import { endWell, ledgerSum, passDays } from '../testing/money.ts'
import { cardBody, confirm, fill } from '../testing/people.ts'
import { type MadeProject, makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'
import { holder } from '../testing/wallet.ts'
import { balancesOf, post } from '../wallet/ledger.ts'
import { checkInvariants } from './invariants.ts'
import { topUp } from './platform-account.ts'
import { settleReferralBonuses } from './referral-bonuses.ts'

const made = platformForTests()
const platform = () => made.platform.platform
const db = () => platform().db

/* The platform's money would hide whose it is: there is enough for every bonus here. */
beforeEach(() => topUp(platform(), { cents: 100_000, name: newId('top') }))
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await checkInvariants(db())).toEqual([])
})

const idOf = async ({ client }: Browser) => (await client(getMe, {})).user.id
const codeOf = async ({ client }: Browser) => (await client(getMe, {})).user.referral_code
const plgOfPerson = async (browser: Browser) => (await balancesOf(db(), await idOf(browser))).PLG
const bonusOf = async (pledgeId: string) =>
  (await db().select().from(referralBonuses).where(eq(referralBonuses.pledgeId, pledgeId)))[0]

/** A campaign that holds nothing for milestones, so that the fee is 5 %. */
async function freeCampaign(): Promise<MadeProject> {
  const project = await makeProject(made.platform)
  await db()
    .delete(milestones)
    .where(eq(milestones.projectId, Number(project.id)))
  return project
}

/** Pledges after coming by a link. */
async function pledgeBy({ client }: Browser, project: MadeProject, ref: string): Promise<string> {
  const total_usd = await fill(client, project)
  const { pledge } = await client(checkout, {
    params: { id: project.id },
    body: { total_usd, source: `ref:${ref}` },
    idempotencyKey: newId('key'),
  })
  return pledge.id
}

/** The campaign is paid: day 16, with everything that falls due. */
async function paid(project: MadeProject): Promise<void> {
  await endWell(made.platform, Number(project.id))
  await passDays(made.platform, 16)
}

async function brought(owner: Browser) {
  const project = await freeCampaign()
  const backer = await made.stage.backer()
  const pledgeId = await pledgeBy(backer, project, await codeOf(owner))
  return { project, backer, pledgeId }
}

it('somebody’s first pledge by an own link brings 5 % of it in tokens when the project is paid, once', async () => {
  const owner = await made.stage.holder()
  const had = await plgOfPerson(owner)
  const { project, pledgeId } = await brought(owner)
  expect(await bonusOf(pledgeId)).toBeUndefined()
  const before = { platform: await ledgerSum(made.platform, 'platform') }
  await paid(project)
  const bonus = await bonusOf(pledgeId)
  expect(bonus).toMatchObject({ base: 9_500, cents: 475, paidCents: 475, isSettled: true })
  const { transactions } = await owner.client(listWalletTransactions, { query: { label: 'PLG' } })
  const [line] = transactions
  expect(line).toMatchObject({ kind: 'REFERRAL', detail: 'A kettle' })
  const plg = plgOf(475, line?.plg_to_usd ?? '')
  expect([line?.amount, await plgOfPerson(owner)]).toEqual([plg, had + plg])
  await Promise.all([settleReferralBonuses(platform()), settleReferralBonuses(platform())])
  expect(await plgOfPerson(owner)).toBe(had + plg)
  // It is the platform that gives it, out of its fees.
  expect(await ledgerSum(made.platform, 'platform')).toBeLessThan(before.platform + 475)
})

it('where more is held for milestones the fee is lower, and the bonus is no more than it', async () => {
  const owner = await made.stage.holder()
  const { project, pledgeId } = await brought(owner)
  const percent = listingFee(25)
  expect(percent).toBeGreaterThan(0)
  expect(percent).toBeLessThan(REFERRAL.bonusPercent)
  await db()
    .insert(milestones)
    .values({
      id: newId('mst'),
      projectId: Number(project.id),
      title: 'Delivered',
      date: new Date(platform().businessNow().getTime() + 300 * 86_400_000),
      funds: 25,
    })
  await paid(project)
  expect(await bonusOf(pledgeId)).toMatchObject({ base: 9_500, cents: (9_500 * percent) / 100 })
})

it('a refund takes its share back, and what is spent is taken when it is there again', async () => {
  const owner = await made.stage.holder()
  const { project, pledgeId } = await brought(owner)
  await paid(project)
  const creator = await signIn(made.platform, project.creatorId)
  const refund = (amount: number) =>
    creator.client(refundPledge, {
      params: { id: project.id, pledgeId },
      body: { amount, reason: 'One cup arrived broken.' },
      idempotencyKey: newId('key'),
    })
  const full = (await bonusOf(pledgeId))?.paidPlg ?? 0
  await refund(3_800)
  await settleReferralBonuses(platform())
  expect(await bonusOf(pledgeId)).toMatchObject({
    paidCents: 285,
    paidPlg: Math.floor((full * 285) / 475),
    isSettled: true,
  })
  const userId = await idOf(owner)
  const left = await plgOfPerson(owner)
  const spend = (amount: number) =>
    post(db(), {
      reference: newId('spent'),
      kind: 'OPENING',
      at: platform().now(),
      movements: [
        { holder: { userId }, token: 'PLG', amount: -amount },
        { holder: 'issuance', token: 'PLG', amount },
      ],
    })
  await spend(left - 100)
  const rest = (await db().select().from(referralBonuses).where(eq(referralBonuses.pledgeId, pledgeId)))[0]
  await refund(4_000)
  await settleReferralBonuses(platform())
  expect(await plgOfPerson(owner)).toBe(0)
  expect(await bonusOf(pledgeId)).toMatchObject({ isSettled: false, paidPlg: (rest?.paidPlg ?? 0) - 100 })
  await spend(-5_000)
  await settleReferralBonuses(platform())
  const end = await bonusOf(pledgeId)
  expect(end).toMatchObject({ isSettled: true, paidCents: Math.floor((475 * 1_700) / 9_500) })
  expect(await plgOfPerson(owner)).toBe(5_000 - ((rest?.paidPlg ?? 0) - 100 - (end?.paidPlg ?? 0)))
})

it('a pledge that was refunded before its bonus was paid brings what is left of it', async () => {
  const owner = await made.stage.holder()
  const { project, pledgeId } = await brought(owner)
  const ticker = vi.spyOn(platform().ticker, 'read').mockRejectedValue(new TickerUnavailable('out of reach'))
  await paid(project)
  // Without a rate it waits.
  expect(await bonusOf(pledgeId)).toMatchObject({ cents: 475, paidCents: 0, isSettled: false })
  await (await signIn(made.platform, project.creatorId)).client(refundPledge, {
    params: { id: project.id, pledgeId },
    body: { amount: 1_900, reason: 'One cup arrived broken.' },
    idempotencyKey: newId('key'),
  })
  ticker.mockRestore()
  await settleReferralBonuses(platform())
  expect(await bonusOf(pledgeId)).toMatchObject({ paidCents: 380, isSettled: true })
})

it('a full wallet, or a platform without money, lets it wait', async () => {
  const max = WALLET.maxPlg * WALLET.hundredthsPerToken
  const owner = await holder(made.platform, max)
  const { project, pledgeId } = await brought(owner)
  await paid(project)
  expect(await bonusOf(pledgeId)).toMatchObject({ paidCents: 0, isSettled: false })
  const userId = await idOf(owner)
  const makeRoom = (holderOf: Parameters<typeof post>[1]['movements']) =>
    post(db(), { reference: newId('room'), kind: 'OPENING', at: platform().now(), movements: holderOf })
  await makeRoom([
    { holder: { userId }, token: 'PLG', amount: -10_000 },
    { holder: 'issuance', token: 'PLG', amount: 10_000 },
  ])
  const cents = (await ledgerSum(made.platform, 'platform')) + (await ledgerSum(made.platform, 'fees'))
  const owe = (amount: number) =>
    makeRoom([
      { holder: 'platform', token: 'USD', amount: -amount },
      { holder: 'processor', token: 'USD', amount },
    ])
  await owe(cents)
  await settleReferralBonuses(platform())
  expect(await bonusOf(pledgeId)).toMatchObject({ paidCents: 0, isSettled: false })
  await owe(-cents)
  await settleReferralBonuses(platform())
  expect(await bonusOf(pledgeId)).toMatchObject({ paidCents: 475, isSettled: true })
})

it.each<{
  readonly why: string
  readonly change: (owner: Browser, made: { project: MadeProject; backer: Browser }) => Promise<unknown>
}>([
  {
    why: 'an owner who is not verified',
    change: async (owner) =>
      db()
        .update(users)
        .set({ kycStatus: 'KYC_PENDING' })
        .where(eq(users.id, await idOf(owner))),
  },
  {
    why: 'somebody of the team',
    change: async (owner, { project }) =>
      db()
        .insert(projectMembers)
        .values({
          projectId: Number(project.id),
          userId: await idOf(owner),
          role: 'VIEWER',
          joinedAt: platform().now(),
        }),
  },
  {
    why: 'an owner with the same card',
    change: (owner) => owner.client(addPaymentMethod, { body: cardBody() }),
  },
  {
    why: 'somebody who has pledged before',
    change: async (_, { backer }) => {
      const other = await freeCampaign()
      await confirm(backer.client, other, await fill(backer.client, other))
      made.platform.clock.advance(60_000)
    },
  },
])('$why brings nothing', async ({ why, change }) => {
  const owner = await made.stage.holder()
  const project = await freeCampaign()
  const backer = await made.stage.backer()
  const before = why.endsWith('before')
  if (before) await change(owner, { project, backer })
  const pledgeId = await pledgeBy(backer, project, await codeOf(owner))
  if (!before) await change(owner, { project, backer })
  await paid(project)
  expect(await bonusOf(pledgeId)).toBeUndefined()
})

it('an own link does not pay for an own pledge, and a team’s link pays nobody', async () => {
  const owner = await made.stage.holder()
  await owner.client(addPaymentMethod, { body: cardBody() })
  const project = await freeCampaign()
  const own = await pledgeBy(owner, project, await codeOf(owner))
  const named = await pledgeBy(await made.stage.backer(), project, 'club-night')
  await paid(project)
  expect([await bonusOf(own), await bonusOf(named)]).toEqual([undefined, undefined])
})
