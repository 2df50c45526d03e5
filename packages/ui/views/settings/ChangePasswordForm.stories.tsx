import { changePassword } from '@kindling/api-client/contract/account'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, rejectedAtField, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const meta = preview.meta({
  title: 'Views/Settings/Change password',
  component: ChangePasswordForm,
  tags: ['errors'],
  parameters: { landmark: 'main', maxWidth: 460, ...answers() },
  // The real client, against the platform that the story plays.
  args: { onChange: (body) => storyClient(changePassword, { body }) },
})

const rejects = rejecting('changePassword')

const old = 'iron kettle'
const next = 'copper kettle'

async function change(context: PlayContext, again = next) {
  const t = wordsOf(context, 'settings')
  await fill(context, t('password.current'), old)
  await fill(context, t('password.new'), next)
  await fill(context, t('password.again'), again)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('password.submit') }))
}
async function changed(context: PlayContext) {
  const t = wordsOf(context, 'settings')
  await expect(await context.canvas.findByText(t('password.done'))).toBeVisible()
  for (const label of [t('password.current'), t('password.new'), t('password.again')])
    await expect(await context.canvas.findByLabelText(label)).toHaveValue('')
}
export const Default = meta.story(
  sending((context) => change(context), changed, 'settings:change', {
    password: 'settings:password.current',
    new_password: 'settings:password.new',
  }),
)
export const Malformed = Default.extend(unreadable('changePassword'))
export const Form = meta.story({})
/** The checklist updates while typing, and the button says what is missing. */
export const TooShort = meta.story({
  play: async (context) => {
    await fill(context, 'Current password', old)
    await fill(context, 'New password', 'seven77')
    const button = context.canvas.getByRole('button', { name: 'Change password' })
    await expect(button).toHaveAccessibleDescription('One more character.')
    await fill(context, 'New password', 'seven777')
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
})
export const TheTwoDiffer = meta.story({
  play: async (context) => {
    await change(context, 'copper kettel')
    await rejectedAtField(context, 'New password again', /The two passwords differ/, 'copper kettel')
  },
})
export const NotRepeated = meta.story({
  play: async (context) => {
    await change(context, '')
    await rejectedAtField(context, 'New password again', /Enter the new password a second time/, '')
  },
})
export const Pending = Default.extend(unanswered('changePassword', 'settings:password.pending'))
export const PasswordMissing = Default.extend(rejects('PASSWORD_MISSING', /Enter your password/, 'password'))
export const PasswordWrong = Default.extend(
  rejects('INVALID_VALUE', /This password is not correct/, 'password'),
)
export const Short = Default.extend(rejects('ITERABLE_LENGTH_SHORT', /at least 8 characters/, 'new_password'))
export const Long = Default.extend(rejects('ITERABLE_LENGTH_LONG', /at most 128 characters/, 'new_password'))
export const Common = Default.extend(rejects('REGEX_FAIL', /on lists of leaked passwords/, 'new_password'))
export const InvalidState = Default.extend(rejects('INVALID_STATE', /This is not allowed right now/))
export const RateLimited = Default.extend(rejects('RATE_LIMITED', /in 1 minute/, { params: { seconds: 60 } }))
export const NetworkFailure = Default.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test('recovers', recovers(tryAgain, changed))
export const RequestTimeout = Default.extend(rejects('REQUEST_TIMEOUT', /The answer took too long/))
export const ExternalError = Default.extend(rejects('EXTERNAL_ERROR', /A service we depend on/))
