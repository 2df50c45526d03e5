import { resendConfirmation } from '@kindling/api-client/contract/account'
import { accountCalls } from '@kindling/api-client/forms/account-calls'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { openDialog } from '../shared/story-plays.ts'
import { rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { AccountTab } from './AccountTab.tsx'
import { PasskeysSection } from './passkeys/PasskeysSection.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'
import { SessionsList } from './sessions/SessionsList.tsx'

const { backer, newcomer } = fixtures
const meta = preview.meta({
  title: 'Views/Settings/Account',
  component: AccountTab,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    user: backer,
    now: fixtures.nowSeconds * 1000,
    // The real client, against the platform that the story plays.
    calls: accountCalls(storyClient),
    onResend: (body) => storyClient(resendConfirmation, { body }),
    sessions: (
      <SessionsList
        sessions={{ data: fixtures.sessions, error: undefined, retry: () => undefined }}
        onRevoke={async () => undefined}
        onRevokeOthers={async () => undefined}
      />
    ),
    passkeys: (
      <PasskeysSection
        passkeys={{ data: fixtures.passkeys, error: undefined, retry: () => undefined }}
        support="yes"
        onAdd={async () => undefined}
        onRemove={async () => undefined}
      />
    ),
  },
  render: (args) => (
    <main>
      <SettingsFrame current="account" hrefOf={(tab) => `/settings/${tab}`}>
        <AccountTab {...args} />
      </SettingsFrame>
    </main>
  ),
})

/** Each button opens its dialog; closing returns focus to the button. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const [name, title] of [
      ['Change e-mail', 'Change e-mail'],
      ['Turn on', 'Scan the code'],
      ['Delete account', 'Delete this account?'],
    ] as const) {
      const button = canvas.getByRole('button', { name })
      await userEvent.click(button)
      const dialog = await openDialog(title)
      await userEvent.click(await dialog.findByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
})
/** A new account: the e-mail can be sent again. */
export const Unconfirmed = meta.story({
  args: { user: newcomer, cooldownMs: 300 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not confirmed')).toBeVisible()
    const again = canvas.getByRole('button', { name: 'Send the link again' })
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByText(`Sent to ${newcomer.email}.`)).toBeInTheDocument())
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
  },
})
const press = (key: 'email.resend' | 'twoFactor.turnOn') => (context: PlayContext) =>
  context.userEvent.click(context.canvas.getByRole('button', { name: wordsOf(context, 'settings')(key) }))
export const Resending = meta.story({ args: { user: newcomer }, ...sending(press('email.resend')) })
/** The rejection is shown beside the button, which may be pressed again. */
export const ResendRejected = Resending.extend(
  rejected('resendConfirmation', 'RATE_LIMITED', /Try again in 1 minute/, { params: { seconds: 60 } }),
)
ResendRejected.test('may be pressed again', ({ canvas }) =>
  expect(canvas.getByRole('button', { name: 'Send the link again' })).not.toHaveAttribute('aria-disabled'),
)
export const TurningOn = meta.story({ args: { user: newcomer }, ...sending(press('twoFactor.turnOn')) })
/** Two-factor needs a confirmed e-mail: the wizard closes, and the tab says why. */
export const ConfirmFirst = TurningOn.extend(
  rejected('enableTotp', 'NOT_YET_CONFIRM', /Confirm your e-mail first/, {
    by: 'text',
    words: 'settings:twoFactor.confirmFirst',
  }),
)
ConfirmFirst.test('closes the wizard', () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()))
export const TwoFactorOn = meta.story({
  args: { user: { ...backer, totp_enabled: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }))
    await expect(await screen.findByRole('dialog', { name: 'Turn two-factor off?' })).toBeVisible()
  },
})
/** Accounts created by social sign-in have no password to change and no two-factor: they can set a password. */
export const SocialOnly = meta.story({
  args: { user: { ...backer, login_methods: ['google'] } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Change e-mail', 'Change password', 'Turn on'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a password' }))
    await expect(await screen.findByRole('dialog', { name: 'Set a password' })).toBeVisible()
  },
})
export const LongAndHostile = meta.story({
  args: {
    user: {
      ...backer,
      email: `<img src=x onerror=alert(1)>${'a'.repeat(60)}@${'long-domain.'.repeat(14)}example`,
    },
  },
})
