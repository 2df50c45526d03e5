import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor } from '#catalogue/test'
import { inDialog } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PledgeView } from './PledgeView.tsx'
import { cancel, cancelled, clearMocks, day, isCancelled, like, pledgeArgs } from './story-pledge.ts'

const { kettle } = fixtures

const meta = preview.meta({
  title: 'Views/Pledges/Cancel a pledge',
  component: PledgeView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: pledgeArgs,
  beforeEach: clearMocks,
})

const rejects = rejecting('cancelPledge')

/* How a cancel ends. */
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
    const verb = canvas.getByRole('button', { name: 'Cancel pledge' })
    await userEvent.click(verb)
    const dialog = inDialog(shown).canvas
    await expect(await dialog.findByText('$216 will not be charged.')).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(verb).toHaveFocus())
    await expect(cancelled).not.toHaveBeenCalled()
  },
})
export const CancelPending = Cancelling.extend(unanswered('cancelPledge', 'pledges:cancel.pending'))
/** On its last day a campaign keeps what holds it above its goal, and the button says so. */
export const OnTheLastDay = meta.story({
  args: {
    read: like({}, { funding_goal: kettle.total_pledged, end_time: fixtures.nowSeconds + day / 2 }),
  },
  play: async ({ canvas }) => {
    const verb = canvas.getByRole('button', { name: 'Cancel pledge' })
    await expect(verb).toHaveAccessibleDescription(
      'On its last day a pledge that takes it below its goal stays.',
    )
    await expect(verb).toHaveAttribute('aria-disabled', 'true')
  },
})

/** Keeping the pledge: it is charged only if the goal is reached. */
export const CancelOnTheLastDay = Cancelling.extend(
  rejects('INVALID_STATE', /On its last day a pledge/, {
    words: 'errors:forms.cancelPledge.form.INVALID_STATE',
  }),
)
/** Writing to the creator; the pledge is read again. */
export const CancelAlreadyCharged = Cancelling.extend(
  rejects('PLEDGE_PAID', /This pledge is already charged/, {
    words: 'errors:forms.cancelPledge.form.PLEDGE_PAID',
  }),
)
/** Nothing: it is so already, and the pledge is read again. */
export const CancelAlreadyCancelled = Cancelling.extend(
  rejects('PLEDGE_CANCELLED', /This pledge is already cancelled/, {
    words: 'errors:forms.cancelPledge.form.PLEDGE_CANCELLED',
  }),
)
/** The pledge as it is now, which the page reads again. */
export const CancelNotFound = Cancelling.extend(
  rejects('NOT_FOUND', /We could not find this pledge/, 'pledge'),
)
/** What stands beside the pledge, which the page reads again. */
export const CancelCampaignEndedMeanwhile = Cancelling.extend(
  rejects('INVALID_PROJECT_STATE', /The campaign is over/, {
    words: 'errors:forms.cancelPledge.form.INVALID_PROJECT_STATE',
  }),
)
export const CancelSessionEnded = Cancelling.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
export const CancelNetworkFailure = Cancelling.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/),
)
CancelNetworkFailure.test(
  'recovers',
  recovers(async (context) => {
    const t = wordsOf(context, 'pledges')
    await context.userEvent.click(screen.getByRole('button', { name: t('cancel.submit') }))
  }, isCancelled),
)
export const CancelRequestTimeout = Cancelling.extend(rejects('REQUEST_TIMEOUT', /The answer took too long/))
export const CancelExternalError = Cancelling.extend(
  rejects('EXTERNAL_ERROR', /A service we depend on did not answer/),
)
