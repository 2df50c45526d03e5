import { answers, fixtures } from '@kindling/api-client/scenarios'
import { fill, type PlayContext } from '@kindling/ui/views/story-plays'
import preview from '#catalogue/preview'
import { expect, screen, spyOn, waitFor, within } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { follow, inMain } from './plays.ts'

const patience = { timeout: 15_000 }
const email = 'mara.okafor@example.com'
const password = 'kettles over an open fire'

const meta = preview.meta({
  title: 'Flows/An account of one’s own',
  component: PageAt,
  tags: ['flows', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { path: '/signup', user: null, message: '/confirmemail?code=c29tZSByYW5kb20gYml0cw' },
})

const press = async ({ userEvent }: PlayContext, name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patience))
const heading = async (name: string) =>
  expect(await screen.findByRole('heading', { name }, patience)).toBeVisible()
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)

async function signUp(context: PlayContext) {
  const main = await inMain(context)
  await fill(context, 'E-mail', email)
  await fill(context, 'Password', password)
  await context.userEvent.click(main.getByRole('button', { name: 'Sign up' }))
  await heading('Welcome to Kindling')
  follow(screen.getByRole('button', { name: 'Close' }))
  await dialogGone()
}

async function confirmByMail(context: PlayContext) {
  follow(context.canvas.getByRole('link', { name: 'The e-mail’s link' }))
  await heading('Your e-mail is confirmed')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus())
  follow(screen.getByRole('button', { name: 'Continue' }))
  await dialogGone()
}

async function turnTwoFactorOn(context: PlayContext) {
  await press(context, /^Account of/)
  follow(await screen.findByRole('link', { name: 'Settings' }))
  await press(context, 'Turn on')
  await screen.findByLabelText('Six-digit code', {}, patience)
  const dialog = { ...context, canvas: within(screen.getByRole('dialog')) }
  await fill(dialog, 'Password', password)
  await fill(dialog, 'Six-digit code', '490215')
  await press(context, 'Continue')
  await heading('Save your recovery key')
  // A real download would leave a file behind.
  const download = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await press(context, 'Download recovery.txt')
  download.mockRestore()
  await press(context, 'Next')
  await heading('Two-factor is on')
  await press(context, 'Done')
  await dialogGone()
}

async function logOut(context: PlayContext) {
  await press(context, /^Account of/)
  await press(context, 'Log out')
  await heading('Welcome back')
}

async function givePassword(context: PlayContext) {
  await fill(context, 'E-mail', email)
  await fill(context, 'Password', password)
  const main = within(context.canvas.getByRole('main'))
  await context.userEvent.click(main.getByRole('button', { name: 'Log in' }))
  await heading('Enter your code')
}

/** From a visitor to an account with two-factor, and log-ins by both ways. */
export const FromSignUpToTheRecoveryKey = meta.story({
  play: async (context) => {
    await signUp(context)
    await confirmByMail(context)
    await turnTwoFactorOn(context)

    await logOut(context)
    await givePassword(context)
    await fill(context, 'Six-digit code', '490215')
    await expect(await screen.findByRole('button', { name: 'Turn off' }, patience)).toBeVisible()

    await logOut(context)
    await givePassword(context)
    await press(context, 'Use a recovery key')
    await fill(context, 'Recovery key', fixtures.recoveryKey)
    await press(context, 'Log in with key')
    await heading('Two-factor is off')
    follow(await screen.findByRole('link', { name: 'Set it up again' }))
    await expect(await screen.findByRole('button', { name: 'Turn on' }, patience)).toBeVisible()
  },
})
