import { answers, fixtures } from '@kindling/api-client/scenarios'
import { fill } from '@kindling/ui/views/story-plays'
import preview from '#catalogue/preview'
import { expect, screen, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { inMain } from './plays.ts'

const patience = { timeout: 15_000 }
const newcomer = { ...fixtures.newcomer, email_confirmed: false }

const meta = preview.meta({
  title: 'Pages/Password and e-mail',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { path: '/forgot-password?email=mara%40example.com', user: null },
})

/** The address may contain the e-mail (spec 1 §2). */
export const ForgotPassword = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByLabelText('E-mail')).toHaveValue('mara@example.com')
    await context.userEvent.click(main.getByRole('button', { name: 'Send the link' }))
    await expect(await main.findByRole('heading', { name: 'Look in your inbox' })).toBeVisible()
  },
})

export const ResetPassword = meta.story({
  args: { path: '/reset-password?code=c29tZSByYW5kb20gYml0cw' },
  play: async (context) => {
    const main = await inMain(context)
    await fill(context, 'New password', 'copper kettle')
    await fill(context, 'New password, again', 'copper kettle')
    await context.userEvent.click(main.getByRole('button', { name: 'Change the password' }))
    await expect(await main.findByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  },
})

export const UndoEmailChange = meta.story({
  args: { path: '/undo-email?code=c29tZSByYW5kb20gYml0cw' },
  play: async (context) => {
    const main = await inMain(context)
    await context.userEvent.click(main.getByRole('button', { name: 'Take it back' }))
    await expect(await main.findByRole('heading', { name: 'The old address is back' })).toBeVisible()
  },
})

/** Over home; closing it shows home, and the profile is fetched again (spec 1 §4). */
export const ConfirmEmail = meta.story({
  parameters: answers([], { user: newcomer }),
  args: { path: '/confirmemail?code=c29tZSByYW5kb20gYml0cw', user: newcomer },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Your e-mail is confirmed' }, patience)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await canvas.findAllByRole('heading', { level: 1 }, patience))[0]).toHaveTextContent(
      'many small pieces',
    )
  },
})

/** An empty code is an error; without the parameter it is home. */
export const ConfirmEmailWithoutItsCode = meta.story({
  args: { path: '/confirmemail?code=' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'The code is missing' }, patience)).toBeVisible()
  },
})

export const ConfirmEmailWithoutAnything = meta.story({
  args: { path: '/confirmemail' },
  play: async (context) => {
    await inMain(context)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** After signing up, once: the second time, home is just home. */
export const Welcome = meta.story({
  args: { path: '/confirmemail?welcome', user: newcomer },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kindling' }, patience)
    await expect(dialog).toHaveAccessibleDescription(/We sent an e-mail to/)
    await expect(localStorage.getItem('kindling:welcomed')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(localStorage.getItem('kindling:welcomed')).toBe(newcomer.id)
    localStorage.removeItem('kindling:welcomed')
  },
})
