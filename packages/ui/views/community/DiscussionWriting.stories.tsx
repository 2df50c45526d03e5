import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { type PlayContext, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { answer, closed, commentOf, Played, playedArgs, pressed, write } from './story-discussion.tsx'

const { backer, cart, wholeKettle } = fixtures
const backing = { user: backer, pledges: [{ ...cart, status: 'CHECKED_OUT' as const }] }
const question = 'Does the repair roll hold a 3 mm hex key?'
const labels = { text: 'community:compose.label' }

const meta = preview.meta({
  title: 'Views/Discussion/Writing',
  component: Played,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'padded', ...answers([], backing) },
  args: { ...playedArgs, sort: 'newest' as const },
  // A draft outlives a story as it outlives a reload.
  beforeEach: () => localStorage.clear(),
})

const rejects = rejecting('addReply')

const post = (context: PlayContext) => write(context, 'label', question, 'post')
const isPosted = async (context: PlayContext) => {
  await commentOf(context, /Does the repair roll hold a 3 mm/)
  const t = wordsOf(context, 'community')
  await waitFor(() => expect(context.canvas.getByLabelText(t('compose.label'))).toHaveValue(''))
}
export const Posting = meta.story(sending(post, isPosted, 'errors:form.change', labels))
/** Back after a reload, a log-out and a log-in, for the same person. */
export const DraftKept = meta.story({
  beforeEach: () =>
    localStorage.setItem(
      `kindling:text:${backer.id}:${wholeKettle.id}`,
      JSON.stringify({ text: 'Half a ques', at: Date.now() }),
    ),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Your comment', undefined, { timeout: 15_000 })
    await waitFor(() => expect(field).toHaveValue('Half a ques'))
  },
})
export const NothingWritten = meta.story({
  play: async (context) => {
    await write(context, 'label', '', 'post')
    const field = context.canvas.getByLabelText('Your comment')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Write your comment first.'))
  },
})

export const PostTooLong = Posting.extend(
  rejected('addComment', 'ITERABLE_LENGTH_LONG', /Use at most 2,000 characters/, 'text'),
)
export const PostMissing = Posting.extend(
  rejected('addComment', 'FIELD_MISSING', /Write your comment first/, {
    field: 'text',
    words: 'errors:forms.comment.text.FIELD_MISSING',
  }),
)
export const PostOddCharacters = Posting.extend(
  rejected('addComment', 'REGEX_FAIL', /This holds characters that are not allowed here/, 'text'),
)
/** Waiting; the text is kept. */
export const PostTooOften = Posting.extend(
  rejected('addComment', 'RATE_LIMITED', /You have written many comments in a short time/, {
    params: { seconds: 600 },
    words: 'errors:forms.comment.form.RATE_LIMITED',
  }),
)
/** The pledge was cancelled meanwhile: a new one. */
export const PostNotABacker = Posting.extend(
  rejected('addComment', 'BACKER_PRIVATE', /Only backers can write here/, {
    words: 'errors:forms.comment.form.BACKER_PRIVATE',
  }),
)
export const PostProjectGone = Posting.extend(
  rejected('addComment', 'NOT_FOUND', /We could not find this project/, 'project'),
)
export const PostSessionEnded = Posting.extend(
  rejected('addComment', 'RESTRICTED_AREA', /Log in to continue/),
)
export const PostNetworkFailure = Posting.extend(
  rejected('addComment', 'NETWORK_FAILURE', /We could not reach the server/),
)
PostNetworkFailure.test('recovers', recovers(tryAgain, isPosted))

