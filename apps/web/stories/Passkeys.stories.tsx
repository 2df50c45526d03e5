import { answers, failing, fixtures } from '@kindling/api-client/scenarios'
import { fill, heal, openDialog, type PlayContext } from '@kindling/ui/views/story-plays'
import { recovers, rejected, sending } from '@kindling/ui/views/story-rejected'
import { wordsOf } from '@kindling/ui/views/story-words'
import preview from '#catalogue/preview'
import { expect, screen, waitFor, within } from '#catalogue/test'
import { endOffer } from '../data/passkey-offer.ts'
import { PageAt } from './PageAt.tsx'
import { declines, hasOne, playDevice } from './played-device.ts'
import { inMain, isLoggedIn } from './plays.ts'

const { backer } = fixtures
const meta = preview.meta({
  title: 'Pages/Passkeys',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { path: '/login?next=%2Fprojects%2Ftrending', user: null },
  beforeEach: () => {
    // Stories share a page: a story of another file may have logged in with a password, where no device could be asked.
    endOffer()
    const end = playDevice()
    return () => {
      end()
      endOffer()
      localStorage.removeItem('kindling:no-passkey-offer')
    }
  },
})
const settings = {
  args: { path: '/settings/account', user: backer },
  parameters: answers([], { user: backer, passkeys: [] }),
}

const arrived = async (context: PlayContext) => {
  const name = wordsOf(context, 'listing')('title.trending')
  // Queried again each time: a found element may be replaced while the next part loads.
  await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1, name })).toBeVisible(), {
    timeout: 15_000,
  })
  await isLoggedIn(context)
}
const pressKey = async (context: PlayContext) => {
  const main = await inMain(context)
  const name = wordsOf(context, 'auth')('passkey.login')
  await context.userEvent.click(await main.findByRole('button', { name }))
}
const givePassword = async (context: PlayContext) => {
  const main = await inMain(context)
  await fill(context, 'E-mail', 'mara.lindqvist@example.com')
  await fill(context, 'Password', 'a long enough one')
  await context.userEvent.click(main.getByRole('button', { name: 'Log in' }))
  await arrived(context)
}
const offer = () => screen.findByRole('region', { name: 'Log in faster next time' }, { timeout: 15_000 })

const logIn = sending(pressKey, async (context) => {
  await arrived(context)
  const name = wordsOf(context, 'security')('offer.title')
  await expect(screen.queryByRole('region', { name })).toBeNull()
})
/** Logged in without a password, on the page the person wanted; no passkey is offered. */
export const LogIn = meta.story({
  ...logIn,
  parameters: { ...logIn.parameters, ...answers([], { user: null, passkeys: [] }) },
})
/** The device gave no key: the person is still on the page and may press again. */
export const LogInCancelled = meta.story({
  beforeEach: () => playDevice(declines),
  play: async (context) => {
    await pressKey(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('That was not finished.')
    playDevice()
    await pressKey(context)
    await arrived(context)
  },
})
export const LogInRejected = LogIn.extend(
  rejected('loginWithPasskey', 'INVALID_VALUE', /This passkey could not be checked/, 'credential'),
)
LogInRejected.test('recovers', recovers(pressKey, arrived))

/** Offered after a log-in with a password to an account without a passkey; created without another question. */
export const Offered = meta.story({
  parameters: answers([], { user: null, passkeys: [] }),
  play: async (context) => {
    await givePassword(context)
    const card = within(await offer())
    await context.userEvent.click(card.getByRole('button', { name: 'Create a passkey' }))
    const ready = within(await screen.findByRole('region', { name: 'Your passkey is ready' }))
    await context.userEvent.click(ready.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your passkey is ready' })).toBeNull())
  },
})
export const OfferedAndRejected = meta.story({
  parameters: answers([], { user: null, passkeys: [] }),
  play: async (context) => {
    await givePassword(context)
    const card = within(await offer())
    await context.userEvent.click(card.getByRole('button', { name: 'Don’t ask again' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Log in faster next time' })).toBeNull())
    await expect(localStorage.getItem('kindling:no-passkey-offer')).toBe('1')
  },
})

/** Named after the browser, and in the list at once. */
export const Added = meta.story({
  ...settings,
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText('No passkey yet')).toBeVisible()
    await context.userEvent.click(main.getByRole('button', { name: 'Add a passkey' }))
    const dialog = await openDialog('Add a passkey')
    await expect(await dialog.findByDisplayValue(/ (?:on|sur) \w+$/)).toHaveFocus()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await main.findByRole('button', { name: /^Remove: / })).toHaveAccessibleName(
      expect.stringMatching(/ (?:on|sur) \w+$/),
    )
  },
})
/** The device itself reports that it has a key already. */
export const HasOneAlready = meta.story({
  ...settings,
  beforeEach: () => playDevice(hasOne),
  play: async (context) => {
    const main = await inMain(context)
    await context.userEvent.click(await main.findByRole('button', { name: 'Add a passkey' }))
    await context.userEvent.click(await screen.findByRole('button', { name: 'Add passkey' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This device has a passkey for your account already.',
    )
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})
/** The log-in is too old: the password is asked for, then the device. */
export const AsksForThePassword = meta.story({
  ...settings,
  parameters: answers([failing('startPasskey', 'PASSWORD_MISSING', { field: 'password' })], {
    user: backer,
    passkeys: [],
  }),
  play: async (context) => {
    const main = await inMain(context)
    await context.userEvent.click(await main.findByRole('button', { name: 'Add a passkey' }))
    const dialog = await openDialog()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }))
    const password = await dialog.findByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    heal(context, { user: backer, passkeys: [] })
    await context.userEvent.type(password, 'copper kettle')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await main.findByRole('button', { name: /^Remove: / })).toBeVisible()
  },
})
