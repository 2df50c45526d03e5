import { voteOnMilestone } from '@kindling/api-client/contract/votes'
import type { MilestoneVote, OwnMoney } from '@kindling/api-client/model/vote'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { openDialog } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { VoteView } from './VoteView.tsx'

const voted = fn()
const retry = fn()
const { openVote, passedVote, carriedVote, ownMoney } = fixtures
const there = (votes: readonly MilestoneVote[], own_money: OwnMoney | null = ownMoney) => ({
  data: { votes, own_money },
  error: undefined,
  retry,
})
const like = (changes: Partial<MilestoneVote>, money?: OwnMoney | null) =>
  there([{ ...openVote, ...changes }], money)

const meta = preview.meta({
  title: 'Views/Votes/Milestone vote',
  component: VoteView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: {
    read: there([openVote]),
    project: { name: fixtures.kettle.name, href: '/project/fernhill-kettle' },
    loginHref: null,
    now: fixtures.nowSeconds * 1000,
    // The real client, against the platform that the story plays.
    onVote: async ({ milestone_id }, refund) =>
      voted(
        await storyClient(voteOnMilestone, {
          params: { id: fixtures.kettle.id },
          body: { refund, milestone_id },
          idempotencyKey: 'one',
        }),
      ),
  },
  beforeEach: () => {
    for (const each of [voted, retry]) each.mockClear()
  },
})

const rejects = rejecting('voteOnMilestone')

