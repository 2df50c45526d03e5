import { disableTotp } from '@kindling/api-client/contract/totp'
import { answers, fails, fixtures, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../../shared/story-client.ts'
import { fill, heal, type PlayContext, refusedAtField, refusedInAlert } from '../../shared/story-plays.ts'
import { DisableTwoFactor, type DisableTwoFactorProps } from './DisableTwoFactor.tsx'

const args: DisableTwoFactorProps = {
  open: true,
  onClose: fn(),
  // The real client, against the platform that the story plays.
  onDisable: (body) => storyClient(disableTotp, { body }),
}

const meta = preview.meta({
  title: 'Views/Settings/Turn two-factor off',
  component: DisableTwoFactor,
  tags: ['views'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '520px' } },
    ...answers([], { user: { ...fixtures.backer, totp_enabled: true } }),
  },
  args,
})

/** The dialog stands outside of the story's own element. */
const inDialog = (context: PlayContext): PlayContext => ({ ...context, canvas: within(document.body) })
const password = 'copper kettle'
async function turnOff(context: PlayContext) {
  await fill(inDialog(context), 'Password', password)
  await context.userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
}
const isOff = () => expect(screen.findByRole('heading', { name: 'Two-factor is off' })).resolves.toBeVisible()

export const Default = meta.story({})

export const Whole = meta.story({
  args: { onClose: fn() },
  play: async (context) => {
    await turnOff(context)
    await isOff()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus())
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
  },
})

export const KeptOn = meta.story({
  args: { onClose: fn() },
  play: async ({ userEvent, args: given }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it on' }))
    await expect(given.onClose).toHaveBeenCalledOnce()
  },
})

export const NothingTyped = meta.story({
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    await refusedAtField(inDialog(context), 'Password', /Enter your password/, '')
  },
})

export const Pending = meta.story({
  parameters: answers([pending('disableTotp')]),
  play: async (context) => {
    await turnOff(context)
    await expect(await screen.findByRole('button', { name: 'Turning off' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const WrongPassword = meta.story({
  parameters: fails('disableTotp', 'INVALID_VALUE', { field: 'password' }),
  play: async (context) => {
    await turnOff(context)
    await refusedAtField(inDialog(context), 'Password', /This password is not correct/, password)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Turn off' })).toHaveAccessibleDescription(
        'Change the password to try again.',
      ),
    )
  },
})

export const PasswordMissing = meta.story({
  parameters: fails('disableTotp', 'PASSWORD_MISSING', { field: 'password' }),
  play: async (context) => {
    await turnOff(context)
    await refusedAtField(inDialog(context), 'Password', /Enter your password/, password)
  },
})

/** The words of the code over the form; pressed again once all is well, it is off. */
const thenWorks = async (context: PlayContext, words: RegExp) => {
  await turnOff(context)
  await refusedInAlert(inDialog(context), words)
  await expect(screen.getByLabelText('Password')).toHaveValue(password)
  heal(context)
  await context.userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  await isOff()
}
export const AlreadyDisabled = meta.story({
  parameters: fails('disableTotp', 'ALREADY_DISABLED_2FA'),
  play: (context) => thenWorks(context, /Two-factor login is already off/),
})
export const DisableFails = meta.story({
  parameters: fails('disableTotp', 'TOTP_DISABLE_FAIL'),
  play: (context) => thenWorks(context, /could not be turned off and is still on/),
})
export const RateLimited = meta.story({
  parameters: fails('disableTotp', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: (context) => thenWorks(context, /Too many tries.*Try again in 10 minutes\./),
})
export const NetworkFailure = meta.story({
  parameters: fails('disableTotp', 'NETWORK_FAILURE'),
  play: (context) => thenWorks(context, /We could not reach the server/),
})
export const RequestTimeout = meta.story({
  parameters: fails('disableTotp', 'REQUEST_TIMEOUT'),
  play: (context) => thenWorks(context, /The answer took too long/),
})
export const ExternalError = meta.story({
  parameters: fails('disableTotp', 'EXTERNAL_ERROR'),
  play: (context) => thenWorks(context, /A service we depend on did not answer/),
})
export const RestrictedArea = meta.story({
  parameters: fails('disableTotp', 'RESTRICTED_AREA'),
  play: (context) => thenWorks(context, /Log in to continue/),
})
export const Malformed = meta.story({
  parameters: answers([malformed('disableTotp')]),
  play: (context) => thenWorks(context, /A service we depend on did not answer/),
})
