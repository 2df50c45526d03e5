import { loginWithTotp } from '@kindling/api-client/contract/totp'
import { answers, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { type PlayContext, rejectedAtField, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
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

const rejects = rejecting('loginWithTotp')

const label = 'Six-digit code'
async function type(context: PlayContext, digits: string) {
  const { canvas, userEvent } = context
  const field = canvas.getByLabelText(wordsOf(context, 'auth')('twoFactor.label'))
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard(digits)
}
const confirm = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: 'Confirm' })

const onCode = fn<TwoFactorViewProps['onCode']>(async () => undefined)

/** The last digit submits the form. */
export const Default = meta.story({
  args: { onCode },
  play: async (context) => {
    onCode.mockClear()
    await type(context, '49')
    await expect(await context.canvas.findByLabelText(label)).toHaveAccessibleDescription(
      '4 more digits, then it is sent.',
    )
    await type(context, '0215')
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('490215'))
    await expect(onCode).toHaveBeenCalledOnce()
  },
})

const typeAll = (context: PlayContext) => type(context, '490215')
const accepted = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())

export const Typing = meta.story(sending(typeAll, accepted, 'auth:twoFactor.change'))

export const NetworkFailure = Typing.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test('recovers', recovers(tryAgain, accepted))
export const Malformed = Typing.extend(unreadable('loginWithTotp', { retry: 'after a change' }))

export const Pasted = meta.story({
  args: { onCode },
  play: async ({ canvas, userEvent }) => {
    onCode.mockClear()
    await expect(await canvas.findByLabelText(label)).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(await canvas.findByLabelText(label))
    await userEvent.paste('490 215')
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('490215'))
  },
})

/** Fewer than six digits are an invalid code (spec 1 §5). */
export const TooShort = meta.story({
  args: { onCode },
  play: async (context) => {
    onCode.mockClear()
    await type(context, '4902')
    await context.userEvent.click(confirm(context))
    await rejectedAtField(context, label, /This code is not correct/, '4902')
    await expect(onCode).not.toHaveBeenCalled()
  },
})

/** An empty field shows no error. */
export const NothingTyped = meta.story({
  args: { onCode },
  play: async (context) => {
    onCode.mockClear()
    await context.userEvent.click(confirm(context))
    await rejectedAtField(context, label, /Enter the code/, '')
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

export const CodeInvalid = Typing.extend(
  rejects('CODE_INVALID', /This code is not correct/, {
    field: 'code',
    at: 'auth:twoFactor.label',
  }),
)

/** Outside the flow; inside it, the link leads back to the password. */
export const Unauthorized = Typing.extend(
  rejects('UNAUTHORIZED', /Invalid e-mail or password/, { retry: 'after a change' }),
)

export const TotpNotEnabled = Typing.extend(
  rejects('TOTP_NOT_ENABLED', /Two-factor login is not on for this account/, {
    retry: 'after a change',
  }),
)

export const AccountBlocked = Typing.extend(
  rejects('ACCOUNT_BLOCKED', /This account is blocked/, { retry: 'after a change' }),
)

export const LostThePhone = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery key' }))
    await expect(args.onUseKey).toHaveBeenCalledOnce()
  },
})