/** Asks for a vote of no confidence, and gives it. */
async function voteNo(context: PlayContext) {
  const t = wordsOf(context, 'votes')
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('noConfidence') }))
  const dialog = await openDialog(t('asking'))
  await context.userEvent.click(dialog.getByRole('button', { name: t('submitNo') }))
}
const isGiven = async () => {
  await waitFor(() => expect(voted).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** What is asked, how it stands, and what this person's vote leads to, in amounts. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Release $15,310 for “First 500 made”?',
    )
    await expect(
      await canvas.findByRole('img', {
        name: /^106 no confidence, 172 confidence, 228 silent, of 506 voters/,
      }),
    ).toBeVisible()
    await expect(await canvas.findByText(/^147 more no-confidence votes/)).toBeVisible()
    const panel = within(canvas.getByRole('region', { name: 'What your vote does' }))
    await expect(await panel.findByText('$65.60')).toBeVisible()
    await expect(await panel.findByText('comes back to Visa ending 3155.', { exact: false })).toBeVisible()
    await expect(await panel.findByText('$41')).toBeVisible()
    await expect(panel.getAllByRole('button')).toHaveLength(2)
  },
})
export const VotingNoConfidence = meta.story(
  sending(voteNo, async (context) => {
    await isGiven()
    const t = wordsOf(context, 'votes')
    await expect(await context.canvas.findByText(t('doneNo'))).toBeVisible()
  }),
)
/** Confidence asks nothing: nothing follows from it. */
export const VotingConfidence = meta.story(
  sending(
    async (context) => {
      const t = wordsOf(context, 'votes')
      await context.userEvent.click(context.canvas.getByRole('button', { name: t('confidence') }))
    },
    async (context) => {
      await isGiven()
      const t = wordsOf(context, 'votes')
      await expect(await context.canvas.findByText(t('doneYes'))).toBeVisible()
    },
  ),
)
/** The question puts the amount first, in rows that add up; going back changes nothing. */
export const AskedAndKept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'No confidence' })
    await userEvent.click(button)
    const dialog = await openDialog('Vote no confidence?')
    await expect(await dialog.findByText(/You would be number 107/)).toBeVisible()
    await expect(dialog.getByText('Held for Delivered').nextElementSibling).toHaveTextContent('$24.60')
    await expect(await dialog.findByRole('img', { name: /^107 no confidence/ })).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(voted).not.toHaveBeenCalled()
  },
})
export const Pending = VotingNoConfidence.extend(unanswered('voteOnMilestone', 'votes:pending'))
/** The given answer cannot be given again; the other one can, three times in all. */
export const Voted = meta.story({
  args: { read: like({ no_confidence: 107, own: { refund: true, answers: 1, voice: 'own' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You voted no confidence.', { selector: 'p' })).toBeVisible()
    await expect(await canvas.findByText(/^You may change it 3 more times until/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'No confidence' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
export const NoChangesLeft = meta.story({
  args: { read: like({ own: { refund: false, answers: 4, voice: 'own' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your last answer counts/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
/** Half of the voters: what follows if it stays so. */
export const AboutToCarry = meta.story({
  args: { read: like({ no_confidence: 253, confidence: 200 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Half of the voters have no confidence/)).toBeVisible()
  },
})
/** The one that closes first is answered first; each has its own amount, count and answers. */
export const TwoOpen = meta.story({
  args: {
    read: there([
      openVote,
      {
        ...openVote,
        id: 'vot_second',
        milestone_id: 'mst_delivered',
        title: 'Delivered',
        complete: false,
        closes_at: openVote.closes_at + 5 * 86_400,
        no_confidence: 12,
        held: 918_600,
        own: { refund: false, answers: 1, voice: 'own' },
      },
      { ...passedVote, id: 'vot_first', title: 'Tooling' },
    ]),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const t = wordsOf(context, 'votes')
    const headings = await canvas.findAllByRole('heading', { name: /First 500 made|Delivered/ })
    await expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2'])
    await expect(await canvas.findByText(t('openInAll', { count: 2 }))).toBeVisible()
    const voteOf = (heading?: Element) => within(heading?.closest('section') as HTMLElement)
    const [first, second] = [voteOf(headings[0]), voteOf(headings[1])]
    await expect(await second.findByText(t('youYes'), { selector: 'p' })).toBeVisible()
    await userEvent.click(await second.findByRole('button', { name: t('noConfidence') }))
    const dialog = await openDialog(t('asking'))
    await userEvent.click(await dialog.findByRole('button', { name: t('submitNo') }))
    await expect(await second.findByText(t('doneNo'))).toBeVisible()
    await expect(first.queryByText(t('doneNo'))).toBeNull()
    await expect(await canvas.findByText('Tooling')).toBeVisible()
  },
})
export const NotComplete = meta.story({
  args: { read: like({ complete: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has not marked this milestone complete/)).toBeVisible()
  },
})
/** Two accounts that paid with one card are told before the first of them answers. */
export const SharedCard = meta.story({
  args: { read: like({ own: { refund: null, answers: 0, voice: 'shared' } }) },
  play: async (context) => {
    const t = wordsOf(context, 'votes')
    await expect(await context.canvas.findByText(t('shared'))).toBeVisible()
    await expect(await context.canvas.findByRole('button', { name: t('noConfidence') })).toBeVisible()
  },
})
export const SharedCardVoted = meta.story({
  args: { read: like({ own: { refund: true, answers: 1, voice: 'shared' } }) },
  play: async (context) => {
    const t = wordsOf(context, 'votes')
    await expect(
      await context.canvas.findByText(`${t('youNo')} ${t('countsForAll')}`, { selector: 'p' }),
    ).toBeVisible()
  },
})
/** The other account answered first: there is nothing to press, and what it answered is not shown. */
export const SharedCardGiven = meta.story({
  args: { read: like({ own: { refund: null, answers: 0, voice: 'given' } }) },
  play: async (context) => {
    const t = wordsOf(context, 'votes')
    await expect(await context.canvas.findByText(t('given'))).toBeVisible()
    await expect(context.canvas.queryByRole('button')).toBeNull()
  },
})
export const NotAVoter = meta.story({
  args: { read: like({ own: null }, null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only backers with money held/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Visitor = meta.story({
  args: { read: like({ own: null }, null), loginHref: '/login?next=%2Fproject%2F7%2Fvote' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fproject%2F7%2Fvote',
    )
  },
})
export const Carried = meta.story({
  args: { read: there([carriedVote]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Backers voted for a refund',
    )
    await expect(canvas.queryByRole('region', { name: 'What your vote does' })).toBeNull()
  },
})
export const NotCarried = meta.story({
  args: {
    read: there([passedVote, { ...passedVote, id: 'vot_first', title: 'Tooling', no_confidence: 12 }]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      '“First 500 made” kept its backers’ confidence',
    )
    await expect(await canvas.findByText(/12 of 506 voted no confidence/)).toBeVisible()
  },
})
/** Ended by another vote that carried. */
export const EndedEarly = meta.story({
  args: { read: there([{ ...passedVote, result: null }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/ended early$/)
  },
})
export const LongNames = meta.story({
  args: {
    read: like({ title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(2) }),
    project: { name: '李'.repeat(60), href: '/project/7' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth + 1)
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const None = meta.story({
  args: { read: there([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the project' })).toHaveAttribute(
      'href',
      '/project/fernhill-kettle',
    )
  },
})
export const Loading = meta.story({
  args: { read: { data: undefined, error: undefined, retry } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The vote is loading')
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

/** Nothing: the last answer counts. */
export const Exceeded = VotingNoConfidence.extend(
  rejects('MILESTONE_VOTE_EXCEEDED', /Your last answer counts/),
)
/** Waiting for the count, which the page reads again. */
export const BeingCounted = VotingNoConfidence.extend(rejects('MILESTONE_VOTE_PENDING', /is being counted/))
/** The result, which the page reads again. */
export const ClosedMeanwhile = VotingNoConfidence.extend(
  rejects('MILESTONE_VOTE_FAIL', /The vote closed meanwhile/),
)
/** Nothing: another account that paid with the same card answered while this page was open. */
export const AnsweredByCard = VotingNoConfidence.extend(
  rejects('MILESTONE_VOTE_FAIL', /answered first/, 'payment_method'),
)
/** Nothing: the person held nothing here when the vote opened. */
export const NotBacking = VotingNoConfidence.extend(
  rejects('BACKER_PRIVATE', /Pledge to the project to join/),
)
export const ProjectGone = VotingNoConfidence.extend(
  rejects('NOT_FOUND', /We could not find this project/, 'project'),
)
/** Waiting until the project is no longer suspended. */
export const ProjectSuspended = VotingNoConfidence.extend(
  rejects('INVALID_PROJECT_STATE', /The project does not allow this right now/),
)
export const SessionEnded = VotingNoConfidence.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
export const NetworkFailure = VotingNoConfidence.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/),
)
NetworkFailure.test(
  'recovers',
  recovers(async (context) => {
    const t = wordsOf(context, 'votes')
    await context.userEvent.click(screen.getByRole('button', { name: t('submitNo') }))
  }, isGiven),
)
