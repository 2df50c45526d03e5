import type { MyPledge, PledgeEvent } from '@kindling/api-client/model/my-pledge'
import { answering, answers, fixtures } from '@kindling/api-client/scenarios'
import { heal, openDialog } from '@kindling/ui/views/story-plays'
import { inEveryLanguage } from '@kindling/ui/views/story-rejected'
import { wordsOf } from '@kindling/ui/views/story-words'
import preview from '#catalogue/preview'
import { go, isHeaded, patience, press, says, toMyPledges, withAny } from './flow-plays.ts'
import { PageAt } from './PageAt.tsx'

const { confirmedPledge, myPledges, nowSeconds, visa, wholeKettle } = fixtures
const [day, hour] = [86_400, 3_600]
const mastercard = { ...visa, id: 'pm_2', brand: 'mastercard' as const, last4: '7731', is_default: false }
const backer = { ...fixtures.backer, payment_methods: [visa, mastercard] }

const [, row] = myPledges
if (!row) throw new Error('The backer has no pledge for a kettle')
/** The backer's pledge for two kettles, in the list and on its page. */
const likeKettles = (list: Partial<MyPledge>, pledge: Partial<typeof confirmedPledge> = {}) => ({
  myPledges: [{ ...row, ...list }],
  pledges: [
    {
      ...confirmedPledge,
      id: row.id,
      ...(list.status && { status: list.status }),
      ...(list.payment_status && { payment_status: list.payment_status }),
      ...pledge,
    },
  ],
})
const event = (kind: PledgeEvent['kind'], at: number, more: Partial<PledgeEvent> = {}): PledgeEvent => ({
  kind,
  at,
  total_usd: 21_600,
  item: null,
  from: null,
  to: null,
  last4: null,
  ...more,
})

