import { deleteMe } from '@kindling/api-client/contract/account'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, inDialog, type PlayContext, rejectedAtField } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
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

const rejects = rejecting('deleteMe')

const password = 'copper kettle'
const press = (context: PlayContext) =>
  context.userEvent.click(screen.getByRole('button', { name: wordsOf(context, 'settings')('delete.submit') }))

async function remove(shown: PlayContext, typed = 'DELETE') {
  const context = inDialog(shown)
  const t = wordsOf(context, 'settings')
  await fill(context, t('delete.password'), password)
  await fill(context, t('delete.type', { word: 'DELETE' }), typed)
  await press(context)
}
const removed = () => waitFor(() => expect(gone).toHaveBeenCalledTimes(1))
export const Default = meta.story(sending((context) => remove(context), removed))
export const Malformed = Default.extend(unreadable('deleteMe'))
export const Form = meta.story({
  play: async (shown) => {
    await expect(await screen.findByLabelText('Type DELETE')).toHaveAttribute('maxlength', '10')
    await shown.userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await expect(close).toHaveBeenCalledTimes(1)
  },
})
/** Lower case does not match the word. */
export const NotTheWord = meta.story({
  play: async (shown) => {
    const context = inDialog(shown)
    await remove(context, 'delete')
    await rejectedAtField(context, 'Type DELETE', /Type DELETE in capitals/, 'delete')
    await expect(gone).not.toHaveBeenCalled()
  },
})
export const PasswordTooShort = meta.story({
  play: async (shown) => {
    const context = inDialog(shown)
    await fill(context, 'Password', 'seven77')
    await fill(context, 'Type DELETE', 'DELETE')
    await press(context)
    await rejectedAtField(context, 'Password', /at least 8 characters/, 'seven77')
    await expect(gone).not.toHaveBeenCalled()
  },
})
/** Accounts created by social sign-in confirm with the word alone. */
export const WithoutPassword = meta.story({
  args: { hasPassword: false },
  ...sending(async (shown) => {
    await expect(screen.queryByLabelText(wordsOf(shown, 'settings')('delete.password'))).toBeNull()
    const label = wordsOf(shown, 'settings')('delete.type', { word: 'DELETE' })
    await fill(inDialog(shown), label, 'DELETE')
    await press(shown)
  }, removed),
})
/** A log-in at the provider replaces the password for ten minutes. */
export const LoginTooOld = WithoutPassword.extend(
  rejects('PASSWORD_MISSING', /Log in at your provider again first/, {
    field: 'password',
    words: 'settings:delete.stale',
  }),
)
LoginTooOld.test('deletes nothing', () => expect(gone).not.toHaveBeenCalled())
export const Pending = Default.extend(unanswered('deleteMe', 'settings:delete.pending'))
export const PasswordMissing = Default.extend(
  rejects('PASSWORD_MISSING', /Enter your password/, {
    field: 'password',
    at: 'settings:delete.password',
  }),
)
export const PasswordWrong = Default.extend(
  rejects('INVALID_VALUE', /This password is not correct/, {
    field: 'password',
    at: 'settings:delete.password',
  }),
)
export const HoldsMoney = Default.extend(
  rejects('INVALID_STATE', /The account cannot go yet.*A campaign of yours holds/, {
    words: 'settings:delete.held',
  }),
)
HoldsMoney.test('recovers', recovers(press, removed))
/** A balance in the wallet would be lost. */
export const WalletNotEmpty = Default.extend(
  rejects('INVALID_STATE', /Something lies in your wallet still.*hello@kindling\.test/, {
    params: { held: 'wallet' },
    words: 'settings:delete.wallet',
  }),
)
