import { answers, fails } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { fill, inMain, type PlayContext } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/Sign in at a provider',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: { path: '/google_authenticated?code=Y29kZQ&state=c3RhdGU', user: null },
})

const says = (words: string | RegExp) => async (context: PlayContext) => {
  const main = await inMain(context)
  await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Google authorization failed.')
  await expect(main.getByRole('status')).toHaveTextContent(words)
  await expect(main.getByRole('link', { name: 'Back to log in' })).toBeVisible()
}
const didNotHold = says('did not hold together')

/** Back from Google and logged in: home, with the account in the header. */
export const ComesBack = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Account of/ }, { timeout: 5_000 })).toBeVisible()
  },
})
export const Cancelled = meta.story({
  args: { path: '/google_authenticated?error=access_denied&state=c3RhdGU' },
  play: says('You stopped at Google'),
})
export const WithoutAnything = meta.story({ args: { path: '/google_authenticated' }, play: didNotHold })
export const ErrorPage = meta.story({
  args: { path: '/social_auth_error?provider=google' },
  play: didNotHold,
})
export const Unauthorized = meta.story({ parameters: fails('loginSso', 'UNAUTHORIZED'), play: didNotHold })
export const StateUnknown = meta.story({ parameters: fails('loginSso', 'INVALID_VALUE'), play: didNotHold })
export const Foreign = meta.story({ parameters: fails('loginSso', 'FOREIGN_ORIGIN'), play: didNotHold })
export const Blocked = meta.story({
  parameters: fails('loginSso', 'ACCOUNT_BLOCKED'),
  play: says('This account is blocked'),
})
export const ProviderDown = meta.story({
  parameters: fails('loginSso', 'EXTERNAL_ERROR'),
  play: says('A service we depend on did not answer'),
})
export const Unreached = meta.story({
  parameters: fails('loginSso', 'NETWORK_FAILURE'),
  play: says('We could not reach the server'),
})
export const TimedOut = meta.story({
  parameters: fails('loginSso', 'REQUEST_TIMEOUT'),
  play: says('The answer took too long'),
})
export const TooOften = meta.story({
  parameters: fails('loginSso', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: says('Too many tries'),
})

/** Google shared no name: the page asks for it, and then the account is there. */
export const NameMissing = meta.story({
  parameters: fails('loginSso', 'FIELD_MISSING', { field: 'name', params: { code: 'YXJyaXZhbA' } }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('One thing missing')
    await fill(context, 'Name', 'Nour Haddad')
    await context.userEvent.click(main.getByRole('button', { name: 'Continue' }))
    await expect(
      await context.canvas.findByRole('button', { name: /Account of/ }, { timeout: 5_000 }),
    ).toBeVisible()
  },
})
/** Somebody here has the address that Google shared: the way back, or another address. */
export const EmailInUse = meta.story({
  parameters: fails('loginSso', 'FIELD_MISSING', {
    field: 'email',
    params: { code: 'YXJyaXZhbA', reason: 'VALUE_EXISTS' },
  }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(main.getByText(/belongs to an account here/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login')
  },
})

/** Pressed on the log-in page, with the platform refusing the way to the provider. */
const setOutFails = async (context: PlayContext) => {
  const main = await inMain(context)
  const button = main.getByRole('button', { name: 'Continue with Google' })
  await context.userEvent.click(button)
  await expect(await main.findByRole('alert')).toHaveTextContent('Google authorization failed.')
  await expect(main.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy')
}
const atLogin = { path: '/login', user: null }

export const ProviderUnknown = meta.story({
  args: atLogin,
  parameters: fails('authorizeSso', 'INVALID_VALUE'),
  play: setOutFails,
})
export const ProviderUnavailable = meta.story({
  args: atLogin,
  parameters: fails('authorizeSso', 'EXTERNAL_ERROR'),
  play: setOutFails,
})
export const SetOutForeign = meta.story({
  args: atLogin,
  parameters: fails('authorizeSso', 'FOREIGN_ORIGIN'),
  play: setOutFails,
})
export const SetOutTooOften = meta.story({
  args: atLogin,
  parameters: fails('authorizeSso', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: setOutFails,
})
export const SetOutUnreached = meta.story({
  args: atLogin,
  parameters: fails('authorizeSso', 'NETWORK_FAILURE'),
  play: setOutFails,
})
export const SetOutTimeout = meta.story({
  args: atLogin,
  parameters: fails('authorizeSso', 'REQUEST_TIMEOUT'),
  play: setOutFails,
})
/** On the sign-up page the words are those of signing up. */
export const SignupUnavailable = meta.story({
  args: { path: '/signup', user: null },
  parameters: fails('authorizeSso', 'EXTERNAL_ERROR'),
  play: async (context) => {
    const main = await inMain(context)
    await context.userEvent.click(main.getByRole('button', { name: 'Continue with Facebook' }))
    await expect(await main.findByRole('alert')).toHaveTextContent('Facebook signup currently unavailable.')
  },
})
