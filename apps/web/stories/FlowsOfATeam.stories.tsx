import { answers, fixtures } from '@kindling/api-client/scenarios'
import { fill, openDialog, type PlayContext } from '@kindling/ui/views/story-plays'
import { inEveryLanguage } from '@kindling/ui/views/story-rejected'
import { wordsOf } from '@kindling/ui/views/story-words'
import preview from '#catalogue/preview'
import { expect, within } from '#catalogue/test'
import { chooseReward, go, moved, patience, pledge, press, says, toReview, withAny } from './flow-plays.ts'
import { inMain } from './plays.ts'
import { Turns } from './Turns.tsx'

const { backer, confirmedPledge, listedPledges, myPledges, nowSeconds, readyDraft, wholeKettle } = fixtures
const day = 86_400
const manager = (tab: string) => `/manager/${readyDraft.id}/${tab}`
const [team, them] = ['The team', 'A backer'] as const
/** Goes on in the browser of the other person. */
const asNow = (context: PlayContext, whose: typeof team | typeof them) => press(context, whose)

const made = {
  ...readyDraft,
  status: 'COMPLETE',
  result: 'successful',
  end_time: nowSeconds - 200 * day,
  backers_count: 1,
  rewards: wholeKettle.rewards.map((each) =>
    each.id === 'rwd_workshop' ? { ...each, backers_count: 12 } : each,
  ),
} as const
const project = { ...wholeKettle, status: 'COMPLETE', result: 'successful', end_time: made.end_time } as const
const [, row] = myPledges
const [line] = listedPledges
if (!row || !line) throw new Error('The fixtures have no pledge for a kettle')
const charged = { status: 'COMPLETED', payment_status: 'COMPLETED' } as const
/** One pledge as its backer and its team see it. */
const both = {
  user: backer,
  draft: made,
  project,
  myPledges: [{ ...row, ...charged, project, charged_at: made.end_time }],
  pledges: [{ ...confirmedPledge, ...charged, id: row.id }],
  listedPledges: [{ ...line, id: row.id, user_name: backer.name, user_email: backer.email }],
}

const meta = preview.meta({
  title: 'Flows/Running a campaign',
  component: Turns,
  tags: ['flows', 'views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], both) },
  args: {
    turns: [
      { whose: team, path: manager('shipping'), user: backer },
      { whose: them, path: `/pledges/${row.id}`, user: backer },
    ],
  },
})

/** Addresses are locked, what waits is exported, tracking numbers are imported, and a backer says that it arrived. */
export const FromAddressesToReceived = meta.story({
  play: inEveryLanguage(async (context) => {
    const { canvas, userEvent } = context
    const [t, own] = [wordsOf(context, 'manager'), wordsOf(context, 'pledges')]
    await press(context, t('shipping.lock'))
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: t('bulk.lock.verb') }))
    await says(context, t('bulk.lock.done', { count: 1, changed: 1 }))

    await press(context, t('shipping.export'))
    await canvas.findByRole('link', { name: t('export.download.csv', { count: 1, total: 1 }) }, patience)

    await press(context, t('tracking.verb'))
    const file = new File([`pledge,carrier,tracking_number\n${row.id},DHL,JD0146000077\n`], 'tracking.csv')
    await userEvent.upload(
      await canvas.findByLabelText(new RegExp(`^${t('tracking.file')}`), {}, patience),
      file,
    )
    await press(context, t('tracking.submit', { count: 1, rows: 1 }))
    await says(context, t('bulk.SHIPPED.done', { count: 1, changed: 1 }))

    await asNow(context, them)
    await says(context, withAny(own('after.tracked', { tracking: '|' })))
    await press(context, own('after.receive'))
    await says(context, withAny(own('after.received', { date: '|' })))

    await asNow(context, team)
    const received = (await canvas.findByText(t('shipping.progress.received'), {}, patience)).parentElement
    await expect(received).toHaveTextContent(/100/)
  }),
})

/** An update for backers of one reward: the editor counts them first, and its page says whom it is for. */
export const UpdateToOneTier = meta.story({
  parameters: answers([], { ...both, draft: { ...made, backers_count: 546 } }),
  args: {
    turns: [
      { whose: team, path: manager('updates'), user: backer },
      { whose: them, path: `/project/${wholeKettle.vanity_url}/updates`, user: backer },
    ],
  },
  play: inEveryLanguage(async (context) => {
    const { canvas, userEvent } = context
    const [t, project] = [wordsOf(context, 'updates'), wordsOf(context, 'community')]
    await press(context, t('write'))
    await canvas.findByLabelText(t('text'), {}, patience)
    await fill(context, new RegExp(`^${t('name')}`), 'Where to meet')
    await userEvent.click(canvas.getByLabelText(t('text')))
    await userEvent.paste('Closed shoes, and a coin.')
    await userEvent.click(await canvas.findByText(t('audience.some'), {}, patience))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Workshop day' }, patience))
    await says(context, t('reach.some', { count: 546, reached: 12, number: 546 }))
    await press(context, t('publishTo', { count: 12, number: 12 }))
    await says(context, t('done.published'))

    await asNow(context, them)
    const page = await inMain(context)
    await page.findByRole('heading', { name: /Where to meet/ }, patience)
    await says(context, new RegExp(project('updates.forRewards', { rewards: 'Workshop day' })))
  }),
})

/** Part of a charged pledge goes back with a reason, and its backer reads it. */
export const RefundInPart = meta.story({
  args: {
    turns: [
      { whose: team, path: manager('backers'), user: backer },
      { whose: them, path: `/pledges/${row.id}`, user: backer },
    ],
  },
  play: inEveryLanguage(async (context) => {
    const [t, own] = [wordsOf(context, 'manager'), wordsOf(context, 'pledges')]
    await go(context, new RegExp(backer.name))
    await fill(context, new RegExp(`^${t('refund.amount')}`), '12')
    await fill(context, new RegExp(`^${t('refund.reason')}`), 'One cup was chipped.')
    await press(context, t('refund.submit'))
    await says(context, withAny(t('refund.done', { amount: '|' })))

    await asNow(context, them)
    await says(context, withAny(own('page.events.refunded', { total: '|' })))
  }),
})

const live = { ...readyDraft, status: 'ACTIVE', start_time: nowSeconds - 17 * day } as const
/** A link is made, somebody comes over it and pledges, and the link says so. */
export const LinkBringsAPledge = meta.story({
  parameters: answers([], { user: backer, draft: live, referralLinks: [] }),
  args: {
    turns: [
      { whose: team, path: manager('insights'), user: backer },
      { whose: them, path: `/project/${wholeKettle.vanity_url}?ref=talk-in-leeds`, user: backer },
    ],
  },
  beforeEach: () => sessionStorage.clear(),
  play: inEveryLanguage(async (context) => {
    const { canvas } = context
    const t = wordsOf(context, 'insights')
    await press(context, t('links.add'))
    await fill(context, new RegExp(`^${t('links.name')}`), 'Talk in Leeds')
    await press(context, t('links.make'))
    await says(context, 'Talk in Leeds')

    await asNow(context, them)
    await chooseReward(context, 'One kettle')
    await toReview(context)
    await pledge(context)
    await moved(context)

    await asNow(context, team)
    const link = (await canvas.findByText('Talk in Leeds', {}, patience)).closest('li')
    if (!link) throw new Error('The link is not in a list')
    const brought = t('links.brought', {
      visits: t('links.visits', { count: 1 }),
      pledges: t('links.pledges', { count: 1 }),
      amount: '|',
    })
    await expect(await within(link).findByText(withAny(brought), {}, patience)).toBeVisible()
  }),
})