const meta = preview.meta({
  title: 'Flows/After a pledge',
  component: PageAt,
  tags: ['flows', 'views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: { path: '/pledges', user: backer },
})

/** An hour ago, below its goal. */
const ended = {
  ...wholeKettle,
  status: 'COMPLETE',
  result: 'not_reached',
  end_time: nowSeconds - hour,
} as const
const lastHour = { ...wholeKettle, end_time: nowSeconds + hour }
const pledgedLate = event('pledged', nowSeconds - 2 * day)
/** The campaign ends below its goal: every pledge is let go, and each page about it says that nobody was charged. */
export const CampaignFails = meta.story({
  parameters: answers([], {
    user: backer,
    project: lastHour,
    pledgeHistory: [pledgedLate],
    ...likeKettles({ project: lastHour, charged_at: lastHour.end_time }),
  }),
  play: inEveryLanguage(async (context) => {
    const [t, project] = [wordsOf(context, 'pledges'), wordsOf(context, 'project')]
    await go(context, t('of', { verb: t('verbs.change'), project: wholeKettle.name }))
    await says(context, t('page.means.open'))

    heal(context, {
      user: backer,
      project: ended,
      pledgeHistory: [event('cancelled', ended.end_time), pledgedLate],
      ...likeKettles({ status: 'FAILED', payment_status: 'CANCELLED', project: ended }),
    })
    await go(context, t('title'))
    await context.canvas.findByRole('heading', { name: new RegExp(`^${t('groups.finished')}`) }, patience)
    await says(context, t('labels.cancelled'))
    await says(context, t('amount.none'))
    await go(context, t('of', { verb: t('verbs.see'), project: wholeKettle.name }))
    await says(context, t('page.means.cancelled'))
    await says(context, t('page.events.cancelled'))
    await go(context, t('page.project'))
    await isHeaded(context, wholeKettle.name)
    await says(context, withAny(project('sentence.missed', { percent: '|' })))
  }),
})

/** Funded, charged, and in the middle of its milestones. */
const under = {
  ...wholeKettle,
  status: 'COMPLETE',
  result: 'successful',
  end_time: nowSeconds - 200 * day,
} as const
const paid = {
  status: 'COMPLETED',
  payment_status: 'COMPLETED',
  project: under,
  charged_at: under.end_time,
} as const
const wasCharged = [
  event('charged', under.end_time, { last4: visa.last4 }),
  event('pledged', under.end_time - 9 * day),
]
const afterVote = { ...fixtures.carriedVote, own: { refund: true, answers: 1, voice: 'own' } } as const
const sentBack = 10_800
/** A vote is answered, carries, and what was held comes back: the page of the pledge adds it up. */
export const VoteCarriesAndPaysBack = meta.story({
  parameters: answers([], {
    user: backer,
    project: under,
    pledgeHistory: wasCharged,
    ...likeKettles({ ...paid, vote_waits: true }),
  }),
  play: inEveryLanguage(async (context) => {
    const [t, votes] = [wordsOf(context, 'pledges'), wordsOf(context, 'votes')]
    await go(context, t('of', { verb: t('after.vote'), project: wholeKettle.name }))
    await press(context, votes('noConfidence'))
    const dialog = await openDialog(votes('asking'))
    await context.userEvent.click(dialog.getByRole('button', { name: votes('submitNo') }))
    await says(context, votes('doneNo'))

    const refunded = likeKettles({ ...paid, refunded_usd: sentBack })
    heal(context, { user: backer, project: under, votes: [afterVote], ...refunded })
    const [pledge] = refunded.pledges
    if (pledge)
      context.msw.use(
        answering('getOwnPledge', {
          pledge,
          project: under,
          ...fixtures.notCharged,
          promises: null,
          history: [event('refunded', nowSeconds - hour, { total_usd: sentBack }), ...wasCharged],
          money: [
            { milestone_id: null, milestone: null, held: 0, released: 8_640, refunded: 0 },
            {
              milestone_id: 'mst_tooling',
              milestone: 'Tooling signed off',
              held: 0,
              released: 2_160,
              refunded: 0,
            },
            { milestone_id: 'mst_made', milestone: 'First 500 made', held: 0, released: 0, refunded: 6_480 },
            { milestone_id: 'mst_delivered', milestone: 'Delivered', held: 0, released: 0, refunded: 4_320 },
          ],
        }),
      )
    await go(context, wholeKettle.name)
    await isHeaded(context, wholeKettle.name)
    await toMyPledges(context)
    await says(context, withAny(t('amount.inPart', { refunded: '|', total: '|' })))
    await go(context, t('of', { verb: t('verbs.see'), project: wholeKettle.name }))
    await says(context, t('money.refunded.milestone', { milestone: 'Delivered' }))
    await says(context, withAny(t('page.events.refunded', { total: '|' })))
  }),
})

const end = nowSeconds - 6 * day
const reached = { ...wholeKettle, status: 'COMPLETE', result: 'successful', end_time: end } as const
const declined = {
  status: 'CHECKED_OUT',
  payment_status: 'FAILED',
  project: reached,
  charged_at: end,
} as const
/** The card was declined when the campaign ended and when it was tried again; on day 6 its backer chooses another. */
export const CardFailsAndIsReplaced = meta.story({
  parameters: answers([], {
    user: backer,
    project: reached,
    pledgeHistory: [
      event('charge_failed', end + 4 * day, { last4: visa.last4 }),
      event('charge_failed', end + 2 * day, { last4: visa.last4 }),
      event('charge_failed', end, { last4: visa.last4 }),
      event('pledged', end - 12 * day),
    ],
    ...likeKettles(declined),
  }),
  play: inEveryLanguage(async (context) => {
    const { canvas, userEvent } = context
    const t = wordsOf(context, 'pledges')
    await go(context, t('of', { verb: t('verbs.fix'), project: wholeKettle.name }))
    await says(context, t('page.means.cardFailed'))
    const other = await canvas.findByRole('radio', { name: /7731/ }, patience)
    await userEvent.click(other)
    await press(context, t('page.card.save'))
    await says(context, withAny(t('page.card.paid', { total: '|' })))
    await says(context, withAny(t('page.events.charged', { last4: '7731', total: '|' })))
    await says(context, t('money.held.milestone', { milestone: 'Delivered' }))
    await go(context, t('title'))
    await says(context, t('labels.collected'))
    await go(context, t('of', { verb: t('verbs.see'), project: wholeKettle.name }))
    await says(context, t('page.means.charged'))
  }),
})
