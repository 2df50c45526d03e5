import { confirmPasswordReset } from '@kindling/api-client/contract/auth'
import { answers, fails, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, refusedAtField, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
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
  await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
}
/** The link is of no more use: what to do about it stands in place of the form. */
async function deadLink({ canvas }: PlayContext, words: RegExp) {
  const alert = await canvas.findByRole('alert')
  await expect(alert).toHaveTextContent(words)
  await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  return alert
}

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

export const Sending = meta.story(sending((context) => reset(context), undefined, 'email:reset.change'))

export const Form = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['New password', 'New password, again'])
      await expect(canvas.getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password')
  },
})

/** 128 characters are one maximum for every new password; beyond it the button says so. */
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
    await refusedAtField(context, 'New password, again', /The two passwords differ/, 'copper kettles')
    await expect(onReset).not.toHaveBeenCalled()
  },
})

export const Pending = meta.story({
  parameters: answers([pending('confirmPasswordReset')]),
  play: async (context) => {
    await reset(context)
    await expect(await context.canvas.findByRole('button', { name: 'Changing' })).toBeVisible()
  },
})

export const CodeLost = meta.story({
  args: { code: '' },
  play: async (context) => {
    await deadLink(context, /A part of this link is missing/)
  },
})

/** A new link mends it. */
export const UnknownLink = meta.story({
  parameters: fails('confirmPasswordReset', 'NOT_FOUND', { field: 'code' }),
  play: async (context) => {
    await reset(context)
    await waitFor(async () => expect(await deadLink(context, /We do not know this link/)).toHaveFocus())
  },
})

/** A new link mends it. */
export const ExpiredLink = meta.story({
  parameters: fails('confirmPasswordReset', 'EXPIRED_CODE', { field: 'code' }),
  play: async (context) => {
    await reset(context)
    await deadLink(context, /older than one hour/)
  },
})

/** A new link mends it. */
export const HalfALink = meta.story({
  parameters: fails('confirmPasswordReset', 'INVALID_VALUE', { field: 'code' }),
  play: async (context) => {
    await reset(context)
    await deadLink(context, /A part of this link is missing/)
  },
})

export const PasswordMissing = Sending.extend(
  rejected('confirmPasswordReset', 'PASSWORD_MISSING', /Choose a new password/, {
    field: 'new_password',
    at: 'email:reset.label',
  }),
)

export const PasswordShort = Sending.extend(
  rejected('confirmPasswordReset', 'ITERABLE_LENGTH_SHORT', /at least 8 characters/, {
    field: 'new_password',
    at: 'email:reset.label',
  }),
)

export const PasswordLong = Sending.extend(
  rejected('confirmPasswordReset', 'ITERABLE_LENGTH_LONG', /at most 128 characters/, {
    field: 'new_password',
    at: 'email:reset.label',
  }),
)

export const CommonPassword = Sending.extend(
  rejected('confirmPasswordReset', 'REGEX_FAIL', /on lists of leaked passwords/, {
    field: 'new_password',
    at: 'email:reset.label',
  }),
)

export const RateLimited = Sending.extend(
  rejected('confirmPasswordReset', 'RATE_LIMITED', /Too many tries.*Try again in 1 minute\./, {
    params: { seconds: 60 },
  }),
)
RateLimited.test('recovers', recovers(tryAgain, isDone))
