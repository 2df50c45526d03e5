import { resetTotp } from '@kindling/api-client/contract/totp'
import { answers, fails, fixtures, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { fill, heal, type PlayContext, refusedAtField, refusedInAlert } from '../shared/story-plays.ts'
import { RecoveryKeyView, type RecoveryKeyViewProps } from './RecoveryKeyView.tsx'

const credentials = { email: 'mara.lindqvist@example.com', password: 'copper kettle' }
/** The real client, against the platform that the story plays. */
const resetForReal: RecoveryKeyViewProps['onKey'] = (totp_recovery_key) =>
  storyClient(resetTotp, { credentials, body: { totp_recovery_key } })

const meta = preview.meta({
  title: 'Views/Auth/Recovery key',
  component: RecoveryKeyView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { onKey: resetForReal, onUseCode: fn() },
})

const label = 'Recovery key'
const key = fixtures.recoveryKey
async function use(context: PlayContext) {
  await fill(context, label, key)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Log in with key' }))
}
async function waitsForAChange({ canvas }: PlayContext) {
  await expect(canvas.getByLabelText(label)).toHaveValue(key)
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Log in with key' })).toHaveAccessibleDescription(
      'Change the key to try again.',
    ),
  )
}
async function mayTryAgain({ canvas }: PlayContext) {
  await expect(canvas.getByLabelText(label)).toHaveValue(key)
  await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled')
}

const onKey = fn<RecoveryKeyViewProps['onKey']>(async () => undefined)

/** It says what it does before it does it. */
export const Default = meta.story({
  args: { onKey },
  play: async (context) => {
    onKey.mockClear()
    await waitFor(() => expect(context.canvas.getByLabelText(label)).toHaveFocus())
    await expect(context.canvas.getByText(/It works once and turns two-factor off/)).toBeVisible()
    await use(context)
    await waitFor(() => expect(onKey).toHaveBeenCalledWith(key))
  },
})

export const NothingTyped = meta.story({
  args: { onKey },
  play: async (context) => {
    onKey.mockClear()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Log in with key' }))
    await refusedAtField(context, label, /Enter the recovery key/, '')
    await expect(onKey).not.toHaveBeenCalled()
  },
})

export const Pending = meta.story({
  parameters: answers([pending('resetTotp')]),
  play: async (context) => {
    await use(context)
    await expect(await context.canvas.findByRole('button', { name: 'Logging in' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const InvalidRecoveryKey = meta.story({
  parameters: fails('resetTotp', 'TOTP_INVALID_RECOVERY_KEY', { field: 'totp_recovery_key' }),
  play: async (context) => {
    await use(context)
    await refusedAtField(context, label, /This recovery key is not correct/, key)
    await waitsForAChange(context)
  },
})

/** Alone: inside the flow it leads back to the password. */
export const Unauthorized = meta.story({
  parameters: fails('resetTotp', 'UNAUTHORIZED'),
  play: async (context) => {
    await use(context)
    await refusedInAlert(context, /Invalid e-mail or password/)
    await waitsForAChange(context)
  },
})

export const TotpNotEnabled = meta.story({
  parameters: fails('resetTotp', 'TOTP_NOT_ENABLED'),
  play: async (context) => {
    await use(context)
    await refusedInAlert(context, /Two-factor login is not on for this account/)
    await waitsForAChange(context)
  },
})

export const AccountBlocked = meta.story({
  parameters: fails('resetTotp', 'ACCOUNT_BLOCKED'),
  play: async (context) => {
    await use(context)
    await refusedInAlert(context, /This account is blocked/)
    await waitsForAChange(context)
  },
})

export const RateLimited = meta.story({
  parameters: fails('resetTotp', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: async (context) => {
    await use(context)
    await refusedInAlert(context, /Too many tries.*Try again in 10 minutes\./)
    await waitsForAChange(context)
  },
})

export const NetworkFailure = meta.story({
  parameters: fails('resetTotp', 'NETWORK_FAILURE'),
  play: async (context) => {
    await use(context)
    await refusedInAlert(context, /We could not reach the server/)
    await mayTryAgain(context)
    heal(context, { user: null })
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull())
  },
})

export const RequestTimeout = meta.story({
  parameters: fails('resetTotp', 'REQUEST_TIMEOUT'),
  play: async (context) => {
    await use(context)
    await refusedInAlert(context, /The answer took too long/)
    await mayTryAgain(context)
  },
})

export const ExternalError = meta.story({
  parameters: fails('resetTotp', 'EXTERNAL_ERROR'),
  play: async (context) => {
    await use(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
    await waitsForAChange(context)
  },
})

export const Malformed = meta.story({
  parameters: answers([malformed('resetTotp')]),
  play: async (context) => {
    await use(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
  },
})

export const BackToTheCode = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the code' }))
    await expect(args.onUseCode).toHaveBeenCalledOnce()
  },
})
