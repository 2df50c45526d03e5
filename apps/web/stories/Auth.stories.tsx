import { answers, fixtures, offline } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { fill, heal, inMain } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/Log in and sign up',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: { path: '/login?next=%2Fprojects%2Ftrending', user: null },
})

/** Logged in, a person is where they wanted to go. */
export const LogIn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const main = await inMain(context)
    await fill(context, 'E-mail', 'mara.lindqvist@example.com')
    await fill(context, 'Password', 'a long enough one')
    await userEvent.click(main.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /Account of/ })).toBeVisible()
  },
})
export const LogInForm = meta.story({})
export const SignUpForm = meta.story({ args: { path: '/signup' } })
/** Whoever is signed in has nothing to do here. */
export const SignedInAlready = meta.story({
  args: { user: fixtures.backer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  },
})
/** No network: what was typed stays, and goes through once it is back. */
export const Offline = meta.story({
  parameters: answers([offline()]),
  play: async (context) => {
    const { canvas, userEvent } = context
    const main = await inMain(context)
    await fill(context, 'E-mail', 'mara.lindqvist@example.com')
    await fill(context, 'Password', 'a long enough one')
    await userEvent.click(main.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach the server')
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('mara.lindqvist@example.com')
    heal(context)
    await userEvent.click(main.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  },
})

/** Whose account has two-factor types a code, and then is where they wanted to go. */
export const WithACode = meta.story({
  parameters: answers([], { user: null, guarded: true }),
  play: async (context) => {
    const { canvas, userEvent } = context
    const main = await inMain(context)
    await fill(context, 'E-mail', 'mara.lindqvist@example.com')
    await fill(context, 'Password', 'a long enough one')
    await userEvent.click(main.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
    await fill(context, 'Six-digit code', '490215')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  },
})
/** The recovery key in its place: what it did is read before one goes on. */
export const WithTheRecoveryKey = meta.story({
  parameters: answers([], { user: null, guarded: true }),
  play: async (context) => {
    const { canvas, userEvent } = context
    const main = await inMain(context)
    await fill(context, 'E-mail', 'mara.lindqvist@example.com')
    await fill(context, 'Password', 'a long enough one')
    await userEvent.click(main.getByRole('button', { name: 'Log in' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery key' }))
    await fill(context, 'Recovery key', fixtures.recoveryKey)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with key' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Two-factor is off' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/projects/trending')
  },
})
