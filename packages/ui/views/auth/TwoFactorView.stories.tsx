import { loginWithTotp } from '@kindling/api-client/contract/totp'
import { answers, fails, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { heal, type PlayContext, refusedAtField, refusedInAlert } from '../shared/story-plays.ts'
import { TwoFactorView, type TwoFactorViewProps } from './TwoFactorView.tsx'

const credentials = { email: 'mara.lindqvist@example.com', password: 'copper kettle' }
/** The real client, against the platform that the story plays. */
const confirmForReal: TwoFactorViewProps['onCode'] = (code) =>
  storyClient(loginWithTotp, { credentials, body: { code } })

const meta = preview.meta({
  title: 'Views/Auth/Two-factor code',
  component: TwoFactorView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { onCode: confirmForReal, onUseKey: fn() },
})

const label = 'Six-digit code'
async function type({ canvas, userEvent }: PlayContext, digits: string) {
  const field = canvas.getByLabelText(label)
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard(digits)
}
const confirm = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: 'Confirm' })

/** The digits stay, and the button waits until one is another. */
async function waitsForAnother(context: PlayContext) {
  await expect(context.canvas.getByLabelText(label)).toHaveValue('490215')
  await waitFor(() =>
    expect(confirm(context)).toHaveAccessibleDescription('Enter another code to try again.'),
  )
}
async function mayTryAgain({ canvas }: PlayContext) {
  await expect(canvas.getByLabelText(label)).toHaveValue('490215')
  await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled')
}

const onCode = fn<TwoFactorViewProps['onCode']>(async () => undefined)

/** The last digit sends it. */
export const Default = meta.story({
  args: { onCode },
  play: async (context) => {
    onCode.mockClear()
    await type(context, '49')
    await expect(context.canvas.getByLabelText(label)).toHaveAccessibleDescription(
      '4 more digits, then it is sent.',
    )
    await type(context, '0215')
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('490215'))
    await expect(onCode).toHaveBeenCalledOnce()
  },
})

export const Pasted = meta.story({
  args: { onCode },
  play: async ({ canvas, userEvent }) => {
    onCode.mockClear()
    await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(canvas.getByLabelText(label))
    await userEvent.paste('490 215')
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('490215'))
  },
})

/** Fewer than six digits are no code (spec 1 §5). */
export const TooShort = meta.story({
  args: { onCode },
  play: async (context) => {
    onCode.mockClear()
    await type(context, '4902')
    await context.userEvent.click(confirm(context))
    await refusedAtField(context, label, /This code is not correct/, '4902')
    await expect(onCode).not.toHaveBeenCalled()
  },
})

/** Nothing typed is nothing wrong. */
export const NothingTyped = meta.story({
  args: { onCode },
  play: async (context) => {
    onCode.mockClear()
    await context.userEvent.click(confirm(context))
    await refusedAtField(context, label, /Enter the code/, '')
    await expect(onCode).not.toHaveBeenCalled()
  },
})

export const Pending = meta.story({
  parameters: answers([pending('loginWithTotp')]),
  play: async (context) => {
    await type(context, '490215')
    await expect(await context.canvas.findByRole('button', { name: 'Confirming' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const CodeInvalid = meta.story({
  parameters: fails('loginWithTotp', 'CODE_INVALID', { field: 'code' }),
  play: async (context) => {
    await type(context, '490215')
    await refusedAtField(context, label, /This code is not correct/, '490215')
    await waitsForAnother(context)
  },
})

/** A newer code is sent with its last digit, as the first was. */
export const AnotherCode = meta.story({
  parameters: fails('loginWithTotp', 'CODE_INVALID', { field: 'code' }),
  play: async (context) => {
    await type(context, '490215')
    await waitsForAnother(context)
    heal(context, { user: null })
    await context.userEvent.keyboard('{Backspace}{Backspace}73')
    await waitFor(() => expect(confirm(context)).not.toHaveAttribute('aria-busy'))
    await waitFor(() => expect(context.canvas.getByLabelText(label)).not.toHaveAttribute('aria-invalid'))
  },
})

/** Alone: inside the flow it leads back to the password. */
export const Unauthorized = meta.story({
  parameters: fails('loginWithTotp', 'UNAUTHORIZED'),
  play: async (context) => {
    await type(context, '490215')
    await refusedInAlert(context, /Invalid e-mail or password/)
    await waitsForAnother(context)
  },
})

export const TotpNotEnabled = meta.story({
  parameters: fails('loginWithTotp', 'TOTP_NOT_ENABLED'),
  play: async (context) => {
    await type(context, '490215')
    await refusedInAlert(context, /Two-factor login is not on for this account/)
    await waitsForAnother(context)
  },
})

export const AccountBlocked = meta.story({
  parameters: fails('loginWithTotp', 'ACCOUNT_BLOCKED'),
  play: async (context) => {
    await type(context, '490215')
    await refusedInAlert(context, /This account is blocked/)
    await waitsForAnother(context)
  },
})

export const RateLimited = meta.story({
  parameters: fails('loginWithTotp', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: async (context) => {
    await type(context, '490215')
    await refusedInAlert(context, /Too many tries.*Try again in 10 minutes\./)
    await waitsForAnother(context)
  },
})

export const NetworkFailure = meta.story({
  parameters: fails('loginWithTotp', 'NETWORK_FAILURE'),
  play: async (context) => {
    await type(context, '490215')
    await refusedInAlert(context, /We could not reach the server/)
    await mayTryAgain(context)
    heal(context, { user: null })
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull())
  },
})

export const RequestTimeout = meta.story({
  parameters: fails('loginWithTotp', 'REQUEST_TIMEOUT'),
  play: async (context) => {
    await type(context, '490215')
    await refusedInAlert(context, /The answer took too long/)
    await mayTryAgain(context)
  },
})

export const ExternalError = meta.story({
  parameters: fails('loginWithTotp', 'EXTERNAL_ERROR'),
  play: async (context) => {
    await type(context, '490215')
    await refusedInAlert(context, /A service we depend on did not answer/)
    await waitsForAnother(context)
  },
})

export const Malformed = meta.story({
  parameters: answers([malformed('loginWithTotp')]),
  play: async (context) => {
    await type(context, '490215')
    await refusedInAlert(context, /A service we depend on did not answer/)
  },
})

export const LostThePhone = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery key' }))
    await expect(args.onUseKey).toHaveBeenCalledOnce()
  },
})
