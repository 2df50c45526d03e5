import { login } from '@kindling/api-client/contract/auth'
import { answers, malformed, offline } from '@kindling/api-client/scenarios'
import { HttpResponse, http } from 'msw'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, rejectedAtField, rejectedInAlert, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { LoginView, type LoginViewProps } from './LoginView.tsx'

/** The real client, against the platform that the story plays. */
const onLogin = fn<LoginViewProps['onLogin']>((credentials) => storyClient(login, { credentials }))

const meta = preview.meta({
  title: 'Views/Auth/Log in',
  component: LoginView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    signupHref: '/signup',
    forgotHref: '/forgot-password',
    onLogin: onLogin as LoginViewProps['onLogin'],
  },
  beforeEach: () => void onLogin.mockClear(),
})

const rejects = rejecting('login')

const email = 'mara.lindqvist@example.com'

async function logIn(context: PlayContext) {
  const t = wordsOf(context, 'auth')
  await fill(context, t('email'), email)
  await fill(context, t('password'), 'copper kettle')
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('login.submit') }))
}

export const Default = meta.story(
  sending(
    logIn,
    () => waitFor(() => expect(onLogin).toHaveBeenCalledWith({ email, password: 'copper kettle' })),
    'auth:login.change',
  ),
)

/** Until scripts have arrived the browser sends the form itself: it needs a method, names and an enabled button. */
export const BeforeScripts = meta.story({
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: 'Log in' }).closest('form')
    await expect(form).toHaveAttribute('method', 'post')
    // The form posts to the page's own address: an `action` would lose the hash.
    await expect(form).not.toHaveAttribute('action')
    await expect(await canvas.findByLabelText('E-mail')).toHaveAttribute('name', 'email')
    await expect(await canvas.findByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('name', 'password')
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  },
})

/** The e-mail is typed once: it is carried to the next page. */
export const ForgotIt = meta.story({
  play: async (context) => {
    const link = () => context.canvas.getByRole('link', { name: 'Forgot it?' })
    await expect(link()).toHaveAttribute('href', '/forgot-password')
    await fill(context, 'E-mail', 'mara+one@example.com')
    await expect(link()).toHaveAttribute('href', '/forgot-password?email=mara%2Bone%40example.com')
  },
})

export const NothingTyped = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await rejectedAtField(context, 'E-mail', /Enter your e-mail address/, '')
    await expect(await canvas.findByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
  },
})

/** Leaving an empty field shows no error: a message would move the link that is about to be pressed. */
export const PassedBy = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password')
    const link = canvas.getByRole('link', { name: 'Create an account' })
    const place = () => link.getBoundingClientRect().top
    await userEvent.click(password)
    const before = place()
    await userEvent.tab()
    await expect(password).not.toHaveFocus()
    await expect(password).not.toHaveAccessibleDescription()
    await expect(place()).toBe(before)
  },
})

export const NotAnAddress = meta.story({
  play: async (context) => {
    await fill(context, 'E-mail', 'mara@')
    await context.userEvent.tab()
    await waitFor(() =>
      expect(context.canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
        /such as name@example\.com/,
      ),
    )
  },
})

export const Pending = Default.extend(unanswered('login', 'auth:login.pending'))

export const Unauthorized = Default.extend(
  rejects('UNAUTHORIZED', /Invalid e-mail or password. We kept your e-mail\./, {
    clears: 'auth:password',
    retry: 'after a change',
  }),
)
Unauthorized.test('logs in once another password is typed', async (context) => {
  const { canvas, userEvent } = context
  const button = canvas.getByRole('button', { name: 'Log in' })
  await recovers(
    async () => {
      await userEvent.type(await canvas.findByLabelText('Password'), 'copper kettle 2')
      await expect(canvas.queryByRole('alert')).toBeNull()
      await expect(button).not.toHaveAttribute('aria-disabled')
      await userEvent.click(button)
    },
    async () => expect(onLogin).toHaveBeenCalledTimes(2),
  )(context)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const EmailMissing = Default.extend(
  rejects('EMAIL_MISSING', /Enter your e-mail address/, { at: 'auth:email' }),
)

export const PasswordMissing = Default.extend(
  rejects('PASSWORD_MISSING', /Enter your password/, { at: 'auth:password' }),
)

export const AccountBlocked = Default.extend(
  rejects('ACCOUNT_BLOCKED', /This account is blocked/, { retry: 'after a change' }),
)

AccountBlocked.test('names the support address', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'compliance@kindling.test' })).toHaveAttribute(
    'href',
    'mailto:compliance@kindling.test',
  )
})

export const RateLimited = Default.extend(
  rejects('RATE_LIMITED', /Too many tries.*Try again in 10 minutes\./, {
    params: { seconds: 600 },
    retry: 'after a change',
  }),
)

export const NetworkFailure = Default.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test(
  'recovers',
  recovers(tryAgain, ({ canvas }) => waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())),
)

export const Offline = meta.story({
  parameters: answers([offline()]),
  play: async (context) => {
    await logIn(context)
    await rejectedInAlert(context, /We could not reach the server/)
  },
})

/** A response that cannot be parsed counts as a platform failure, not as being logged in. */
export const Malformed = meta.story({
  parameters: answers([malformed('login')]),
  play: async (context) => {
    await logIn(context)
    await rejectedInAlert(context, /A service we depend on did not answer/)
  },
})

/** A code from a newer platform: the generic message, with the code for support. */
export const UnknownCode = meta.story({
  parameters: answers([
    http.post('*/api/auth/authorize/', () =>
      HttpResponse.json({ errors: [{ code: 'MOON_IN_THE_WAY' }] }, { status: 400 }),
    ),
  ]),
  play: async (context) => {
    await logIn(context)
    await rejectedInAlert(context, /That did not work, and nothing was changed.*MOON_IN_THE_WAY/)
  },
})

const onSecondFactor = fn()

export const SecondFactor = meta.story({
  args: { onLogin: async () => ({ totp_required: true }), onSecondFactor },
  play: async (context) => {
    onSecondFactor.mockClear()
    await logIn(context)
    await waitFor(() => expect(onSecondFactor).toHaveBeenCalledWith({ email, password: 'copper kettle' }))
  },
})
