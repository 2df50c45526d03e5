import { convertAccount } from '@kindling/api-client/contract/account'
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
import { ConvertDialog } from './ConvertDialog.tsx'

const close = fn()
const meta = preview.meta({
  title: 'Views/Settings/Set a password',
  component: ConvertDialog,
  tags: ['views'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '760px' } },
    ...answers(),
  },
  args: {
    email: fixtures.backer.email,
    // The real client, against the platform that the story plays.
    onConvert: (body) => storyClient(convertAccount, { body }),
    onClose: close,
  },
  beforeEach: () => {
    close.mockClear()
  },
})

/** The dialog stands outside of the story's own element. */
const inDialog = (context: PlayContext): PlayContext => ({ ...context, canvas: within(document.body) })
const email = fixtures.backer.email
const password = 'copper kettle'

async function convert(context: PlayContext, again = password) {
  await fill(context, 'Password', password)
  await fill(context, 'Password again', again)
  await context.userEvent.click(screen.getByRole('button', { name: 'Set a password' }))
}
const refusedOver =
  (words: RegExp): Play =>
  async (shown) => {
    const context = inDialog(shown)
    await convert(context)
    await refusedInAlert(context, words)
    await expect(screen.getByLabelText('Password')).toHaveValue(password)
    heal(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  }
const refusedBeside =
  (label: string, words: RegExp, typed: string): Play =>
  async (shown) => {
    const context = inDialog(shown)
    await convert(context)
    await refusedAtField(context, label, words, typed)
    await expect(close).not.toHaveBeenCalled()
  }

/** What the provider told may stay. */
export const Default = meta.story({
  play: async (shown) => {
    await convert(inDialog(shown))
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  },
})
export const Form = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Set a password' })).toHaveAccessibleDescription(
      '8 more characters.',
    )
  },
})
export const TheTwoDiffer = meta.story({
  play: async (shown) => {
    const context = inDialog(shown)
    await convert(context, 'copper kettel')
    await refusedAtField(context, 'Password again', /The two passwords differ/, 'copper kettel')
  },
})
export const Pending = meta.story({
  parameters: answers([pending('convertAccount')]),
  play: async (shown) => {
    await convert(inDialog(shown))
    await expect(await screen.findByRole('button', { name: 'Setting it' })).toHaveAttribute('aria-busy')
  },
})
export const Malformed = meta.story({
  parameters: answers([malformed('convertAccount')]),
  play: refusedOver(/A service we depend on did not answer/),
})
export const EmailMissing = meta.story({
  parameters: fails('convertAccount', 'EMAIL_MISSING', { field: 'email' }),
  play: refusedBeside('E-mail', /Enter your e-mail address/, email),
})
export const PasswordMissing = meta.story({
  parameters: fails('convertAccount', 'PASSWORD_MISSING', { field: 'password' }),
  play: refusedBeside('Password', /Choose a new password/, password),
})
export const EmailInvalid = meta.story({
  parameters: fails('convertAccount', 'INVALID_VALUE', { field: 'email' }),
  play: refusedBeside('E-mail', /Enter an e-mail address such as/, email),
})
export const ValueExists = meta.story({
  parameters: fails('convertAccount', 'VALUE_EXISTS', { field: 'email' }),
  play: refusedBeside('E-mail', /An account with this e-mail exists/, email),
})
export const Short = meta.story({
  parameters: fails('convertAccount', 'ITERABLE_LENGTH_SHORT', { field: 'password', params: { min: 14 } }),
  play: refusedBeside('Password', /at least 14 characters/, password),
})
export const Long = meta.story({
  parameters: fails('convertAccount', 'ITERABLE_LENGTH_LONG', { field: 'password', params: { max: 12 } }),
  play: refusedBeside('Password', /at most 12 characters/, password),
})
export const Common = meta.story({
  parameters: fails('convertAccount', 'REGEX_FAIL', { field: 'password' }),
  play: refusedBeside('Password', /on lists of leaked passwords/, password),
})
export const InvalidState = meta.story({
  parameters: fails('convertAccount', 'INVALID_STATE'),
  play: refusedOver(/This is not allowed right now/),
})
export const RateLimited = meta.story({
  parameters: fails('convertAccount', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: refusedOver(/Too many tries.*Try again in 1 minute/),
})
export const NetworkFailure = meta.story({
  parameters: fails('convertAccount', 'NETWORK_FAILURE'),
  play: refusedOver(/We could not reach the server/),
})
export const RequestTimeout = meta.story({
  parameters: fails('convertAccount', 'REQUEST_TIMEOUT'),
  play: refusedOver(/The answer took too long/),
})
export const ExternalError = meta.story({
  parameters: fails('convertAccount', 'EXTERNAL_ERROR'),
  play: refusedOver(/A service we depend on did not answer/),
})
export const RestrictedArea = meta.story({
  parameters: fails('convertAccount', 'RESTRICTED_AREA'),
  play: refusedOver(/Log in to continue/),
})
