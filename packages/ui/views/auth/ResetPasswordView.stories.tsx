import { confirmPasswordReset } from '@kindling/api-client/contract/auth'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, rejectedAtField, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ResetPasswordView, type ResetPasswordViewProps } from './ResetPasswordView.tsx'

/** The real client, against the platform that the story plays. */
const resetForReal: ResetPasswordViewProps['onReset'] = (body) => storyClient(confirmPasswordReset, { body })

const meta = preview.meta({
  title: 'Views/Auth/Reset password',
  component: ResetPasswordView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: {
    code: 'c29tZSByYW5kb20gYml0cw',
    forgotHref: '/forgot-password',
    loginHref: '/login',
    onReset: resetForReal,
  },
})

const rejects = rejecting('confirmPasswordReset')

const password = 'copper kettle'

async function reset(context: PlayContext, again = password) {
  const t = wordsOf(context, 'email')
  await fill(context, t('reset.label'), password)
  await fill(context, t('reset.confirm'), again)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('reset.submit') }))
}
async function isDone({ canvas }: PlayContext) {
  await expect(await canvas.findByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await waitFor(() => expect(canvas.getByText(/Every session has ended/)).toHaveFocus())
  await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
}
/** The link is dead: what to do about it is shown in place of the form. */
const asksAnew = ({ canvas }: PlayContext) =>
  expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')

const onReset = fn<ResetPasswordViewProps['onReset']>(async () => undefined)

export const Default = meta.story({
  args: { onReset },
  play: async (context) => {
    onReset.mockClear()
    await reset(context)
    await isDone(context)
    await expect(onReset).toHaveBeenCalledWith({ code: 'c29tZSByYW5kb20gYml0cw', new_password: password })
  },
})

export const Sending = meta.story(
  sending((context) => reset(context), undefined, 'email:reset.change', {
    new_password: 'email:reset.label',
  }),
)

export const Form = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['New password', 'New password, again'])
      await expect(await canvas.findByLabelText(name)).toHaveAttribute('autocomplete', 'new-password')
  },
})

/** 128 characters is the maximum for every new password; above it, the button says so. */
export const LengthDecides = meta.story({
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Change the password' })
    await fill(context, 'New password', 'copper')
    await expect(button).toHaveAccessibleDescription('2 more characters.')
    await fill(context, 'New password', 'k'.repeat(129))
    await expect(button).toHaveAccessibleDescription('At most 128 characters.')
    await fill(context, 'New password', 'k'.repeat(128))
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
})

export const TheTwoDiffer = meta.story({
  args: { onReset },
  play: async (context) => {
    onReset.mockClear()
    await reset(context, 'copper kettles')
    await rejectedAtField(context, 'New password, again', /The two passwords differ/, 'copper kettles')
    await expect(onReset).not.toHaveBeenCalled()
  },
})

export const Pending = Sending.extend(unanswered('confirmPasswordReset', 'email:reset.pending'))

export const CodeLost = meta.story({
  args: { code: '' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/A part of this link is missing/)
    await asksAnew(context)
  },
})

/** A new link fixes it. */
export const UnknownLink = Sending.extend(
  rejects('NOT_FOUND', /We do not know this link/, {
    field: 'code',
    words: 'email:reset.dead.NOT_FOUND',
    retry: 'never',
  }),
)
UnknownLink.test('leads to another link', asksAnew)

/** A new link fixes it. */
export const ExpiredLink = Sending.extend(
  rejects('EXPIRED_CODE', /older than one hour/, {
    field: 'code',
    words: 'email:reset.dead.EXPIRED_CODE',
    retry: 'never',
  }),
)
ExpiredLink.test('leads to another link', asksAnew)

/** A new link fixes it. */
export const HalfALink = Sending.extend(
  rejects('INVALID_VALUE', /A part of this link is missing/, {
    field: 'code',
    words: 'email:reset.dead.INVALID_VALUE',
    retry: 'never',
  }),
)
HalfALink.test('leads to another link', asksAnew)

export const PasswordMissing = Sending.extend(
  rejects('PASSWORD_MISSING', /Choose a new password/, 'new_password'),
)

export const PasswordShort = Sending.extend(
  rejects('ITERABLE_LENGTH_SHORT', /at least 8 characters/, {
    field: 'new_password',
  }),
)

export const PasswordLong = Sending.extend(
  rejects('ITERABLE_LENGTH_LONG', /at most 128 characters/, {
    field: 'new_password',
  }),
)

export const CommonPassword = Sending.extend(
  rejects('REGEX_FAIL', /on lists of leaked passwords/, 'new_password'),
)

export const RateLimited = Sending.extend(
  rejects('RATE_LIMITED', /Too many tries.*Try again in 1 minute\./, {
    params: { seconds: 60 },
  }),
)
RateLimited.test('recovers', recovers(tryAgain, isDone))
