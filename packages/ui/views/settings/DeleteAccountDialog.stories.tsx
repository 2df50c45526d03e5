import { deleteMe } from '@kindling/api-client/contract/account'
import { answers, fails, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import {
  fill,
  heal,
  type Play,
  type PlayContext,
  refusedAtField,
  refusedInAlert,
} from '../shared/story-plays.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

const gone = fn()
const close = fn()
const meta = preview.meta({
  title: 'Views/Settings/Delete account',
  component: DeleteAccountDialog,
  tags: ['views'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '720px' } },
    ...answers(),
  },
  args: {
    hasPassword: true,
    // The real client, against the platform that the story plays.
    onDelete: async (body) => gone(await storyClient(deleteMe, { body })),
    onClose: close,
  },
  beforeEach: () => {
    gone.mockClear()
    close.mockClear()
  },
})

/** The dialog stands outside of the story's own element. */
const inDialog = (context: PlayContext): PlayContext => ({ ...context, canvas: within(document.body) })
const password = 'copper kettle'
const press = ({ userEvent }: PlayContext) =>
  userEvent.click(screen.getByRole('button', { name: 'Delete account' }))

async function remove(context: PlayContext, word = 'DELETE') {
  await fill(context, 'Password', password)
  await fill(context, 'Type DELETE', word)
  await press(context)
}
const refusedOver =
  (words: RegExp): Play =>
  async (shown) => {
    const context = inDialog(shown)
    await remove(context)
    await refusedInAlert(context, words)
    await expect(gone).not.toHaveBeenCalled()
    await expect(screen.getByLabelText('Password')).toHaveValue(password)
    await expect(screen.getByLabelText('Type DELETE')).toHaveValue('DELETE')
    heal(context)
    await press(context)
    await waitFor(() => expect(gone).toHaveBeenCalledTimes(1))
  }
const refusedBeside =
  (label: string, words: RegExp, typed: string): Play =>
  async (shown) => {
    const context = inDialog(shown)
    await remove(context)
    await refusedAtField(context, label, words, typed)
    await expect(gone).not.toHaveBeenCalled()
  }

export const Default = meta.story({
  play: async (shown) => {
    await remove(inDialog(shown))
    await waitFor(() => expect(gone).toHaveBeenCalledTimes(1))
  },
})
export const Form = meta.story({
  play: async (shown) => {
    await expect(await screen.findByLabelText('Type DELETE')).toHaveAttribute('maxlength', '10')
    await shown.userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await expect(close).toHaveBeenCalledTimes(1)
  },
})
/** Small letters are not the word. */
export const NotTheWord = meta.story({
  play: async (shown) => {
    const context = inDialog(shown)
    await remove(context, 'delete')
    await refusedAtField(context, 'Type DELETE', /Type DELETE in capitals/, 'delete')
    await expect(gone).not.toHaveBeenCalled()
  },
})
export const PasswordTooShort = meta.story({
  play: async (shown) => {
    const context = inDialog(shown)
    await fill(context, 'Password', 'seven77')
    await fill(context, 'Type DELETE', 'DELETE')
    await press(context)
    await refusedAtField(context, 'Password', /at least 8 characters/, 'seven77')
    await expect(gone).not.toHaveBeenCalled()
  },
})
/** Who logs in at a provider is asked for the word alone. */
export const WithoutPassword = meta.story({
  args: { hasPassword: false },
  play: async (shown) => {
    const context = inDialog(shown)
    await expect(screen.queryByLabelText('Password')).toBeNull()
    await fill(context, 'Type DELETE', 'DELETE')
    await press(context)
    await waitFor(() => expect(gone).toHaveBeenCalledTimes(1))
  },
})
/** A log-in at the provider stands in for the password, for ten minutes. */
export const LoginTooOld = meta.story({
  args: { hasPassword: false },
  parameters: fails('deleteMe', 'PASSWORD_MISSING', { field: 'password' }),
  play: async (shown) => {
    const context = inDialog(shown)
    await fill(context, 'Type DELETE', 'DELETE')
    await press(context)
    await refusedInAlert(context, /Log in at your provider again first/)
    await expect(gone).not.toHaveBeenCalled()
  },
})
export const Pending = meta.story({
  parameters: answers([pending('deleteMe')]),
  play: async (shown) => {
    await remove(inDialog(shown))
    await expect(await screen.findByRole('button', { name: 'Deleting' })).toHaveAttribute('aria-busy')
  },
})
export const Malformed = meta.story({
  parameters: answers([malformed('deleteMe')]),
  play: refusedOver(/A service we depend on did not answer/),
})
export const PasswordMissing = meta.story({
  parameters: fails('deleteMe', 'PASSWORD_MISSING', { field: 'password' }),
  play: refusedBeside('Password', /Enter your password/, password),
})
export const PasswordWrong = meta.story({
  parameters: fails('deleteMe', 'INVALID_VALUE', { field: 'password' }),
  play: refusedBeside('Password', /This password is not correct/, password),
})
export const HoldsMoney = meta.story({
  parameters: fails('deleteMe', 'INVALID_STATE'),
  play: refusedOver(/The account cannot go yet.*A campaign of yours holds/),
})
/** What lies in a wallet would be nobody's. */
export const WalletNotEmpty = meta.story({
  parameters: fails('deleteMe', 'INVALID_STATE', { params: { held: 'wallet' } }),
  play: refusedOver(/Something lies in your wallet still.*hello@kindling\.test/),
})
export const RateLimited = meta.story({
  parameters: fails('deleteMe', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: refusedOver(/Too many tries.*Try again in 1 minute/),
})
export const NetworkFailure = meta.story({
  parameters: fails('deleteMe', 'NETWORK_FAILURE'),
  play: refusedOver(/We could not reach the server/),
})
export const RequestTimeout = meta.story({
  parameters: fails('deleteMe', 'REQUEST_TIMEOUT'),
  play: refusedOver(/The answer took too long/),
})
export const ExternalError = meta.story({
  parameters: fails('deleteMe', 'EXTERNAL_ERROR'),
  play: refusedOver(/A service we depend on did not answer/),
})
export const RestrictedArea = meta.story({
  parameters: fails('deleteMe', 'RESTRICTED_AREA'),
  play: refusedOver(/Log in to continue/),
})
