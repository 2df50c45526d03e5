import { loginWithPasskey, startPasskeyLogin } from '@kindling/api-client/contract/passkeys'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { type PasskeyStop, PasskeyStopped } from '../../state/passkey-stop.ts'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending, unanswered, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton.tsx'

/** Both calls, as a page makes them on the real client; the fake device answers at once. */
const onLogin = fn<PasskeyButtonProps['onLogin']>(async () => {
  await storyClient(startPasskeyLogin, {})
  return storyClient(loginWithPasskey, { body: { credential: {} } })
})
const args: PasskeyButtonProps = { support: 'yes', onLogin }

const meta = preview.meta({
  title: 'Views/Auth/Log in with a passkey',
  component: PasskeyButton,
  tags: ['views'],
  parameters: { maxWidth: 380, ...answers([], { user: null }) },
  args,
})

const rejects = rejecting('loginWithPasskey')

const name = 'Log in with a passkey'
const button = (context: PlayContext) =>
  context.canvas.findByRole('button', { name: wordsOf(context, 'auth')('passkey.login') })
const press = async (context: PlayContext) => context.userEvent.click(await button(context))
const goesThrough = async (context: PlayContext) => {
  await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull())
  await expect(await button(context)).not.toHaveAttribute('aria-busy')
}

export const Default = meta.story(sending(press, goesThrough))

/** Its place is kept so that nothing moves, but it is not focusable. */
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
/** Support is known from the start, so no place is kept for it. */
export const BareAddress = meta.story({
  args: { ...args, support: 'bare address' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { hidden: true })).toBeNull()
  },
})

export const Waiting = Default.extend(unanswered('startPasskeyLogin', 'auth:passkey.pending'))

export const StartInvalidState = Default.extend(
  rejected('startPasskeyLogin', 'INVALID_STATE', /This is not allowed right now/),
)
export const StartMalformed = Default.extend(unreadable('startPasskeyLogin'))
export const InvalidValue = Default.extend(
  rejects('INVALID_VALUE', /This passkey could not be checked/, 'credential'),
)
InvalidValue.test('recovers', recovers(press, goesThrough))

export const ExpiredCode = Default.extend(
  rejects('EXPIRED_CODE', /That took longer than five minutes/, 'credential'),
)
export const AccountBlocked = Default.extend(rejects('ACCOUNT_BLOCKED', /This account is blocked/))
export const NetworkFailure = Default.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test('recovers', recovers(press, goesThrough))

export const Malformed = Default.extend(unreadable('loginWithPasskey'))

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
