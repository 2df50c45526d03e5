import { resetTotp } from '@kindling/api-client/contract/totp'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, rejectedAtField, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { RecoveryKeyView, type RecoveryKeyViewProps } from './RecoveryKeyView.tsx'

const credentials = { email: 'mara.lindqvist@example.com', password: 'copper kettle' }
/** The real client, against the platform that the story plays. */
const onKey = fn<RecoveryKeyViewProps['onKey']>((totp_recovery_key) =>
  storyClient(resetTotp, { credentials, body: { totp_recovery_key } }),
)

const meta = preview.meta({
  title: 'Views/Auth/Recovery key',
  component: RecoveryKeyView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { onKey, onUseCode: fn() },
  beforeEach: () => void onKey.mockClear(),
})

const rejects = rejecting('resetTotp')

const label = 'Recovery key'
const key = fixtures.recoveryKey
async function use(context: PlayContext) {
  const t = wordsOf(context, 'auth')
  await fill(context, t('recovery.label'), key)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('recovery.submit') }))
}

const used = () => waitFor(() => expect(onKey).toHaveBeenCalledWith(key))

/** The page says what the key does before it is used. */
export const Default = meta.story({
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByLabelText(label)).toHaveFocus())
    await expect(await context.canvas.findByText(/It works once and turns two-factor off/)).toBeVisible()
    await use(context)
    await used()
  },
})
export const Using = meta.story(sending(use, used, 'auth:recovery.change'))

export const NetworkFailure = Using.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test(
  'recovers',
  recovers(tryAgain, ({ canvas }) => waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())),
)
export const Malformed = Using.extend(unreadable('resetTotp', { retry: 'after a change' }))

export const NothingTyped = meta.story({
  args: { onKey },
  play: async (context) => {
    onKey.mockClear()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Log in with key' }))
    await rejectedAtField(context, label, /Enter the recovery key/, '')
    await expect(onKey).not.toHaveBeenCalled()
  },
})

export const Pending = Using.extend(unanswered('resetTotp', 'auth:recovery.pending'))

export const InvalidRecoveryKey = Using.extend(
  rejects('TOTP_INVALID_RECOVERY_KEY', /This recovery key is not correct/, {
    field: 'totp_recovery_key',
    at: 'auth:recovery.label',
  }),
)

/** Outside the flow; inside it, the link leads back to the password. */
export const Unauthorized = Using.extend(
  rejects('UNAUTHORIZED', /Invalid e-mail or password/, { retry: 'after a change' }),
)

export const TotpNotEnabled = Using.extend(
  rejects('TOTP_NOT_ENABLED', /Two-factor login is not on for this account/, {
    retry: 'after a change',
  }),
)

export const AccountBlocked = Using.extend(
  rejects('ACCOUNT_BLOCKED', /This account is blocked/, { retry: 'after a change' }),
)

export const BackToTheCode = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the code' }))
    await expect(args.onUseCode).toHaveBeenCalledOnce()
  },
})
