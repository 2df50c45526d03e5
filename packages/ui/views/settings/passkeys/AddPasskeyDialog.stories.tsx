import { answers, failing, fails, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { type PasskeyStop, PasskeyStopped } from '../../auth/passkey-stop.ts'
import { fill, heal, type PlayContext, refusedAtField, refusedInAlert } from '../../shared/story-plays.ts'
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

/** The dialog stands outside of the story's own element. */
const inDialog = (context: PlayContext): PlayContext => ({ ...context, canvas: within(document.body) })
const press = async ({ userEvent }: PlayContext, name = 'Add passkey') =>
  userEvent.click(await screen.findByRole('button', { name }))
const added = () => waitFor(() => expect(onClose).toHaveBeenCalledOnce())

/** Named after the device, which may be changed. */
export const Default = meta.story({
  play: async (context) => {
    await expect(await screen.findByLabelText('Name')).toHaveValue('Firefox on Linux')
    await expect(screen.queryByLabelText('Password')).toBeNull()
    await press(context)
    await added()
  },
})

export const NoName = meta.story({
  play: async (context) => {
    await context.userEvent.clear(await screen.findByLabelText('Name'))
    await press(context)
    await refusedAtField(inDialog(context), 'Name', /Enter a name/, '')
    await expect(onClose).not.toHaveBeenCalled()
  },
})
export const LongName = meta.story({
  play: async (context) => {
    await fill(inDialog(context), 'Name', 'x'.repeat(41))
    await press(context)
    await refusedAtField(inDialog(context), 'Name', /at most 40 characters/, 'x'.repeat(41))
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

/** The log-in lies back: the field comes, what was typed stays, and the same button goes on. */
export const PasswordMissing = meta.story({
  parameters: fails('startPasskey', 'PASSWORD_MISSING', { field: 'password' }),
  play: async (context) => {
    await fill(inDialog(context), 'Name', 'Old laptop')
    await press(context)
    await screen.findByLabelText('Password')
    await refusedAtField(inDialog(context), 'Password', /Enter your password/, '')
    await expect(screen.getByLabelText('Name')).toHaveValue('Old laptop')
    heal(context)
    await fill(inDialog(context), 'Password', 'copper kettle')
    await press(context)
    await added()
  },
})
const wrongPassword = fn<AddPasskeyDialogProps['onAdd']>(addForStory)
export const WrongPassword = meta.story({
  args: { ...args, onAdd: wrongPassword },
  parameters: fails('startPasskey', 'PASSWORD_MISSING', { field: 'password' }),
  play: async (context) => {
    wrongPassword.mockClear()
    await press(context)
    await screen.findByLabelText('Password')
    context.msw.use(failing('startPasskey', 'INVALID_VALUE', { field: 'password' }))
    await fill(inDialog(context), 'Password', 'copper')
    await press(context)
    await refusedAtField(inDialog(context), 'Password', /This password is not correct/, 'copper')
    await expect(wrongPassword).toHaveBeenLastCalledWith({ name: 'Firefox on Linux', password: 'copper' })
    heal(context)
    await press(context)
    await added()
  },
})

/** The words of the code over the form; pressed again once all is well, it is added under the name that was typed. */
const thenWorks = async (context: PlayContext, words: RegExp) => {
  await fill(inDialog(context), 'Name', 'Old laptop')
  await press(context)
  await refusedInAlert(inDialog(context), words)
  await expect(screen.getByLabelText('Name')).toHaveValue('Old laptop')
  heal(context)
  await press(context, 'Try again')
  await added()
}
export const StartNotYetConfirmed = meta.story({
  parameters: fails('startPasskey', 'NOT_YET_CONFIRM'),
  play: (context) => thenWorks(context, /Confirm your e-mail/),
})
export const StartMaxCount = meta.story({
  parameters: fails('startPasskey', 'MAX_COUNT', { field: 'passkey', params: { max: 10 } }),
  play: (context) => thenWorks(context, /You can keep at most 10 passkeys/),
})
export const StartInvalidState = meta.story({
  parameters: fails('startPasskey', 'INVALID_STATE'),
  play: (context) => thenWorks(context, /reached by a name, such as localhost/),
})
export const StartRateLimited = meta.story({
  parameters: fails('startPasskey', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: (context) => thenWorks(context, /Too many tries.*Try again in 10 minutes\./),
})
export const StartNetworkFailure = meta.story({
  parameters: fails('startPasskey', 'NETWORK_FAILURE'),
  play: (context) => thenWorks(context, /We could not reach the server/),
})
export const StartRequestTimeout = meta.story({
  parameters: fails('startPasskey', 'REQUEST_TIMEOUT'),
  play: (context) => thenWorks(context, /The answer took too long/),
})
export const StartExternalError = meta.story({
  parameters: fails('startPasskey', 'EXTERNAL_ERROR'),
  play: (context) => thenWorks(context, /A service we depend on did not answer/),
})
export const StartRestrictedArea = meta.story({
  parameters: fails('startPasskey', 'RESTRICTED_AREA'),
  play: (context) => thenWorks(context, /Log in to continue/),
})
export const StartMalformed = meta.story({
  parameters: answers([malformed('startPasskey')]),
  play: (context) => thenWorks(context, /A service we depend on did not answer/),
})
export const AddInvalidValue = meta.story({
  parameters: fails('addPasskey', 'INVALID_VALUE', { field: 'credential' }),
  play: (context) => thenWorks(context, /This passkey could not be checked/),
})
export const AddExpiredCode = meta.story({
  parameters: fails('addPasskey', 'EXPIRED_CODE', { field: 'credential' }),
  play: (context) => thenWorks(context, /That took longer than five minutes/),
})
export const AddMaxCount = meta.story({
  parameters: fails('addPasskey', 'MAX_COUNT', { field: 'passkey', params: { max: 10 } }),
  play: (context) => thenWorks(context, /You can keep at most 10 passkeys/),
})
export const AddNetworkFailure = meta.story({
  parameters: fails('addPasskey', 'NETWORK_FAILURE'),
  play: (context) => thenWorks(context, /We could not reach the server/),
})
export const AddRequestTimeout = meta.story({
  parameters: fails('addPasskey', 'REQUEST_TIMEOUT'),
  play: (context) => thenWorks(context, /The answer took too long/),
})
export const AddExternalError = meta.story({
  parameters: fails('addPasskey', 'EXTERNAL_ERROR'),
  play: (context) => thenWorks(context, /A service we depend on did not answer/),
})
export const AddRestrictedArea = meta.story({
  parameters: fails('addPasskey', 'RESTRICTED_AREA'),
  play: (context) => thenWorks(context, /Log in to continue/),
})

/** The platform counts as the form does; should it ever differ, it says so beside the name. */
const atName = async (context: PlayContext, words: RegExp) => {
  await press(context)
  await refusedAtField(inDialog(context), 'Name', words, 'Firefox on Linux')
}
export const AddFieldMissing = meta.story({
  parameters: fails('addPasskey', 'FIELD_MISSING', { field: 'name' }),
  play: (context) => atName(context, /Enter a name/),
})
export const AddNameTooLong = meta.story({
  parameters: fails('addPasskey', 'ITERABLE_LENGTH_LONG', { field: 'name', params: { min: 1, max: 40 } }),
  play: (context) => atName(context, /at most 40 characters/),
})

/** The browser gave no answer: said gently, and the same may be tried again. */
const stopsThenWorks = async (context: PlayContext, why: PasskeyStop, words: string) => {
  stopping.mockReset()
  stopping.mockRejectedValueOnce(new PasskeyStopped(why)).mockResolvedValueOnce(undefined)
  await press(context)
  await expect(within(await screen.findByRole('alert')).getByText(words)).toBeVisible()
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
