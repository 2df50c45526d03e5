import { changeEmail, resendConfirmation } from '@kindling/api-client/contract/account'
import { answers, fails, fixtures, malformed, pending } from '@kindling/api-client/scenarios'
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

/** The dialog stands outside of the story's own element. */
const inDialog = (context: PlayContext): PlayContext => ({ ...context, canvas: within(document.body) })
const moved = 'mara@okafor.example'
const password = 'copper kettle'

async function change(context: PlayContext) {
  await fill(context, 'New e-mail', moved)
  await fill(context, 'Current password', password)
  await context.userEvent.click(screen.getByRole('button', { name: 'Change e-mail' }))
}
const sent = async () => {
  await expect(await screen.findByRole('heading', { name: 'Look in your inbox' })).toBeVisible()
  await expect(screen.getByText(`We sent a link to ${moved}. It works for 7 days.`)).toBeVisible()
}
const refusedOver =
  (words: RegExp): Play =>
  async (shown) => {
    const context = inDialog(shown)
    await change(context)
    await refusedInAlert(context, words)
    await expect(screen.getByLabelText('New e-mail')).toHaveValue(moved)
    await expect(screen.getByLabelText('Current password')).toHaveValue(password)
    heal(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await sent()
  }
const refusedBeside =
  (label: string, words: RegExp, typed: string): Play =>
  async (shown) => {
    const context = inDialog(shown)
    await change(context)
    await refusedAtField(context, label, words, typed)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change e-mail' })).toHaveAccessibleDescription(
        'Change what is marked to try again.',
      ),
    )
  }

/** It holds at once; the letter can be sent again ten seconds later, in this story sooner. */
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
/** Straight after a letter the button waits, and says how long. */
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
/** Nothing is sent before both fields can be right. */
export const NothingTyped = meta.story({
  play: async (shown) => {
    const context = inDialog(shown)
    await context.userEvent.click(screen.getByRole('button', { name: 'Change e-mail' }))
    await refusedAtField(context, 'New e-mail', /Enter your e-mail address/, '')
    await expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Enter your password.',
    )
  },
})
export const Pending = meta.story({
  parameters: answers([pending('changeEmail')]),
  play: async (shown) => {
    await change(inDialog(shown))
    await expect(await screen.findByRole('button', { name: 'Changing' })).toHaveAttribute('aria-busy')
  },
})
export const LongAddress = meta.story({
  args: { email: `${'a'.repeat(64)}@${'long-domain.'.repeat(14)}example` },
})
export const Malformed = meta.story({
  parameters: answers([malformed('changeEmail')]),
  play: refusedOver(/A service we depend on did not answer/),
})
export const EmailMissing = meta.story({
  parameters: fails('changeEmail', 'EMAIL_MISSING', { field: 'email' }),
  play: refusedBeside('New e-mail', /Enter your e-mail address/, moved),
})
export const PasswordMissing = meta.story({
  parameters: fails('changeEmail', 'PASSWORD_MISSING', { field: 'password' }),
  play: refusedBeside('Current password', /Enter your password/, password),
})
export const PasswordWrong = meta.story({
  parameters: fails('changeEmail', 'INVALID_VALUE', { field: 'password' }),
  play: refusedBeside('Current password', /This password is not correct/, password),
})
export const ValueExists = meta.story({
  parameters: fails('changeEmail', 'VALUE_EXISTS', { field: 'email' }),
  play: refusedBeside('New e-mail', /An account with this e-mail exists/, moved),
})
export const InvalidState = meta.story({
  parameters: fails('changeEmail', 'INVALID_STATE'),
  play: refusedOver(/This is not allowed right now/),
})
export const RateLimited = meta.story({
  parameters: fails('changeEmail', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: refusedOver(/Too many tries.*Try again in 1 minute/),
})
export const NetworkFailure = meta.story({
  parameters: fails('changeEmail', 'NETWORK_FAILURE'),
  play: refusedOver(/We could not reach the server/),
})
export const RequestTimeout = meta.story({
  parameters: fails('changeEmail', 'REQUEST_TIMEOUT'),
  play: refusedOver(/The answer took too long/),
})
export const ExternalError = meta.story({
  parameters: fails('changeEmail', 'EXTERNAL_ERROR'),
  play: refusedOver(/A service we depend on did not answer/),
})
export const RestrictedArea = meta.story({
  parameters: fails('changeEmail', 'RESTRICTED_AREA'),
  play: refusedOver(/Log in to continue/),
})
