import type { MyPledge } from '@kindling/api-client/model/my-pledge'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import { ApiError } from '@kindling/api-client/transport/api-error'
import preview from '#catalogue/preview'
import { expect, fn, said } from '#catalogue/test'
import { PledgesView } from './PledgesView.tsx'

const retry = fn()
const more = fn()
const received = fn<(pledgeId: string) => Promise<unknown>>(async () => undefined)
const { myPledges, kettle, suspended } = fixtures
const there = (pledges: readonly MyPledge[]) => ({ data: { pledges }, error: undefined, retry })
const uncharged = myPledges.filter(({ id }) => id === 'plg_kettle')
const like = (changes: Partial<MyPledge>) => there(uncharged.map((pledge) => ({ ...pledge, ...changes })))
const day = 86_400

const meta = preview.meta({
  title: 'Views/Pledges/My pledges',
  component: PledgesView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: {
    read: there(myPledges),
    onMore: null,
    now: fixtures.nowSeconds * 1000,
    onReceived: received,
  },
  beforeEach: () => {
    for (const each of [retry, more, received]) each.mockClear()
  },
})

/** What needs the person first; each card says where it stands, and has one button at most. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(groups).toEqual(['Needs you 1', 'Under way 2', 'Finished 1'].map(said))
    await expect(await canvas.findByRole('link', { name: /^Confirm at your bank/ })).toHaveAttribute(
      'href',
      '/bank/5/plg_asked',
    )
    await expect(await canvas.findByText('$326')).toBeVisible()
    await expect(await canvas.findByText('not charged yet, 2 pledges')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Change pledge/ })).toHaveAttribute(
      'href',
      '/pledges/plg_kettle',
    )
    await expect(canvas.getAllByRole('link', { name: /^See pledge/ })).toHaveLength(2)
  },
})
/** The number keeps its distance from the name of its group there too. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [group] = await canvas.findAllByRole('heading', { level: 2 })
    const range = document.createRange()
    range.setStart(group?.firstChild ?? document.body, 0)
    range.setEnd(group?.firstChild ?? document.body, 'Needs you'.length)
    const number = group?.querySelector('bdi')?.getBoundingClientRect()
    await expect(range.getBoundingClientRect().left - (number?.right ?? 0)).toBeGreaterThanOrEqual(8)
  },
})
export const CampaignOver = meta.story({
  args: { read: like({ project: { ...kettle, end_time: fixtures.nowSeconds - day } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Pending: the campaign ended on /)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^See pledge/ })).toBeVisible()
  },
})
export const Suspended = meta.story({
  args: { read: like({ project: suspended }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the project is suspended, nothing is charged$/)).toBeVisible()
  },
})
export const Processing = meta.story({
  args: { read: like({ status: 'PROCESSING', payment_status: 'PROCESSING' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Processing')).toBeVisible()
  },
})
export const CardFailed = meta.story({
  args: { read: like({ status: 'CHECKED_OUT', payment_status: 'FAILED' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Needs you/ })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Fix payment/ })).toBeVisible()
  },
})
/** The one thing to do is to vote; the pledge's own page stays within reach. */
export const VoteWaits = meta.story({
  args: { read: like({ status: 'COMPLETED', payment_status: 'COMPLETED', vote_waits: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Needs you/ })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Vote/ })).toHaveAttribute(
      'href',
      '/project/fernhill-kettle/vote',
    )
    await expect(await canvas.findByRole('link', { name: /^See pledge/ })).toHaveAttribute(
      'href',
      '/pledges/plg_kettle',
    )
  },
})
/** Said in the list, without opening the pledge. */
export const OnItsWay = meta.story({
  args: { read: like({ status: 'COMPLETED', payment_status: 'COMPLETED', on_its_way: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^I received it/ }))
    await expect(received).toHaveBeenCalledWith('plg_kettle')
  },
})
export const ReceivedFailed = meta.story({
  args: {
    read: like({ status: 'COMPLETED', payment_status: 'COMPLETED', on_its_way: true }),
  },
  beforeEach: () => void received.mockRejectedValueOnce(new ApiError([{ code: 'NETWORK_FAILURE' }], 0)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^I received it/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/This was not saved/)
    await expect(await canvas.findByRole('button', { name: /^I received it/ })).toBeEnabled()
  },
})
/** Paid, and all of it went back: nobody may read that nothing was charged. */
export const Refunded = meta.story({
  args: {
    read: like({ status: 'FAILED', payment_status: 'CANCELLED', refunded: true, refunded_usd: 21_600 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sent back')).toBeVisible()
    await expect(canvas.queryByText('not charged')).toBeNull()
    // Said once: all of it went back.
    await expect(canvas.queryByText('$216.00 of $216.00 refunded')).toBeNull()
  },
})
/** The team sent a part back: the amount that was charged stays, and what went back is beside it. */
export const RefundedInPart = meta.story({
  args: {
    read: like({
      status: 'COMPLETED',
      payment_status: 'COMPLETED',
      total_usd: 4_800,
      refunded_usd: 1_200,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$12.00 of $48.00 refunded')).toBeVisible()
    await expect(await canvas.findByText('charged')).toBeVisible()
  },
})
export const MoreOfThem = meta.story({
  args: { onMore: more },
  play: async ({ canvas, userEvent }) => {
    // A sum of some of them would be wrong.
    await expect(canvas.queryByText(/not charged yet, /)).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await expect(more).toHaveBeenCalledTimes(1)
  },
})
export const LongNames = meta.story({
  args: {
    read: like({
      project: { ...kettle, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(2) },
      items: [{ title: 'A'.repeat(120), variant: '李'.repeat(40), quantity: 1_000 }],
      total_usd: 99_999_99,
    }),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth + 1)
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const None = meta.story({
  args: { read: there([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Explore projects' })).toHaveAttribute(
      'href',
      '/projects/categories/0',
    )
  },
})
export const Loading = meta.story({
  args: { read: { data: undefined, error: undefined, retry } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your pledges are loading')
  },
})
export const LoadingFailed = meta.story({
  args: { read: { data: undefined, error: { code: 'NETWORK_FAILURE', isNotFound: false }, retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Nothing is lost/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})
