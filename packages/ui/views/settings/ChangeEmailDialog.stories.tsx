import { changeEmail, resendConfirmation } from '@kindling/api-client/contract/account'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import {
  fill,
  inDialog,
  type Play,
  type PlayContext,
  rejectedAtField,
  tryAgain,
} from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx'

const close = fn()
const meta = preview.meta({
  title: 'Views/Settings/Change e-mail',
  component: ChangeEmailDialog,
  tags: ['views'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '620px' } },
    ...answers(),
  },
  args: {
    email: fixtures.backer.email,
    // The real client, against the platform that the story plays.
    onChange: (body) => storyClient(changeEmail, { body }),
    onResend: (body) => storyClient(resendConfirmation, { body }),
    onClose: close,
  },
})

const rejects = rejecting('changeEmail')

const moved = 'mara@okafor.example'
const password = 'copper kettle'

async function change(shown: PlayContext) {
  const context = inDialog(shown)
  const t = wordsOf(context, 'settings')
  await fill(context, t('email.new'), moved)
  await fill(context, t('email.password'), password)
  await context.userEvent.click(screen.getByRole('button', { name: t('email.submit') }))
}
const tryAgainInDialog: Play = (context) => tryAgain(inDialog(context))
const sent = async () => {
  await expect(await screen.findByRole('heading', { name: 'Look in your inbox' })).toBeVisible()
  await expect(await screen.findByText(`We sent a link to ${moved}. It works for 7 days.`)).toBeVisible()
}
/** The change applies at once; the e-mail can be sent again after ten seconds, sooner in this story. */
export const Default = meta.story({
  args: { cooldownMs: 300 },
  play: async (shown) => {
    const context = inDialog(shown)
    await change(context)
    await sent()
    const again = screen.getByRole('button', { name: 'Send the link again' })
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
    await context.userEvent.click(again)
    await waitFor(() => expect(screen.getByText(`Sent to ${moved}.`)).toBeInTheDocument())
    await context.userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(close).toHaveBeenCalled()
  },
})
export const Form = meta.story({})
export const Changing = meta.story(
  sending(change, undefined, 'settings:change', {
    email: 'settings:email.new',
    password: 'settings:email.password',
  }),
)
export const Malformed = Changing.extend(unreadable('changeEmail'))
/** Right after an e-mail the button waits and shows how long. */
export const CoolingDown = meta.story({
  play: async (shown) => {
    await change(inDialog(shown))
    await sent()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send the link again' })).toHaveAccessibleDescription(
        'The next one can be sent 10 seconds after the last.',
      ),
    )
  },
})
/** Nothing is sent before both fields are valid. */
export const NothingTyped = meta.story({
  play: async (shown) => {
    const context = inDialog(shown)
    await context.userEvent.click(screen.getByRole('button', { name: 'Change e-mail' }))
    await rejectedAtField(context, 'New e-mail', /Enter your e-mail address/, '')
    await expect(await screen.findByLabelText('Current password')).toHaveAccessibleDescription(
      'Enter your password.',
    )
  },
})
export const Pending = Changing.extend(unanswered('changeEmail', 'settings:email.pending'))
export const LongAddress = meta.story({
  args: { email: `${'a'.repeat(64)}@${'long-domain.'.repeat(14)}example` },
})
export const EmailMissing = Changing.extend(rejects('EMAIL_MISSING', /Enter your e-mail address/, 'email'))
export const PasswordMissing = Changing.extend(rejects('PASSWORD_MISSING', /Enter your password/, 'password'))
export const PasswordWrong = Changing.extend(
  rejects('INVALID_VALUE', /This password is not correct/, 'password'),
)
export const ValueExists = Changing.extend(
  rejects('VALUE_EXISTS', /Another account has this e-mail/, {
    words: 'errors:forms.changeEmail.email.VALUE_EXISTS',
    field: 'email',
  }),
)
export const InvalidState = Changing.extend(rejects('INVALID_STATE', /This is not allowed right now/))
InvalidState.test('recovers', recovers(tryAgainInDialog, sent))
export const RestrictedArea = Changing.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
