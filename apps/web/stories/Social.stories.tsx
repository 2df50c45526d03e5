import { answers } from '@kindling/api-client/scenarios'
import { fill, type PlayContext } from '@kindling/ui/views/story-plays'
import { opened, rejected, sending } from '@kindling/ui/views/story-rejected'
import { wordsOf } from '@kindling/ui/views/story-words'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { inMain, isLoggedIn } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/Sign in at a provider',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers() },
  args: { path: '/google_authenticated?code=Y29kZQ&state=c3RhdGU', user: null },
})

const says = (words: string | RegExp) => async (context: PlayContext) => {
  const main = await inMain(context)
  await expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Google authorization failed.',
  )
  await expect(await main.findByRole('status')).toHaveTextContent(words)
  await expect(await main.findByRole('link', { name: 'Back to log in' })).toBeVisible()
}
const didNotHold = /did not hold together/
const google = { fills: { provider: 'Google' } }
const lost = { by: 'status', words: 'auth:social.lost', ...google } as const

/** Back from Google and logged in: home, with the account in the header. */
export const ComesBack = meta.story(sending(opened, isLoggedIn))
export const Cancelled = meta.story({
  args: { path: '/google_authenticated?error=access_denied&state=c3RhdGU' },
  play: says('You stopped at Google'),
})
export const WithoutAnything = meta.story({ args: { path: '/google_authenticated' }, play: says(didNotHold) })
export const ErrorPage = meta.story({
  args: { path: '/social_auth_error?provider=google' },
  play: says(didNotHold),
})
export const Unauthorized = ComesBack.extend(rejected('loginSso', 'UNAUTHORIZED', didNotHold, lost))
Unauthorized.test('leads back to log in', says(didNotHold))
export const StateUnknown = ComesBack.extend(rejected('loginSso', 'INVALID_VALUE', didNotHold, lost))
export const Foreign = ComesBack.extend(rejected('loginSso', 'FOREIGN_ORIGIN', didNotHold, lost))
export const Blocked = ComesBack.extend(
  rejected('loginSso', 'ACCOUNT_BLOCKED', /This account is blocked/, { by: 'status' }),
)
export const ProviderDown = ComesBack.extend(
  rejected('loginSso', 'EXTERNAL_ERROR', /A service we depend on did not answer/, { by: 'status' }),
)
export const Unreached = ComesBack.extend(
  rejected('loginSso', 'NETWORK_FAILURE', /We could not reach the server/, { by: 'status' }),
)
export const TimedOut = ComesBack.extend(
  rejected('loginSso', 'REQUEST_TIMEOUT', /The answer took too long/, { by: 'status' }),
)
export const TooOften = ComesBack.extend(
  rejected('loginSso', 'RATE_LIMITED', /Too many tries/, { params: { seconds: 600 }, by: 'status' }),
)

/** Google shared no name: the page asks for it, then the account is created. */
export const NameMissing = ComesBack.extend(
  rejected('loginSso', 'FIELD_MISSING', /One thing missing/, {
    field: 'name',
    params: { code: 'YXJyaXZhbA' },
    by: 'heading',
    words: 'auth:missing.titleOne',
  }),
)
NameMissing.test('goes on with a name', async (context) => {
  await fill(context, 'Name', 'Nour Haddad')
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }))
  await isLoggedIn(context)
})
/** An account has the e-mail that Google shared: log in, or use another e-mail. */
export const EmailInUse = ComesBack.extend(
  rejected('loginSso', 'FIELD_MISSING', /belongs to an account here/, {
    field: 'email',
    params: { code: 'YXJyaXZhbA', reason: 'VALUE_EXISTS' },
    by: 'text',
    words: 'auth:missing.inUse',
    ...google,
  }),
)
EmailInUse.test('leads back to log in', ({ canvas }) =>
  expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login'),
)

/** Pressed on a page, while the platform rejects the start of the social log-in. */
const setOut = (provider: string) => async (context: PlayContext) => {
  const main = await inMain(context)
  const name = wordsOf(context, 'auth')('social.with', { provider })
  await context.userEvent.click(main.getByRole('button', { name }))
}
/** Success leads to another site, which a story cannot follow, so there is no story to extend. */
const fromLogin = (story: ReturnType<typeof rejected>) => ({
  ...story,
  args: { path: '/login', user: null },
  parameters: { ...story.parameters, send: setOut('Google') },
})
const failed = { words: 'auth:social.loginFailed', ...google }
const wayFailed = /Google authorization failed\./

export const ProviderUnknown = meta.story(
  fromLogin(rejected('authorizeSso', 'INVALID_VALUE', wayFailed, failed)),
)
ProviderUnknown.test('may be pressed again', ({ canvas }) =>
  expect(canvas.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy'),
)
export const ProviderUnavailable = meta.story(
  fromLogin(rejected('authorizeSso', 'EXTERNAL_ERROR', wayFailed, failed)),
)
export const SetOutForeign = meta.story(
  fromLogin(rejected('authorizeSso', 'FOREIGN_ORIGIN', wayFailed, failed)),
)
/** The sign-up page has messages of its own. */
const fromSignup = rejected('authorizeSso', 'EXTERNAL_ERROR', /Facebook signup currently unavailable\./, {
  words: 'auth:social.signupFailed',
  fills: { provider: 'Facebook' },
})
export const SignupUnavailable = meta.story({
  ...fromSignup,
  args: { path: '/signup', user: null },
  parameters: { ...fromSignup.parameters, send: setOut('Facebook') },
})
