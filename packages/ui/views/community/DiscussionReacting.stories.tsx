import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor } from '#catalogue/test'
import type { PlayContext } from '../shared/story-plays.ts'
import { rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { answer, closed, commentOf, Played, playedArgs, pressed } from './story-discussion.tsx'

const { backer, cart, wholeKettle } = fixtures
const backing = { user: backer, pledges: [{ ...cart, status: 'CHECKED_OUT' as const }] }
const team = {
  person: { id: wholeKettle.creator.id, name: wholeKettle.creator.name },
  world: {
    user: { ...backer, id: wholeKettle.creator.id },
    project: { ...wholeKettle, is_collaborator: true },
  },
}

const meta = preview.meta({
  title: 'Views/Discussion/Reacting',
  component: Played,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'padded', ...answers([], backing) },
  args: { ...playedArgs, sort: 'newest' as const },
})

const flag = async (context: PlayContext) => {
  const t = wordsOf(context, 'community')
  await pressed(context, /^Cheap kettles/, 'report')
  const spam = await screen.findByRole('radio', { name: t('flag.SPAM') }, { timeout: 15_000 })
  await context.userEvent.click(spam)
  await answer(context, 'flag.submit')
}
const flagLabels = { text: 'community:flag.text', reason: 'community:flag.reason' }
export const Reporting = meta.story(
  sending(
    flag,
    async (context) => {
      const t = wordsOf(context, 'community')
      await closed()
      await expect(await context.canvas.findByText(t('reported'))).toBeVisible()
    },
    'errors:form.change',
    flagLabels,
  ),
)
/** Nothing: a moderator reads the first report. */
export const ReportTwice = Reporting.extend(
  rejected('flagComment', 'PROJECT_FLAG_EXISTS', /You have already reported this/, {
    retry: 'after a change',
  }),
)
export const ReportNothing = Reporting.extend(
  rejected('flagComment', 'INVALID_ID', /This comment was removed meanwhile/, 'comment'),
)
export const ReportTooLong = Reporting.extend(
  rejected('flagComment', 'ITERABLE_LENGTH_LONG', /Use at most 1,000 characters/, 'text'),
)
export const ReportOddCharacters = Reporting.extend(
  rejected('flagComment', 'REGEX_FAIL', /This holds characters that are not allowed here/, 'text'),
)
export const ReportProjectGone = Reporting.extend(
  rejected('flagComment', 'NOT_FOUND', /We could not find this project/, 'project'),
)
export const ReportSessionEnded = Reporting.extend(
  rejected('flagComment', 'RESTRICTED_AREA', /Log in to continue/),
)
export const ReportNetworkFailure = Reporting.extend(
  rejected('flagComment', 'NETWORK_FAILURE', /We could not reach the server/),
)
export const ReportRequestTimeout = Reporting.extend(
  rejected('flagComment', 'REQUEST_TIMEOUT', /The answer took too long/),
)
export const ReportExternalError = Reporting.extend(
  rejected('flagComment', 'EXTERNAL_ERROR', /A service we depend on did not answer/),
)

const vote = async (context: PlayContext) => {
  await pressed(context, /^Cheap kettles/, 'vote')
}
const stays = { focus: 'stays' } as const
/** Shown at once, and taken back if it fails (front end 13). */
export const Voting = meta.story(
  sending(vote, async (context) => {
    const t = wordsOf(context, 'community')
    const article = await commentOf(context, /^Cheap kettles/)
    const button = article.getByRole('button', { name: new RegExp(`^${t('vote')}`) })
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    await expect(button).toHaveTextContent('1')
  }),
)
export const VoteForNothing = Voting.extend(
  rejected('voteOnComment', 'INVALID_ID', /This comment was removed meanwhile/, {
    field: 'comment',
    ...stays,
  }),
)
/** The pledge was cancelled meanwhile: a new one. */
export const VoteNotABacker = Voting.extend(
  rejected('voteOnComment', 'BACKER_PRIVATE', /Only backers can see and do this/, stays),
)
export const VoteProjectGone = Voting.extend(
  rejected('voteOnComment', 'NOT_FOUND', /We could not find this project/, { field: 'project', ...stays }),
)
export const VoteSessionEnded = Voting.extend(
  rejected('voteOnComment', 'RESTRICTED_AREA', /Log in to continue/, stays),
)
/** The vote is as it was, and the count with it. */
export const VoteNetworkFailure = Voting.extend(
  rejected('voteOnComment', 'NETWORK_FAILURE', /We could not reach the server/, stays),
)
VoteNetworkFailure.test('rolls back', async (context) => {
  const article = await commentOf(context, /^Cheap kettles/)
  const button = article.getByRole('button', { name: /^Helpful/ })
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  await expect(button).toHaveTextContent('0')
})

const openReplies = async (context: PlayContext) => {
  const t = wordsOf(context, 'community')
  const name = t('moreReplies', { count: 2 })
  await context.userEvent.click(await context.canvas.findByRole('button', { name }, { timeout: 15_000 }))
}
export const OpeningReplies = meta.story(
  sending(openReplies, async (context) => void (await commentOf(context, /Three boils, and it is flush/))),
)
export const RepliesGone = OpeningReplies.extend(
  rejected('listReplies', 'INVALID_ID', /This comment was removed meanwhile/, { field: 'comment', ...stays }),
)
export const RepliesNetworkFailure = OpeningReplies.extend(
  rejected('listReplies', 'NETWORK_FAILURE', /We could not reach the server/, stays),
)

const pin = async (context: PlayContext) => {
  await pressed(context, /^Mine is the prototype/, 'pin')
}
/** One is pinned: another loses its pin. */
export const Pinning = meta.story({
  ...sending(pin, async (context) => {
    const t = wordsOf(context, 'community')
    const article = await commentOf(context, /^Mine is the prototype/)
    await expect(await article.findByText(t('pinned'))).toBeVisible()
    await waitFor(() => expect(context.canvas.getAllByText(t('pinned'))).toHaveLength(1))
  }),
  parameters: { send: pin, ...answers([], team.world) },
  args: { person: team.person },
})
export const PinNothing = Pinning.extend(
  rejected('pinComment', 'INVALID_ID', /This comment was removed meanwhile/, { field: 'comment', ...stays }),
)
export const PinNotAllowed = Pinning.extend(
  rejected('pinComment', 'MISSING_PERMISSION', /You do not have access to this/, stays),
)
export const PinProjectGone = Pinning.extend(
  rejected('pinComment', 'NOT_FOUND', /We could not find this project/, { field: 'project', ...stays }),
)
export const PinSessionEnded = Pinning.extend(
  rejected('pinComment', 'RESTRICTED_AREA', /Log in to continue/, stays),
)
export const PinNetworkFailure = Pinning.extend(
  rejected('pinComment', 'NETWORK_FAILURE', /We could not reach the server/, stays),
)
