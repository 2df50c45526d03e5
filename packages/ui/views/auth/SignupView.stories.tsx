import { register } from '@kindling/api-client/contract/users'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, rejectedAtField } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { SignupView, type SignupViewProps } from './SignupView.tsx'

/** The real client, against the platform that the story plays. */
const onSignup = fn<SignupViewProps['onSignup']>((body) => storyClient(register, { body }))

const meta = preview.meta({
  title: 'Views/Auth/Sign up',
  component: SignupView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: {
    action: '/signup',
    loginHref: '/login',
    onSignup,
  },
  beforeEach: () => void onSignup.mockClear(),
})

const rejects = rejecting('register')

const email = 'new@example.com'
const password = 'copper kettle'

async function signUp(context: PlayContext) {
  const t = wordsOf(context, 'auth')
  await fill(context, t('email'), email)
  await fill(context, t('password'), password)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('signup.submit') }))
}

export const Default = meta.story(
  sending(
    signUp,
    () => waitFor(() => expect(onSignup).toHaveBeenCalledWith({ email, password })),
    'auth:login.change',
    { email: 'auth:email', password: 'auth:password' },
  ),
)
export const Malformed = Default.extend(unreadable('register', { retry: 'after a change' }))

/** Only the length disables the button; the checklist describes the field. */
export const PasswordTooShort = meta.story({
  play: async (context) => {
    const { canvas } = context
    const button = canvas.getByRole('button', { name: 'Sign up' })
    await waitFor(() => expect(button).toHaveAccessibleDescription('8 more characters.'))
    await fill(context, 'Password', 'copper')
    await expect(button).toHaveAccessibleDescription('2 more characters.')
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAccessibleDescription(/At least 8 characters.*: not met/)
    await fill(context, 'Password', 'kettle77')
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(field).toHaveAccessibleDescription(/At least 8 characters.*: met/)
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
  },
})

export const PasswordTooLong = meta.story({
  play: async (context) => {
    await fill(context, 'Password', 'k'.repeat(129))
    await expect(await context.canvas.findByRole('button', { name: 'Sign up' })).toHaveAccessibleDescription(
      'At most 128 characters.',
    )
  },
})

export const NotAnAddress = meta.story({
  play: async (context) => {
    await fill(context, 'E-mail', 'mara@')
    await fill(context, 'Password', password)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign up' }))
    await rejectedAtField(context, 'E-mail', /such as name@example\.com/, 'mara@')
  },
})

export const Pending = Default.extend(unanswered('register', 'auth:signup.pending'))

export const EmailTaken = Default.extend(
  rejects('VALUE_EXISTS', /An account with this e-mail exists/, 'email'),
)
EmailTaken.test('offers the log-in, and another address signs up', async (context) => {
  const { canvas, userEvent } = context
  const login = () => canvas.queryByRole('link', { name: 'Log in instead' })
  const button = canvas.getByRole('button', { name: 'Sign up' })
  await expect(login()).toHaveAttribute('href', '/login')
  await recovers(
    async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), '.org')
      await expect(button).not.toHaveAttribute('aria-disabled')
      await expect(login()).toBeNull()
      await userEvent.click(button)
    },
    async () => expect(onSignup).toHaveBeenCalledTimes(2),
  )(context)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await expect(await canvas.findByLabelText('E-mail')).not.toHaveAttribute('aria-invalid')
})

export const EmailMissing = Default.extend(
  rejects('EMAIL_MISSING', /Enter your e-mail address/, { at: 'auth:email' }),
)

export const PasswordMissing = Default.extend(
  rejects('PASSWORD_MISSING', /Choose a new password/, {
    at: 'auth:password',
    words: 'errors:PASSWORD_MISSING.new_password',
  }),
)

export const EmailInvalid = Default.extend(rejects('INVALID_VALUE', /such as name@example\.com/, 'email'))

export const CommonPassword = Default.extend(
  rejects('REGEX_FAIL', /on lists of leaked passwords/, 'password'),
)

export const PasswordShortForThePlatform = Default.extend(
  rejects('ITERABLE_LENGTH_SHORT', /Choose a password of at least 8 characters/, {
    field: 'password',
    words: 'errors:ITERABLE_LENGTH_SHORT.new_password',
  }),
)

export const PasswordLongForThePlatform = Default.extend(
  rejects('ITERABLE_LENGTH_LONG', /Choose a password of at most 128 characters/, {
    field: 'password',
    words: 'errors:ITERABLE_LENGTH_LONG.new_password',
  }),
)
