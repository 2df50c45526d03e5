import { loginWithPasskey, startPasskeyLogin } from '@kindling/api-client/contract/passkeys'
import { answers, fails, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { type PasskeyStop, PasskeyStopped } from '../../state/passkey-stop.ts'
import { storyClient } from '../shared/story-client.ts'
import { heal, type PlayContext, refusedInAlert } from '../shared/story-plays.ts'
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton.tsx'

/** Both calls, as a page makes them on the real client; the device between them answers at once. */
const onLogin = fn<PasskeyButtonProps['onLogin']>(async () => {
  await storyClient(startPasskeyLogin, {})
  return storyClient(loginWithPasskey, { body: { credential: {} } })
})
const args: PasskeyButtonProps = { support: 'yes', onLogin }

const meta = preview.meta({
  title: 'Views/Auth/Log in with a passkey',
  component: PasskeyButton,
  tags: ['views'],
  parameters: answers([], { user: null }),
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
})

const name = 'Log in with a passkey'
const press = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name }))
const goesThrough = async ({ canvas }: PlayContext) => {
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-busy'))
}

export const Default = meta.story({
  play: async (context) => {
    await press(context)
    await goesThrough(context)
  },
})

/** Its place is kept, so that nothing moves, and nobody reaches it. */
export const NotKnownYet = meta.story({
  args: { ...args, support: 'unknown' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThan(40)
  },
})
export const Unsupported = meta.story({
  args: { ...args, support: 'no' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})
/** Known from the start, so there is not even a place for it. */
export const BareAddress = meta.story({
  args: { ...args, support: 'bare address' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { hidden: true })).toBeNull()
  },
})

export const Waiting = meta.story({
  parameters: answers([pending('startPasskeyLogin')]),
  play: async (context) => {
    await press(context)
    await expect(
      await context.canvas.findByRole('button', { name: 'Waiting for your device' }),
    ).toHaveAttribute('aria-busy', 'true')
  },
})

/** The words of the code over the button; pressed again once all is well, it goes through. */
const thenWorks = async (context: PlayContext, words: RegExp) => {
  await press(context)
  await refusedInAlert(context, words)
  heal(context, { user: null })
  await press(context)
  await goesThrough(context)
}
export const StartInvalidState = meta.story({
  parameters: fails('startPasskeyLogin', 'INVALID_STATE'),
  play: (context) => thenWorks(context, /This is not allowed right now/),
})
export const StartRateLimited = meta.story({
  parameters: fails('startPasskeyLogin', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: (context) => thenWorks(context, /Too many tries.*Try again in 10 minutes\./),
})
export const StartNetworkFailure = meta.story({
  parameters: fails('startPasskeyLogin', 'NETWORK_FAILURE'),
  play: (context) => thenWorks(context, /We could not reach the server/),
})
export const StartRequestTimeout = meta.story({
  parameters: fails('startPasskeyLogin', 'REQUEST_TIMEOUT'),
  play: (context) => thenWorks(context, /The answer took too long/),
})
export const StartExternalError = meta.story({
  parameters: fails('startPasskeyLogin', 'EXTERNAL_ERROR'),
  play: (context) => thenWorks(context, /A service we depend on did not answer/),
})
export const StartMalformed = meta.story({
  parameters: answers([malformed('startPasskeyLogin')]),
  play: (context) => thenWorks(context, /A service we depend on did not answer/),
})
export const InvalidValue = meta.story({
  parameters: fails('loginWithPasskey', 'INVALID_VALUE', { field: 'credential' }),
  play: (context) => thenWorks(context, /This passkey could not be checked/),
})
export const ExpiredCode = meta.story({
  parameters: fails('loginWithPasskey', 'EXPIRED_CODE', { field: 'credential' }),
  play: (context) => thenWorks(context, /That took longer than five minutes/),
})
export const AccountBlocked = meta.story({
  parameters: fails('loginWithPasskey', 'ACCOUNT_BLOCKED'),
  play: (context) => thenWorks(context, /This account is blocked/),
})
export const RateLimited = meta.story({
  parameters: fails('loginWithPasskey', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: (context) => thenWorks(context, /Too many tries.*Try again in 10 minutes\./),
})
export const NetworkFailure = meta.story({
  parameters: fails('loginWithPasskey', 'NETWORK_FAILURE'),
  play: (context) => thenWorks(context, /We could not reach the server/),
})
export const RequestTimeout = meta.story({
  parameters: fails('loginWithPasskey', 'REQUEST_TIMEOUT'),
  play: (context) => thenWorks(context, /The answer took too long/),
})
export const ExternalError = meta.story({
  parameters: fails('loginWithPasskey', 'EXTERNAL_ERROR'),
  play: (context) => thenWorks(context, /A service we depend on did not answer/),
})
export const Malformed = meta.story({
  parameters: answers([malformed('loginWithPasskey')]),
  play: (context) => thenWorks(context, /A service we depend on did not answer/),
})

const stopping = fn<PasskeyButtonProps['onLogin']>()
const stopsThenWorks = async (context: PlayContext, why: PasskeyStop, words: string) => {
  stopping.mockReset()
  stopping.mockRejectedValueOnce(new PasskeyStopped(why)).mockResolvedValueOnce(undefined)
  await press(context)
  await expect(await context.canvas.findByText(words)).toBeVisible()
  await press(context)
  await waitFor(() => expect(context.canvas.queryByText(words)).toBeNull())
  await expect(stopping).toHaveBeenCalledTimes(2)
}
export const Cancelled = meta.story({
  args: { ...args, onLogin: stopping },
  play: (context) => stopsThenWorks(context, 'cancelled', 'That was not finished.'),
})
export const DeviceCannot = meta.story({
  args: { ...args, onLogin: stopping },
  play: (context) => stopsThenWorks(context, 'unable', 'Your browser or device could not do it.'),
})
