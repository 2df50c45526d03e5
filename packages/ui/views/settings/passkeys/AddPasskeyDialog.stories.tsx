import { answers, failing, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { type PasskeyStop, PasskeyStopped } from '../../../state/passkey-stop.ts'
import { fill, heal, inDialog, type PlayContext, rejectedAtField } from '../../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending, unreadable } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { AddPasskeyDialog, type AddPasskeyDialogProps } from './AddPasskeyDialog.tsx'
import { addForStory } from './story-device.ts'

const onClose = fn()
const args: AddPasskeyDialogProps = { device: 'Firefox on Linux', onAdd: addForStory, onClose }

const meta = preview.meta({
  title: 'Views/Settings/Add a passkey',
  component: AddPasskeyDialog,
  tags: ['views'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '520px' } },
    ...answers(),
  },
  args,
  beforeEach: () => {
    onClose.mockClear()
  },
})

const rejects = rejecting('startPasskey')

const press = async ({ userEvent }: PlayContext, name = 'Add passkey') =>
  userEvent.click(await screen.findByRole('button', { name }))
const added = () => waitFor(() => expect(onClose).toHaveBeenCalledOnce())
async function nameAndAdd(context: PlayContext) {
  const t = wordsOf(context, 'security')
  await fill(inDialog(context), t('passkeys.name'), 'Old laptop')
  await press(context, t('passkeys.submit'))
}

/** The name is prefilled with the device, and can be changed. */
export const Default = meta.story({
  play: async (context) => {
    await expect(await screen.findByLabelText('Name')).toHaveValue('Firefox on Linux')
    await expect(screen.queryByLabelText('Password')).toBeNull()
    await press(context)
    await added()
  },
})

export const Adding = meta.story(sending(nameAndAdd, added))

export const NoName = meta.story({
  play: async (context) => {
    await context.userEvent.clear(await screen.findByLabelText('Name'))
    await press(context)
    await rejectedAtField(inDialog(context), 'Name', /Enter a name/, '')
    await expect(onClose).not.toHaveBeenCalled()
  },
})
export const LongName = meta.story({
  play: async (context) => {
    await fill(inDialog(context), 'Name', 'x'.repeat(41))
    await press(context)
    await rejectedAtField(inDialog(context), 'Name', /at most 40 characters/, 'x'.repeat(41))
  },
})

export const Waiting = meta.story({
  parameters: answers([pending('startPasskey')]),
  play: async (context) => {
    await press(context)
    await expect(await screen.findByRole('button', { name: 'Waiting for your device' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

/** The log-in is too old: the password field appears, what was typed stays, and the same button continues. */
export const PasswordMissing = Adding.extend(
  rejects('PASSWORD_MISSING', /Enter your password/, {
    field: 'password',
    at: 'security:passkeys.password',
  }),
)
PasswordMissing.test(
  'goes on once the password is typed',
  recovers(async (context) => {
    await fill(inDialog(context), 'Password', 'copper kettle')
    await press(context)
  }, added),
)
const onAdd = fn<AddPasskeyDialogProps['onAdd']>(addForStory)
async function typeWrongPassword(context: PlayContext) {
  const t = wordsOf(context, 'security')
  onAdd.mockClear()
  context.msw.use(failing('startPasskey', 'PASSWORD_MISSING', { field: 'password' }))
  await press(context, t('passkeys.submit'))
  await screen.findByLabelText(t('passkeys.password'))
  context.msw.use(failing('startPasskey', 'INVALID_VALUE', { field: 'password' }))
  await fill(inDialog(context), t('passkeys.password'), 'copper')
  await press(context, t('passkeys.submit'))
}
const askedForPassword = Adding.extend({ args: { onAdd }, parameters: { send: typeWrongPassword } })
export const WrongPassword = askedForPassword.extend(
  rejects('INVALID_VALUE', /This password is not correct/, {
    field: 'password',
    at: 'security:passkeys.password',
  }),
)
WrongPassword.test('is added with the same password, once it is right', async (context) => {
  await expect(onAdd).toHaveBeenLastCalledWith({ name: 'Firefox on Linux', password: 'copper' })
  heal(context)
  await press(context)
  await added()
})

export const StartNotYetConfirmed = Adding.extend(rejects('NOT_YET_CONFIRM', /Confirm your e-mail/))
export const StartMaxCount = Adding.extend(
  rejects('MAX_COUNT', /You can keep at most 10 passkeys/, 'passkey'),
)
export const StartInvalidState = Adding.extend(
  rejects('INVALID_STATE', /reached by a name, such as localhost/, {
    words: 'security:passkeys.address',
  }),
)
StartInvalidState.test(
  'recovers',
  recovers((context) => press(context, 'Try again'), added),
)

export const StartMalformed = Adding.extend(unreadable('startPasskey'))
export const AddInvalidValue = Adding.extend(
  rejected('addPasskey', 'INVALID_VALUE', /This passkey could not be checked/, 'credential'),
)
AddInvalidValue.test(
  'recovers',
  recovers((context) => press(context, 'Try again'), added),
)

export const AddExpiredCode = Adding.extend(
  rejected('addPasskey', 'EXPIRED_CODE', /That took longer than five minutes/, 'credential'),
)
export const AddMaxCount = Adding.extend(
  rejected('addPasskey', 'MAX_COUNT', /You can keep at most 10 passkeys/, 'passkey'),
)

export const AddFieldMissing = Adding.extend(
  rejected('addPasskey', 'FIELD_MISSING', /Enter a name for this passkey/, {
    field: 'name',
    at: 'security:passkeys.name',
    words: 'errors:forms.passkey.name.FIELD_MISSING',
  }),
)
export const AddNameTooLong = Adding.extend(
  rejected('addPasskey', 'ITERABLE_LENGTH_LONG', /at most 40 characters/, {
    field: 'name',
    at: 'security:passkeys.name',
  }),
)

/** The browser gave no answer: a mild message, and the same button retries. */
const stopsThenWorks = async (context: PlayContext, why: PasskeyStop, words: string) => {
  stopping.mockReset()
  stopping.mockRejectedValueOnce(new PasskeyStopped(why)).mockResolvedValueOnce(undefined)
  await press(context)
  await expect(await within(await screen.findByRole('alert')).findByText(words)).toBeVisible()
  await expect(onClose).not.toHaveBeenCalled()
  await press(context, 'Try again')
  await added()
}
const stopping = fn<AddPasskeyDialogProps['onAdd']>()
export const Cancelled = meta.story({
  args: { ...args, onAdd: stopping },
  play: (context) => stopsThenWorks(context, 'cancelled', 'That was not finished.'),
})
export const HasOneAlready = meta.story({
  args: { ...args, onAdd: stopping },
  play: (context) => stopsThenWorks(context, 'exists', 'This device has a passkey for your account already.'),
})
export const DeviceCannot = meta.story({
  args: { ...args, onAdd: stopping },
  play: (context) => stopsThenWorks(context, 'unable', 'Your browser or device could not do it.'),
})
