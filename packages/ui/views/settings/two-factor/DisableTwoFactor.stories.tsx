import { disableTotp } from '@kindling/api-client/contract/totp'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor } from '#catalogue/test'
import { storyClient } from '../../shared/story-client.ts'
import { fill, inDialog, type PlayContext, rejectedAtField } from '../../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered, unreadable } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
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

const rejects = rejecting('disableTotp')

const password = 'copper kettle'
const pressOff = (context: PlayContext) =>
  context.userEvent.click(
    screen.getByRole('button', { name: wordsOf(context, 'security')('disable.submit') }),
  )
async function turnOff(context: PlayContext) {
  await fill(inDialog(context), wordsOf(context, 'security')('enable.password'), password)
  await pressOff(context)
}
const isOff = () => expect(screen.findByRole('heading', { name: 'Two-factor is off' })).resolves.toBeVisible()

export const Default = meta.story({})
export const TurningOff = meta.story(sending(turnOff))
export const Malformed = TurningOff.extend(unreadable('disableTotp'))

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
    await rejectedAtField(inDialog(context), 'Password', /Enter your password/, '')
  },
})

export const Pending = TurningOff.extend(unanswered('disableTotp', 'security:disable.pending'))

export const WrongPassword = TurningOff.extend(
  rejects('INVALID_VALUE', /This password is not correct/, {
    field: 'password',
    at: 'security:enable.password',
  }),
)

export const PasswordMissing = TurningOff.extend(
  rejects('PASSWORD_MISSING', /Enter your password/, {
    field: 'password',
    at: 'security:enable.password',
  }),
)

export const AlreadyDisabled = TurningOff.extend(
  rejects('ALREADY_DISABLED_2FA', /Two-factor login is already off/),
)
export const DisableFails = TurningOff.extend(
  rejects('TOTP_DISABLE_FAIL', /could not be turned off and is still on/),
)
DisableFails.test('recovers', recovers(pressOff, isOff))
