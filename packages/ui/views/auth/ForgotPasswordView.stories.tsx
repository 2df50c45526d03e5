import { requestPasswordReset } from '@kindling/api-client/contract/auth'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, rejectedAtField, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejected, sending, unanswered, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ForgotPasswordView, type ForgotPasswordViewProps } from './ForgotPasswordView.tsx'

/** The real client, against the platform that the story plays. */
const askForReal: ForgotPasswordViewProps['onRequest'] = (body) => storyClient(requestPasswordReset, { body })

const meta = preview.meta({
  title: 'Views/Auth/Forgot password',
  component: ForgotPasswordView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { loginHref: '/login', onRequest: askForReal },
})

const email = 'mara.lindqvist@example.com'

async function ask(context: PlayContext) {
  await fill(context, wordsOf(context, 'auth')('email'), email)
  const submit = wordsOf(context, 'email')('forgot.submit')
  await context.userEvent.click(context.canvas.getByRole('button', { name: submit }))
}
const isSent = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.getByText(/If mara\.lindqvist@example\.com has an account/)).toHaveFocus())

export const Default = meta.story({})

/** Opened from the log-in, with the e-mail typed there. */
export const Sending = meta.story(sending(ask, undefined, 'email:forgot.change'))
export const Malformed = Sending.extend(unreadable('requestPasswordReset'))

export const WithTheEmail = meta.story({
  args: { email },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue(email)
  },
})

/**
 * The message is the same for every address, so nobody learns who is registered. It can be sent again after a pause.
 */
export const Sent = meta.story({
  args: { cooldownMs: 600 },
  play: async (context) => {
    const { canvas, userEvent } = context
    await ask(context)
    await waitFor(() =>
      expect(canvas.getByText(/If mara\.lindqvist@example\.com has an account/)).toHaveFocus(),
    )
    const again = canvas.getByRole('button', { name: 'Send it again' })
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveAccessibleDescription('You can send it again in a moment.'))
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'), { timeout: 2_000 })
  },
})

export const AnotherAddress = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await ask(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another address' }))
    await expect(await canvas.findByRole('button', { name: 'Send the link' })).toBeVisible()
  },
})

export const Pending = Sending.extend(unanswered('requestPasswordReset', 'email:forgot.pending'))

const onRequest = fn<ForgotPasswordViewProps['onRequest']>(async () => undefined)

export const NotAnAddress = meta.story({
  args: { onRequest },
  play: async (context) => {
    onRequest.mockClear()
    await fill(context, 'E-mail', 'mara@')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send the link' }))
    await rejectedAtField(context, 'E-mail', /such as name@example\.com/, 'mara@')
    await expect(onRequest).not.toHaveBeenCalled()
  },
})

export const EmailMissing = Sending.extend(
  rejected('requestPasswordReset', 'EMAIL_MISSING', /Enter your e-mail address/, {
    field: 'email',
    at: 'auth:email',
  }),
)

export const EmailInvalid = Sending.extend(
  rejected('requestPasswordReset', 'INVALID_VALUE', /such as name@example\.com/, {
    field: 'email',
    at: 'auth:email',
  }),
)

export const RateLimited = Sending.extend(
  rejected('requestPasswordReset', 'RATE_LIMITED', /Too many tries.*Try again in 10 minutes\./, {
    params: { seconds: 600 },
  }),
)
RateLimited.test('recovers', recovers(tryAgain, isSent))
