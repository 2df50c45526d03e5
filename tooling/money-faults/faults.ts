import { type Fault, inFile } from './fault.ts'
import { faultsOnTheWayOut } from './faults-on-the-way-out.ts'

/** `pnpm money:faults` makes each of them, alone, and the money tests have to fail. */
export const faults: readonly Fault[] = [
  ...inFile('pledges/books.ts', [
    {
      what: 'A promise ends with nothing in the books',
      find: 'movements: promise(pledge, -pledge.total),',
      put: 'movements: promise(pledge, pledge.total),',
    },
    {
      what: 'A change of a pledge books its new total in place of the difference',
      find: 'movements: promise(pledge, cents),',
      put: 'movements: promise(pledge, pledge.total + cents),',
    },
    {
      what: 'Two changes of one pledge have one reference',
      find: 'reference: `changed ${pledge.id} ${change}`,',
      put: 'reference: `changed ${pledge.id}`,',
    },
    {
      what: 'A percent of the initial payout is held under another name',
      find: '{ part: INITIAL_PART, percent: 100 - later },',
      put: '{ part: INITIAL_PART, percent: 99 - later }, { part: `${INITIAL_PART}2`, percent: 1 },',
    },
    {
      what: 'The time of collecting is not written',
      find: '{ collectedAt: at, cardFingerprint',
      put: '{ cardFingerprint',
    },
    {
      what: 'A pledge does not keep which card paid it',
      find: '{ collectedAt: at, cardFingerprint: ofItsCard }',
      put: '{ collectedAt: at }',
    },
    {
      what: 'The parts of a pledge are written a cent too low',
      find: '.values(parts.map(([part, cents]) => ({ pledgeId, projectId, part, held: cents })))',
      put: '.values(parts.map(([part, cents]) => ({ pledgeId, projectId, part, held: cents - 1 })))',
    },
    {
      what: 'A campaign’s pledge is held whole, as an order is',
      find: 'byMilestones ? await sharesOf(tx, projectId) : [{ part: INITIAL_PART, percent: 100 }]',
      put: '[{ part: INITIAL_PART, percent: 100 }]',
    },
  ]),
  ...inFile('pledges/refund.ts', [
    {
      what: 'A refund takes more of a part than it holds',
      find: 'const cents = Math.min(held, left)',
      put: 'const cents = left',
    },
    {
      what: 'What a refund takes is still held, says the part',
      find: "await change(pledgeId, part, 'held', cents)",
      put: "await change(pledgeId, part, 'held', 0)",
    },
    {
      what: 'The creator’s part of a refund is not taken from what was released',
      find: '{ held: taken, released: left }',
      put: '{ held: taken, released: 0 }',
    },
    {
      what: 'A refund in part is written with all that is held',
      find: '    amount,\n    cause: order.cause,',
      put: '    amount: inHold,\n    cause: order.cause,',
    },
    {
      what: 'Every refund cancels the pledge',
      find: 'if (Number(sums?.rest ?? 0) > 0) return',
      put: '',
    },
    {
      what: 'A pledge refunded whole keeps its stock',
      find: 'await returnStock(tx, await tx.select().from(pledgeItems).where(eq(pledgeItems.pledgeId, pledge.id)))',
      put: '',
    },
  ]),
  ...inFile('pledges/stock.ts', [
    {
      what: 'The limit of a reward is looked at before this piece, not with it',
      find: '${rewards.taken} + ${quantity} <= ${rewards.backerLimit})`',
      put: '${rewards.taken} <= ${rewards.backerLimit})`',
    },
    {
      what: 'The quantity of a variant is not looked at',
      find: '${rewardVariants.taken} + ${quantity} <= ${rewardVariants.quantity})`',
      put: 'true)`',
    },
    {
      what: 'One piece comes back, however many were taken',
      find: '.set({ taken: sql`${rewards.taken} - ${quantity}` })',
      put: '.set({ taken: sql`${rewards.taken} - 1` })',
    },
  ]),
  ...inFile('pledges/withdraw.ts', [
    {
      what: 'A cancelled pledge keeps its stock',
      find: '  await returnStock(tx, items)\n  await returnCoupon(tx, pledge)',
      put: '  await returnCoupon(tx, pledge)',
    },
    {
      what: 'A cancelled pledge keeps its coupon',
      find: '  await returnStock(tx, items)\n  await returnCoupon(tx, pledge)',
      put: '  await returnStock(tx, items)',
    },
    {
      what: 'A cancelled pledge stays promised',
      find: '  await bookUnpledged(tx, pledge, now)\n',
      put: '',
    },
    {
      what: 'A cancelled pledge stays in what was raised',
      find: 'totalPledged: sql`${projects.totalPledged} - ${pledge.total}`,',
      put: '',
    },
    {
      what: 'Whoever cancels one of two pledges is no backer any more',
      find: 'backersCount: sql`${projects.backersCount} - ${other ? 0 : 1}`,',
      put: 'backersCount: sql`${projects.backersCount} - 1`,',
    },
  ]),
  ...inFile('pledges/changed-sums.ts', [
    {
      what: 'A changed pledge does not change what was raised',
      find: '.set({ totalPledged: sql`${projects.totalPledged} + ${more}` })',
      put: '.set({ totalPledged: sql`${projects.totalPledged}` })',
    },
    {
      what: 'A changed pledge is not booked',
      find: "await bookChanged(tx, pledge, { cents: more, change: newId('chg'), at: now })",
      put: "await bookChanged(tx, pledge, { cents: 0, change: newId('chg'), at: now })",
    },
    {
      what: 'A changed pledge loses its discount, in its total alone',
      find: 'const { total } = pledgeTotal(lines, shippingTotal, discount)',
      put: 'const { total } = pledgeTotal(lines, shippingTotal, 0)',
    },
  ]),
  ...inFile('pledges/settle.ts', [
    {
      what: 'A pledge that stands is not promised in the books',
      find: '  await bookPledged(tx, pledge, now)\n',
      put: '',
    },
    {
      what: 'A second pledge of one person makes another backer',
      find: '${(others?.n ?? 0) === 0 ? 1 : 0}',
      put: '${1}',
    },
    {
      what: 'A card that is set up counts as paid at once',
      find: 'if (payment.captures) await bookCollected',
      put: 'await bookCollected',
    },
    {
      what: 'A rejected card keeps the stock',
      find: '  await returnStock(tx, items)\n  await returnCoupon(tx, pledge)',
      put: '  await returnCoupon(tx, pledge)',
    },
    {
      what: 'A pledge that somebody else settled meanwhile is settled again',
      find: "if (pledge.status !== 'PROCESSING' || payment.id !== paymentId) return pledge",
      put: '',
    },
  ]),
  ...inFile('money/end-campaigns.ts', [
    {
      what: 'A campaign that reaches its goal exactly has missed it',
      find: 'project.totalPledged >= project.fundingGoal',
      put: 'project.totalPledged > project.fundingGoal',
    },
  ]),
  ...inFile('money/close-pledge.ts', [
    {
      what: 'A payment that was opened before a crash is opened again',
      find: 'if (payment.captures && isOpen(payment)) return payment',
      put: '',
    },
    {
      what: 'A job that is repeated tries cards again that failed a moment ago',
      find: '    if (pledge.chargeAt && pledge.chargeAt > now) return null\n',
      put: '',
    },
    {
      what: 'A pledge is let go with its figures: the result is turned round afterwards',
      find: "if (result === 'not_reached') return letGo(platform, pledge, 'keep')",
      put: "if (result === 'not_reached') return letGo(platform, pledge, 'lower')",
    },
  ]),
  ...inFile('pledges/end-charge.ts', [
    {
      what: 'A charge has a key of its own each time it is tried',
      find: 'idempotencyKey: payment.id,\n      token',
      put: 'idempotencyKey: `${payment.id} ${Math.random()}`,\n      token',
    },
    {
      what: 'What was charged is not held',
      find: '      await bookCollected(tx, pledge, { byMilestones: true, at: now })\n',
      put: '',
    },
    {
      what: 'A failed charge is not counted',
      find: 'failedCharges: pledge.failedCharges + 1,',
      put: '',
    },
  ]),
  ...inFile('money/release.ts', [
    {
      what: 'What was released is still held, says the part',
      find: '.set({ released: sql`${pledgeParts.released} + ${pledgeParts.held}`, held: 0 })',
      put: '.set({ released: sql`${pledgeParts.released} + ${pledgeParts.held}` })',
    },
    {
      what: 'The fee is rounded up',
      find: 'Math.floor((Number(sums?.kept ?? 0) * percent) / 100)',
      put: 'Math.ceil((Number(sums?.kept ?? 0) * percent) / 100)',
    },
  ]),
  ...inFile('money/refunds.ts', [
    {
      what: 'A refund that came back goes to the processor’s account all the same',
      find: '[{ ...movement, holder: { userId }, amount: rest }]',
      put: "[{ ...movement, holder: 'processor' as const, amount: rest }]",
    },
    {
      what: 'A refund that is settled already is settled again',
      find: "if (refund?.status !== 'PENDING') return\n    const",
      put: 'if (!refund) return\n    const',
    },
  ]),
  ...inFile('pledges/cart-calls.ts', [
    {
      what: 'An add-on is put into a cart that holds no reward',
      find: "    if (isAlone && reward.isAddon) refuse('MISSING_PRODUCT', 'reward')\n",
      put: '',
    },
    {
      what: 'Add-ons stay in a cart after its last reward',
      find: 'isAlone ? own : and(own',
      put: 'and(own',
    },
  ]),
  ...inFile('pledges/add-ons.ts', [
    {
      what: 'A pledge keeps its add-ons after its last reward',
      find: ', eq(rewards.isAddon, false)),',
      put: '),',
    },
  ]),
  ...inFile('money/referral-bonuses.ts', [
    {
      what: 'A bonus is paid with tokens of nobody’s dollars',
      find: "      { holder: 'platform', token: 'USD', amount: -cents },\n      { holder: 'conversion', token: 'USD', amount: cents },\n",
      put: '',
    },
    {
      what: 'What a refund makes undue stays with the owner of the link',
      find: 'if (due < bonus.paidCents) return takeBack(platform, tx, { bonus, project })',
      put: 'if (due < bonus.paidCents) return void (await settled(tx, bonus, { isSettled: true }))',
    },
    {
      what: 'A bonus above the listing fee',
      find: 'Math.min(REFERRAL.bonusPercent, percent)',
      put: 'Math.max(REFERRAL.bonusPercent, percent)',
    },
  ]),
  ...inFile('money/votes.ts', [
    {
      what: 'A carried vote leaves the later milestones open',
      find: "    await refundHeld(platform, tx, vote.projectId, 'vote')\n",
      put: '',
    },
    {
      what: 'A released milestone is not marked as decided',
      find: "    await decideMilestones(tx, [milestone.id], 'released', at)\n",
      put: '',
    },
    {
      what: 'Two accounts with one card are counted as two voters',
      find: 'voters: new Set(voices.values()).size,',
      put: 'voters: voices.size,',
    },
    {
      what: 'A vote carries above half alone',
      find: 'noConfidence * 100 >= voters',
      put: 'noConfidence * 100 > voters',
    },
  ]),
  ...faultsOnTheWayOut,
]
