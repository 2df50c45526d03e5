import { undoEmailChange } from '@kindling/api-client/contract/auth'
import { answers, fails, pending } from '@kindling/api-client/scenarios'
import { expect, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { heal, type PlayContext, refusedInAlert } from '../shared/story-plays.ts'
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

const undo = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Take it back' }))

async function isDone({ canvas }: PlayContext) {
  await waitFor(() => expect(canvas.getByText(/Every session of the account has ended/)).toHaveFocus())
  await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
}
async function deadLink({ canvas }: PlayContext, words: RegExp) {
  const alert = await canvas.findByRole('alert')
  await expect(alert).toHaveTextContent(words)
  await waitFor(() => expect(alert).toHaveFocus())
  await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
}
async function thenWorks(context: PlayContext) {
  heal(context, { user: null })
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
  await isDone(context)
}

/** Asked first: opening a link must not end sessions. */
export const Default = meta.story({})

export const Done = meta.story({
  play: async (context) => {
    await undo(context)
    await isDone(context)
  },
})

export const Pending = meta.story({
  parameters: answers([pending('undoEmailChange')]),
  play: async (context) => {
    await undo(context)
    await expect(await context.canvas.findByRole('button', { name: 'Taking it back' })).toBeVisible()
  },
})

export const CodeLost = meta.story({
  args: { code: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We do not know this link')
  },
})

export const UnknownLink = meta.story({
  parameters: fails('undoEmailChange', 'NOT_FOUND', { field: 'code' }),
  play: async (context) => {
    await undo(context)
    await deadLink(context, /We do not know this link/)
  },
})

export const ExpiredLink = meta.story({
  parameters: fails('undoEmailChange', 'EXPIRED_CODE', { field: 'code' }),
  play: async (context) => {
    await undo(context)
    await deadLink(context, /older than seven days/)
  },
})

/** Somebody else signed up with the old address meanwhile. */
export const AddressTaken = meta.story({
  parameters: fails('undoEmailChange', 'VALUE_EXISTS', { field: 'email' }),
  play: async (context) => {
    await undo(context)
    await deadLink(context, /Another account has the old address/)
  },
})

export const RateLimited = meta.story({
  parameters: fails('undoEmailChange', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: async (context) => {
    await undo(context)
    await refusedInAlert(context, /Too many tries/)
    await thenWorks(context)
  },
})

export const NetworkFailure = meta.story({
  parameters: fails('undoEmailChange', 'NETWORK_FAILURE'),
  play: async (context) => {
    await undo(context)
    await refusedInAlert(context, /We could not reach the server/)
    await thenWorks(context)
  },
})

export const RequestTimeout = meta.story({
  parameters: fails('undoEmailChange', 'REQUEST_TIMEOUT'),
  play: async (context) => {
    await undo(context)
    await refusedInAlert(context, /The answer took too long/)
    await thenWorks(context)
  },
})

export const ExternalError = meta.story({
  parameters: fails('undoEmailChange', 'EXTERNAL_ERROR'),
  play: async (context) => {
    await undo(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
    await thenWorks(context)
  },
})