const reply = async (context: PlayContext) => {
  await pressed(context, /^Mine is the prototype/, 'reply')
  await write(context, 'replyLabel', question, 'post')
}
const replyLabels = { text: 'community:compose.replyLabel' }
export const Replying = meta.story(
  sending(
    reply,
    async (context) => {
      const t = wordsOf(context, 'community')
      // The thread shows its first two replies, and counts the others.
      await context.canvas.findByRole('button', { name: t('moreReplies', { count: 3 }) })
    },
    undefined,
    replyLabels,
  ),
)
export const ReplyTooLong = Replying.extend(
  rejects('ITERABLE_LENGTH_LONG', /Use at most 2,000 characters/, 'text'),
)
export const ReplyMissing = Replying.extend(
  rejects('FIELD_MISSING', /Write your comment first/, {
    field: 'text',
    words: 'errors:forms.comment.text.FIELD_MISSING',
  }),
)
export const ReplyOddCharacters = Replying.extend(
  rejects('REGEX_FAIL', /This holds characters that are not allowed here/, 'text'),
)
/** The comment it answers was removed meanwhile: the text is kept. */
export const ReplyToNothing = Replying.extend(
  rejects('INVALID_ID', /This comment was removed meanwhile/, {
    words: 'errors:forms.comment.form.INVALID_ID',
  }),
)
export const ReplyTooOften = Replying.extend(
  rejects('RATE_LIMITED', /You have written many comments in a short time/, {
    params: { seconds: 600 },
    words: 'errors:forms.comment.form.RATE_LIMITED',
  }),
)
/** The pledge was cancelled meanwhile: a new one. */
export const ReplyNotABacker = Replying.extend(
  rejects('BACKER_PRIVATE', /Only backers can write here/, {
    words: 'errors:forms.comment.form.BACKER_PRIVATE',
  }),
)
export const ReplyProjectGone = Replying.extend(
  rejects('NOT_FOUND', /We could not find this project/, 'project'),
)
export const ReplySessionEnded = Replying.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
export const ReplyNetworkFailure = Replying.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/),
)

const edit = async (context: PlayContext) => {
  await pressed(context, /^Will the repair roll hold/, 'edit')
  await write(context, 'editLabel', question, 'save')
}
const editLabels = { text: 'community:compose.editLabel' }
export const Editing = meta.story(
  sending(
    edit,
    async (context) => {
      const t = wordsOf(context, 'community')
      const own = await commentOf(context, /3 mm hex key/)
      await expect(await own.findByText(t('edited'))).toBeVisible()
    },
    undefined,
    editLabels,
  ),
)
export const EditTooLong = Editing.extend(
  rejected('editComment', 'ITERABLE_LENGTH_LONG', /Use at most 2,000 characters/, 'text'),
)
export const EditMissing = Editing.extend(
  rejected('editComment', 'FIELD_MISSING', /Write your comment first/, {
    field: 'text',
    words: 'errors:forms.comment.text.FIELD_MISSING',
  }),
)
export const EditOddCharacters = Editing.extend(
  rejected('editComment', 'REGEX_FAIL', /This holds characters that are not allowed here/, 'text'),
)
export const EditNothing = Editing.extend(
  rejected('editComment', 'INVALID_ID', /This comment was removed meanwhile/, {
    words: 'errors:forms.comment.form.INVALID_ID',
  }),
)
export const EditSessionEnded = Editing.extend(
  rejected('editComment', 'RESTRICTED_AREA', /Log in to continue/),
)
export const EditNetworkFailure = Editing.extend(
  rejected('editComment', 'NETWORK_FAILURE', /We could not reach the server/),
)

const remove = async (context: PlayContext) => {
  await pressed(context, /^Will the repair roll hold/, 'remove')
  await answer(context, 'removeAsk.submit')
}
export const Removing = meta.story(
  sending(remove, async (context) => {
    await closed()
    await waitFor(() => expect(context.canvas.queryByText(/^Will the repair roll hold/)).toBeNull())
  }),
)
export const RemoveNothing = Removing.extend(
  rejected('removeComment', 'INVALID_ID', /This comment was removed meanwhile/, 'comment'),
)
/** The role in the team ended meanwhile. */
export const RemoveNotAllowed = Removing.extend(
  rejected('removeComment', 'MISSING_PERMISSION', /You do not have access to this/),
)
export const RemoveSessionEnded = Removing.extend(
  rejected('removeComment', 'RESTRICTED_AREA', /Log in to continue/),
)
export const RemoveNetworkFailure = Removing.extend(
  rejected('removeComment', 'NETWORK_FAILURE', /We could not reach the server/),
)
RemoveNetworkFailure.test(
  'recovers',
  recovers((context) => answer(context, 'removeAsk.submit'), closed),
)
