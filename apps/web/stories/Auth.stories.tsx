import { answers, fixtures } from '@kindling/api-client/scenarios'
import { fill, type PlayContext, tryAgain } from '@kindling/ui/views/story-plays'
import { cutOff, recovers, sending } from '@kindling/ui/views/story-rejected'
import { wordsOf } from '@kindling/ui/views/story-words'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { inMain, isLoggedIn } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/Log in and sign up',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: { path: '/login?next=%2Fprojects%2Ftrending', user: null },
})

async function logIn(context: PlayContext) {
  const t = wordsOf(context, 'auth')
  const main = await inMain(context)
  await fill(context, t('email'), 'mara.lindqvist@example.com')
  await fill(context, t('password'), 'a long enough one')
  await context.userEvent.click(main.getByRole('button', { name: t('login.submit') }))
}
async function isThere(context: PlayContext) {
  const name = wordsOf(context, 'listing')('title.trending')
  await expect(
    await context.canvas.findByRole('heading', { level: 1, name }, { timeout: 15_000 }),
  ).toBeVisible()
  await isLoggedIn(context)
}

/** After the log-in, the person is on the page they wanted. */
export const LogIn = meta.story(sending(logIn, isThere))
export const LogInForm = meta.story({})
export const SignUpForm = meta.story({ args: { path: '/signup' } })
/** Signed-in people are redirected: there is nothing to do here. */
export const SignedInAlready = meta.story({
  args: { user: fixtures.backer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  },
})
/** No network: what was typed stays, and a retry succeeds once it is back. */
export const Offline = LogIn.extend(cutOff())
Offline.test('recovers', recovers(tryAgain, isThere))

/** An account with two-factor needs a code; then the person is on the page they wanted. */
export const WithACode = meta.story({
  parameters: answers([], { user: null, guarded: true }),
  play: async (context) => {
    const { canvas } = context
    await logIn(context)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
    await fill(context, 'Six-digit code', '490215')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  },
})
/** The recovery key instead of the code: the page says what it did before the person continues. */
export const WithTheRecoveryKey = meta.story({
  parameters: answers([], { user: null, guarded: true }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await logIn(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery key' }))
    await fill(context, 'Recovery key', fixtures.recoveryKey)
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in with key' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Two-factor is off' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Not now' })).toHaveAttribute(
      'href',
      '/projects/trending',
    )
  },
})
