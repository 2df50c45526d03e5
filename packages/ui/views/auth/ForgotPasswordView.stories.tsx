import { requestPasswordReset } from '@kindling/api-client/contract/auth'
import { answers, fails, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { fill, heal, type PlayContext, refusedAtField, refusedInAlert } from '../shared/story-plays.ts'
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
  await fill(context, 'E-mail', email)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send the link' }))
}

/** Nothing has to change but the time or the network: the button stays, and then it works. */
async function thenWorks(context: PlayContext) {
  const { canvas, userEvent } = context
  await expect(canvas.getByLabelText('E-mail')).toHaveValue(email)
  heal(context, { user: null })
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(canvas.getByText(/If mara\.lindqvist@example\.com has an account/)).toHaveFocus(),
  )
}

async function waitsForAChange({ canvas }: PlayContext) {
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Send the link' })).toHaveAccessibleDescription(
      'Change the e-mail to try again.',
    ),
  )
}

export const Default = meta.story({})

/** From the log-in, with what was typed there. */
export const WithTheEmail = meta.story({
  args: { email },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(email)
  },
})

/** Words that hold for every address: nobody learns who is registered. It can be sent again, after a while. */
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
    await expect(canvas.getByRole('button', { name: 'Send the link' })).toBeVisible()
  },
})

export const Pending = meta.story({
  parameters: answers([pending('requestPasswordReset')]),
  play: async (context) => {
    await ask(context)
    await expect(await context.canvas.findByRole('button', { name: 'Sending' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

const onRequest = fn<ForgotPasswordViewProps['onRequest']>(async () => undefined)

export const NotAnAddress = meta.story({
  args: { onRequest },
  play: async (context) => {
    onRequest.mockClear()
    await fill(context, 'E-mail', 'mara@')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send the link' }))
    await refusedAtField(context, 'E-mail', /such as name@example\.com/, 'mara@')
    await expect(onRequest).not.toHaveBeenCalled()
  },
})

export const EmailMissing = meta.story({
  parameters: fails('requestPasswordReset', 'EMAIL_MISSING', { field: 'email' }),
  play: async (context) => {
    await ask(context)
    await refusedAtField(context, 'E-mail', /Enter your e-mail address/, email)
    await waitsForAChange(context)
  },
})

export const EmailInvalid = meta.story({
  parameters: fails('requestPasswordReset', 'INVALID_VALUE', { field: 'email' }),
  play: async (context) => {
    await ask(context)
    await refusedAtField(context, 'E-mail', /such as name@example\.com/, email)
    await waitsForAChange(context)
  },
})

export const RateLimited = meta.story({
  parameters: fails('requestPasswordReset', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: async (context) => {
    await ask(context)
    await refusedInAlert(context, /Too many tries.*Try again in 10 minutes\./)
    await thenWorks(context)
  },
})

export const NetworkFailure = meta.story({
  parameters: fails('requestPasswordReset', 'NETWORK_FAILURE'),
  play: async (context) => {
    await ask(context)
    await refusedInAlert(context, /We could not reach the server/)
    await thenWorks(context)
  },
})

export const RequestTimeout = meta.story({
  parameters: fails('requestPasswordReset', 'REQUEST_TIMEOUT'),
  play: async (context) => {
    await ask(context)
    await refusedInAlert(context, /The answer took too long/)
    await thenWorks(context)
  },
})

export const ExternalError = meta.story({
  parameters: fails('requestPasswordReset', 'EXTERNAL_ERROR'),
  play: async (context) => {
    await ask(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
    await thenWorks(context)
  },
})

export const Malformed = meta.story({
  parameters: answers([malformed('requestPasswordReset')]),
  play: async (context) => {
    await ask(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
  },
})
