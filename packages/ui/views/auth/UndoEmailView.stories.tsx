import { undoEmailChange } from '@kindling/api-client/contract/auth'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { type PlayContext, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { UndoEmailView, type UndoEmailViewProps } from './UndoEmailView.tsx'

/** The real client, against the platform that the story plays. */
const undoForReal: UndoEmailViewProps['onUndo'] = (code) => storyClient(undoEmailChange, { body: { code } })

const meta = preview.meta({
  title: 'Views/Auth/Take a change of e-mail back',
  component: UndoEmailView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { code: 'c29tZSByYW5kb20gYml0cw', forgotHref: '/forgot-password', onUndo: undoForReal },
})

const rejects = rejecting('undoEmailChange')

const undo = (context: PlayContext) =>
  context.userEvent.click(
    context.canvas.getByRole('button', { name: wordsOf(context, 'email')('undo.submit') }),
  )
async function isDone(context: PlayContext) {
  const { canvas } = context
  const t = wordsOf(context, 'email')
  await waitFor(() => expect(canvas.getByText(t('undo.done.words'))).toHaveFocus())
  await expect(await canvas.findByRole('link', { name: t('undo.done.reset') })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
}
const leadsHome = ({ canvas }: PlayContext) =>
  expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')

/** Ask first: opening a link must not end sessions. */
export const Default = meta.story({})

export const Done = meta.story(sending(undo, isDone))

export const Pending = Done.extend(unanswered('undoEmailChange', 'email:undo.pending'))

export const CodeLost = meta.story({
  args: { code: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We do not know this link')
  },
})

export const UnknownLink = Done.extend(
  rejects('NOT_FOUND', /We do not know this link/, {
    field: 'code',
    words: 'email:undo.dead.NOT_FOUND',
  }),
)
UnknownLink.test('leads home', leadsHome)

export const ExpiredLink = Done.extend(
  rejects('EXPIRED_CODE', /older than seven days/, {
    field: 'code',
    words: 'email:undo.dead.EXPIRED_CODE',
  }),
)

/** Another account signed up with the old address meanwhile. */
export const AddressTaken = Done.extend(
  rejects('VALUE_EXISTS', /Another account has the old address/, {
    field: 'email',
    words: 'email:undo.dead.VALUE_EXISTS',
  }),
)

export const NetworkFailure = Done.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test('recovers', recovers(tryAgain, isDone))
