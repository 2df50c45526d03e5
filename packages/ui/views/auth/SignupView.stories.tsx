import { register } from '@kindling/api-client/contract/users'
import { answers, fails, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { fill, heal, type PlayContext, refusedAtField, refusedInAlert } from '../shared/story-plays.ts'
import { SignupView, type SignupViewProps } from './SignupView.tsx'

/** The real client, against the platform that the story plays. */
const signUpForReal: SignupViewProps['onSignup'] = (body) => storyClient(register, { body })

const meta = preview.meta({
  title: 'Views/Auth/Sign up',
  component: SignupView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: {
    action: '/signup',
    loginHref: '/login',
    onSignup: signUpForReal,
  },
})

const email = 'new@example.com'
const password = 'copper kettle'

async function signUp(context: PlayContext) {
  await fill(context, 'E-mail', email)
  await fill(context, 'Password', password)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign up' }))
}

async function waitsForAChange({ canvas }: PlayContext) {
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Sign up' })).toHaveAccessibleDescription(
      'Change the e-mail or password to try again.',
    ),
  )
  await expect(canvas.getByLabelText('E-mail')).toHaveValue(email)
  await expect(canvas.getByLabelText('Password')).toHaveValue(password)
}

async function mayTryAgain({ canvas }: PlayContext) {
  await expect(canvas.getByLabelText('E-mail')).toHaveValue(email)
  await expect(canvas.getByLabelText('Password')).toHaveValue(password)
  await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled')
}

const onSignup = fn<SignupViewProps['onSignup']>(async () => undefined)

export const Default = meta.story({
  args: { onSignup },
  play: async (context) => {
    onSignup.mockClear()
    await signUp(context)
    await waitFor(() => expect(onSignup).toHaveBeenCalledWith({ email, password }))
  },
})

/** Only the length blocks; the field is described by the list. */
export const PasswordTooShort = meta.story({
  play: async (context) => {
    const { canvas } = context
    const button = canvas.getByRole('button', { name: 'Sign up' })
    await waitFor(() => expect(button).toHaveAccessibleDescription('8 more characters.'))
    await fill(context, 'Password', 'copper')
    await expect(button).toHaveAccessibleDescription('2 more characters.')
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAccessibleDescription(/At least 8 characters ?: not met/)
    await fill(context, 'Password', 'kettle77')
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(field).toHaveAccessibleDescription(/At least 8 characters ?: met/)
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
  },
})

export const PasswordTooLong = meta.story({
  play: async (context) => {
    await fill(context, 'Password', 'k'.repeat(129))
    await expect(context.canvas.getByRole('button', { name: 'Sign up' })).toHaveAccessibleDescription(
      'At most 128 characters.',
    )
  },
})

export const NotAnAddress = meta.story({
  play: async (context) => {
    await fill(context, 'E-mail', 'mara@')
    await fill(context, 'Password', password)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign up' }))
    await refusedAtField(context, 'E-mail', /such as name@example\.com/, 'mara@')
  },
})

export const Pending = meta.story({
  parameters: answers([pending('register')]),
  play: async (context) => {
    await signUp(context)
    await expect(await context.canvas.findByRole('button', { name: 'Signing up' })).toBeVisible()
  },
})

export const EmailTaken = meta.story({
  parameters: fails('register', 'VALUE_EXISTS', { field: 'email' }),
  play: async (context) => {
    await signUp(context)
    await refusedAtField(context, 'E-mail', /An account with this e-mail exists/, email)
    await expect(context.canvas.getByRole('link', { name: 'Log in instead' })).toHaveAttribute(
      'href',
      '/login',
    )
    await waitsForAChange(context)
  },
})

export const AnotherAddress = meta.story({
  parameters: fails('register', 'VALUE_EXISTS', { field: 'email' }, { user: null }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await signUp(context)
    await waitsForAChange(context)
    await userEvent.type(canvas.getByLabelText('E-mail'), '.org')
    const button = canvas.getByRole('button', { name: 'Sign up' })
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(canvas.queryByRole('link', { name: 'Log in instead' })).toBeNull()
    heal(context, { user: null })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(canvas.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid')
  },
})

export const EmailMissing = meta.story({
  parameters: fails('register', 'EMAIL_MISSING'),
  play: async (context) => {
    await signUp(context)
    await refusedAtField(context, 'E-mail', /Enter your e-mail address/, email)
    await waitsForAChange(context)
  },
})

export const PasswordMissing = meta.story({
  parameters: fails('register', 'PASSWORD_MISSING'),
  play: async (context) => {
    await signUp(context)
    await refusedAtField(context, 'Password', /Choose a new password/, password)
    await waitsForAChange(context)
  },
})

export const EmailInvalid = meta.story({
  parameters: fails('register', 'INVALID_VALUE', { field: 'email' }),
  play: async (context) => {
    await signUp(context)
    await refusedAtField(context, 'E-mail', /such as name@example\.com/, email)
    await waitsForAChange(context)
  },
})

export const CommonPassword = meta.story({
  parameters: fails('register', 'REGEX_FAIL', { field: 'password' }),
  play: async (context) => {
    await signUp(context)
    await refusedAtField(context, 'Password', /on lists of leaked passwords/, password)
    await waitsForAChange(context)
  },
})

export const PasswordShortForThePlatform = meta.story({
  parameters: fails('register', 'ITERABLE_LENGTH_SHORT', { field: 'password', params: { min: 14 } }),
  play: async (context) => {
    await signUp(context)
    await refusedAtField(context, 'Password', /Choose a password of at least 14 characters/, password)
    await waitsForAChange(context)
  },
})

export const PasswordLongForThePlatform = meta.story({
  parameters: fails('register', 'ITERABLE_LENGTH_LONG', { field: 'password', params: { max: 12 } }),
  play: async (context) => {
    await signUp(context)
    await refusedAtField(context, 'Password', /Choose a password of at most 12 characters/, password)
    await waitsForAChange(context)
  },
})

export const RateLimited = meta.story({
  parameters: fails('register', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: async (context) => {
    await signUp(context)
    await refusedInAlert(context, /Too many tries.*Try again in 1 minute\./)
    await waitsForAChange(context)
  },
})

export const NetworkFailure = meta.story({
  parameters: fails('register', 'NETWORK_FAILURE', undefined, { user: null }),
  play: async (context) => {
    await signUp(context)
    await refusedInAlert(context, /We could not reach the server/)
    await mayTryAgain(context)
  },
})

export const RequestTimeout = meta.story({
  parameters: fails('register', 'REQUEST_TIMEOUT'),
  play: async (context) => {
    await signUp(context)
    await refusedInAlert(context, /The answer took too long/)
    await mayTryAgain(context)
  },
})

export const ExternalError = meta.story({
  parameters: fails('register', 'EXTERNAL_ERROR'),
  play: async (context) => {
    await signUp(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
    await waitsForAChange(context)
  },
})

export const Malformed = meta.story({
  parameters: answers([malformed('register')]),
  play: async (context) => {
    await signUp(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
  },
})
