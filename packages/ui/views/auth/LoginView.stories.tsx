import { login } from '@kindling/api-client/contract/auth'
import { answers, fails, malformed, offline, pending } from '@kindling/api-client/scenarios'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { fill, heal, type PlayContext, refusedAtField, refusedInAlert } from '../shared/story-plays.ts'
import { LoginView, type LoginViewProps } from './LoginView.tsx'

/** The real client, against the platform that the story plays. */
const logInForReal: LoginViewProps['onLogin'] = (credentials) => storyClient(login, { credentials })

const meta = preview.meta({
  title: 'Views/Auth/Log in',
  component: LoginView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    signupHref: '/signup',
    forgotHref: '/forgot-password',
    onLogin: logInForReal,
  },
})

const email = 'mara.lindqvist@example.com'

async function logIn(context: PlayContext) {
  await fill(context, 'E-mail', email)
  await fill(context, 'Password', 'copper kettle')
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Log in' }))
}

/** What was typed is kept, and the button waits until something else is. */
async function waitsForAChange({ canvas }: PlayContext) {
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAccessibleDescription(
      'Change the e-mail or password to try again.',
    ),
  )
  await expect(canvas.getByLabelText('E-mail')).toHaveValue(email)
}

/** Nothing has to change but the network: the button stays, with all that was typed. */
async function mayTryAgain({ canvas }: PlayContext) {
  await expect(canvas.getByLabelText('E-mail')).toHaveValue(email)
  await expect(canvas.getByLabelText('Password')).toHaveValue('copper kettle')
  await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled')
}

const onLogin = fn<LoginViewProps['onLogin']>(async () => ({ totp_required: false }))

export const Default = meta.story({
  args: { onLogin },
  play: async (context) => {
    onLogin.mockClear()
    await logIn(context)
    await waitFor(() => expect(onLogin).toHaveBeenCalledWith({ email, password: 'copper kettle' }))
  },
})

/** Until scripts have arrived the browser sends the form itself: it needs a method, names and a live button. */
export const BeforeScripts = meta.story({
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: 'Log in' }).closest('form')
    await expect(form).toHaveAttribute('method', 'post')
    // To the page's own address: an action would lose the hash.
    await expect(form).not.toHaveAttribute('action')
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('name', 'email')
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('name', 'password')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  },
})

/** The e-mail is typed once, here or on the next page. */
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
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await refusedAtField(context, 'E-mail', /Enter your e-mail address/, '')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
  },
})

/** An empty field that is passed by says nothing: words would move the link that is about to be pressed. */
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

export const Pending = meta.story({
  parameters: answers([pending('login')]),
  play: async (context) => {
    await logIn(context)
    await expect(await context.canvas.findByRole('button', { name: 'Logging in' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const Unauthorized = meta.story({
  parameters: fails('login', 'UNAUTHORIZED'),
  play: async (context) => {
    const { canvas } = context
    await logIn(context)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Invalid e-mail or password. We kept your e-mail.')
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveValue('')
    await waitsForAChange(context)
  },
})

export const ChangedAfterARefusal = meta.story({
  parameters: fails('login', 'UNAUTHORIZED'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await logIn(context)
    await waitsForAChange(context)
    await userEvent.type(canvas.getByLabelText('Password'), 'copper kettle 2')
    await expect(canvas.queryByRole('alert')).toBeNull()
    const button = canvas.getByRole('button', { name: 'Log in' })
    await expect(button).not.toHaveAttribute('aria-disabled')
    heal(context)
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const EmailMissing = meta.story({
  parameters: fails('login', 'EMAIL_MISSING'),
  play: async (context) => {
    await logIn(context)
    await refusedAtField(context, 'E-mail', /Enter your e-mail address/, email)
    await waitsForAChange(context)
  },
})

export const PasswordMissing = meta.story({
  parameters: fails('login', 'PASSWORD_MISSING'),
  play: async (context) => {
    await logIn(context)
    await refusedAtField(context, 'Password', /Enter your password/, 'copper kettle')
    await waitsForAChange(context)
  },
})

export const AccountBlocked = meta.story({
  parameters: fails('login', 'ACCOUNT_BLOCKED'),
  play: async (context) => {
    await logIn(context)
    await refusedInAlert(context, /This account is blocked/)
    await expect(context.canvas.getByRole('link', { name: 'compliance@kindling.test' })).toHaveAttribute(
      'href',
      'mailto:compliance@kindling.test',
    )
    await waitsForAChange(context)
  },
})

export const RateLimited = meta.story({
  parameters: fails('login', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: async (context) => {
    await logIn(context)
    await refusedInAlert(context, /Too many tries.*Try again in 10 minutes\./)
    await waitsForAChange(context)
  },
})

export const NetworkFailure = meta.story({
  parameters: fails('login', 'NETWORK_FAILURE'),
  play: async (context) => {
    await logIn(context)
    await refusedInAlert(context, /We could not reach the server/)
    await mayTryAgain(context)
  },
})

export const TriesAgain = meta.story({
  parameters: answers([offline()]),
  play: async (context) => {
    await logIn(context)
    await refusedInAlert(context, /We could not reach the server/)
    await mayTryAgain(context)
    heal(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull())
  },
})

export const Offline = meta.story({
  parameters: answers([offline()]),
  play: async (context) => {
    await logIn(context)
    await refusedInAlert(context, /We could not reach the server/)
  },
})

export const RequestTimeout = meta.story({
  parameters: fails('login', 'REQUEST_TIMEOUT'),
  play: async (context) => {
    await logIn(context)
    await refusedInAlert(context, /The answer took too long/)
    await mayTryAgain(context)
  },
})

export const ExternalError = meta.story({
  parameters: fails('login', 'EXTERNAL_ERROR'),
  play: async (context) => {
    await logIn(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
    await waitsForAChange(context)
  },
})

/** An answer that no page can read counts as a failure of the platform, not as being logged in. */
export const Malformed = meta.story({
  parameters: answers([malformed('login')]),
  play: async (context) => {
    await logIn(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
  },
})

/** A code from a newer platform: general words, and the code for whoever asks support. */
export const UnknownCode = meta.story({
  parameters: answers([
    http.post('*/api/auth/authorize/', () =>
      HttpResponse.json({ errors: [{ code: 'MOON_IN_THE_WAY' }] }, { status: 400 }),
    ),
  ]),
  play: async (context) => {
    await logIn(context)
    await refusedInAlert(context, /That did not work, and nothing was changed.*MOON_IN_THE_WAY/)
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
