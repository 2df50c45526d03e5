import { cancelPledge } from '@kindling/api-client/contract/pledges'
import type { MyPledge } from '@kindling/api-client/model/my-pledge'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { inDialog, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PledgesView } from './PledgesView.tsx'

const cancelled = fn()
const retry = fn()
const more = fn()
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
    // The real client, against the platform that the story plays.
    onCancel: async ({ id, project }) =>
      cancelled(
        await storyClient(cancelPledge, {
          params: { id: project.id, pledgeId: id },
          idempotencyKey: 'one',
        }),
      ),
  },
  beforeEach: () => {
    for (const each of [cancelled, retry, more]) each.mockClear()
  },
})

/** Opens the question of the pledge that stands, and answers it. */
async function cancel(context: PlayContext) {
  const t = wordsOf(context, 'pledges')
  const name = t('of', {
    verb: t('cancel.verb'),
    project: kettle.name,
    interpolation: { escapeValue: false },
  })
  await context.userEvent.click(context.canvas.getByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: t('cancel.ask') }))
  await context.userEvent.click(dialog.getByRole('button', { name: t('cancel.submit') }))
}
const isCancelled = async () => {
  await waitFor(() => expect(cancelled).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** What needs the person first; each card says where it stands, and has one button at most. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(groups).toEqual(['Needs you1', 'Under way2', 'Finished1'])
    await expect(canvas.getByRole('link', { name: /^Confirm at your bank/ })).toHaveAttribute(
      'href',
      '/bank/5/plg_asked',
    )
    await expect(canvas.getByText('$326')).toBeVisible()
    await expect(canvas.getByText('not charged yet, 2 pledges')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})
export const Cancelling = meta.story(
  sending(cancel, async (context) => {
    await isCancelled()
    const t = wordsOf(context, 'pledges')
    const told = t('cancel.done', { project: kettle.name, interpolation: { escapeValue: false } })
    await expect(await context.canvas.findByText(told)).toBeVisible()
  }),
)
/** The question says what happens to the money and to what was chosen; keeping it changes nothing. */
export const KeptInTheEnd = meta.story({
  play: async (shown) => {
    const { canvas, userEvent } = shown
    const button = canvas.getByRole('button', { name: /^Cancel pledge/ })
    await userEvent.click(button)
    const dialog = inDialog(shown).canvas
    await expect(await dialog.findByText('$216 will not be charged.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(cancelled).not.toHaveBeenCalled()
  },
})
export const Pending = meta.story({
  parameters: { ...answers([pending('cancelPledge')]) },
  play: async (context) => {
    await cancel(context)
    await expect(await screen.findByRole('button', { name: /Cancelling/ })).toBeVisible()
  },
})
/** On its last day a campaign keeps what holds it above its goal, and the button says so. */
export const OnTheLastDay = meta.story({
  args: {
    read: like({
      project: {
        ...kettle,
        funding_goal: kettle.total_pledged,
        end_time: fixtures.nowSeconds + day / 2,
      },
    }),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Cancel pledge/ })
    await expect(button).toHaveAccessibleDescription(
      'On its last day a pledge that takes it below its goal stays.',
    )
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
})
export const CampaignOver = meta.story({
  args: { read: like({ project: { ...kettle, end_time: fixtures.nowSeconds - day } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pending: the campaign ended on /)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Suspended = meta.story({
  args: { read: like({ project: suspended }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the project is suspended, nothing is charged$/)).toBeVisible()
  },
})
export const Processing = meta.story({
  args: { read: like({ status: 'PROCESSING', payment_status: 'PROCESSING' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing')).toBeVisible()
  },
})
export const CardFailed = meta.story({
  args: { read: like({ status: 'CHECKED_OUT', payment_status: 'FAILED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Needs you/ })).toBeVisible()
  },
})
export const MoreOfThem = meta.story({
  args: { onMore: more },
  play: async ({ canvas, userEvent }) => {
    // A sum of some of them would be wrong.
    await expect(canvas.queryByText(/not charged yet, /)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
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
    await expect(canvas.getByRole('link', { name: 'Explore projects' })).toHaveAttribute(
      'href',
      '/projects/categories/0',
    )
  },
})
export const Loading = meta.story({
  args: { read: { data: undefined, error: undefined, retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your pledges are loading')
  },
})
export const LoadingFailed = meta.story({
  args: { read: { data: undefined, error: { code: 'NETWORK_FAILURE', isNotFound: false }, retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Nothing is lost/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})

/** Keeping the pledge: it is charged only if the goal is reached. */
export const LastDay = Cancelling.extend(
  rejected('cancelPledge', 'INVALID_STATE', /On its last day a pledge/, {
    words: 'errors:forms.cancelPledge.form.INVALID_STATE',
  }),
)
/** Writing to the creator; the list is read again. */
export const AlreadyCharged = Cancelling.extend(
  rejected('cancelPledge', 'PLEDGE_PAID', /This pledge is already charged/, {
    words: 'errors:forms.cancelPledge.form.PLEDGE_PAID',
  }),
)
/** Nothing: it is so already, and the list is read again. */
export const AlreadyCancelled = Cancelling.extend(
  rejected('cancelPledge', 'PLEDGE_CANCELLED', /This pledge is already cancelled/, {
    words: 'errors:forms.cancelPledge.form.PLEDGE_CANCELLED',
  }),
)
/** The list as it is now, which the page reads again. */
export const NotFound = Cancelling.extend(
  rejected('cancelPledge', 'NOT_FOUND', /We could not find this pledge/, { field: 'pledge' }),
)
/** What stands beside the pledge, which the page reads again. */
export const CampaignEndedMeanwhile = Cancelling.extend(
  rejected('cancelPledge', 'INVALID_PROJECT_STATE', /The campaign is over/, {
    words: 'errors:forms.cancelPledge.form.INVALID_PROJECT_STATE',
  }),
)
export const SessionEnded = Cancelling.extend(
  rejected('cancelPledge', 'RESTRICTED_AREA', /Log in to continue/),
)
export const NetworkFailure = Cancelling.extend(
  rejected('cancelPledge', 'NETWORK_FAILURE', /We could not reach the server/),
)
NetworkFailure.test(
  'recovers',
  recovers(async (context) => {
    const t = wordsOf(context, 'pledges')
    await context.userEvent.click(screen.getByRole('button', { name: t('cancel.submit') }))
  }, isCancelled),
)
export const RequestTimeout = Cancelling.extend(
  rejected('cancelPledge', 'REQUEST_TIMEOUT', /The answer took too long/),
)
export const ExternalError = Cancelling.extend(
  rejected('cancelPledge', 'EXTERNAL_ERROR', /A service we depend on did not answer/),
)
