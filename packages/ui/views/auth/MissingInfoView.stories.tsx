import { completeMissingInfo } from '@kindling/api-client/contract/auth'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, rejectedAtField } from '../shared/story-plays.ts'
import { rejecting, sending, unanswered, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { MissingInfoView, type MissingInfoViewProps } from './MissingInfoView.tsx'

/** The real client, against the platform that the story plays. */
const completeForReal: MissingInfoViewProps['onComplete'] = (info) =>
  storyClient(completeMissingInfo, { body: { code: 'one-time', ...info } })

const meta = preview.meta({
  title: 'Views/Auth/Missing details',
  component: MissingInfoView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: {
    provider: 'google' as const,
    missing: ['name', 'email'] as const,
    loginHref: '/login',
    onComplete: completeForReal,
  },
})

const rejects = rejecting('completeMissingInfo')

const email = 'mara.lindqvist@example.com'
const name = 'Mara Lindqvist'
async function send(context: PlayContext) {
  const t = wordsOf(context, 'auth')
  await fill(context, t('missing.nameLabel'), name)
  await fill(context, t('email'), email)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('missing.submit') }))
}

const onComplete = fn<MissingInfoViewProps['onComplete']>(async () => undefined)

export const Default = meta.story({
  args: { onComplete },
  play: async (context) => {
    onComplete.mockClear()
    await expect(
      await context.canvas.findByText(/Google shared neither your name nor your e-mail/),
    ).toBeVisible()
    await send(context)
    await waitFor(() => expect(onComplete).toHaveBeenCalledWith({ name, email }))
  },
})

export const Sending = meta.story(
  sending(send, undefined, 'auth:missing.change', { name: 'auth:missing.nameLabel', email: 'auth:email' }),
)

export const FieldMissing = Sending.extend(
  rejects('FIELD_MISSING', /Enter your name\. Creators see it/, {
    words: 'errors:forms.missingInfo.name.FIELD_MISSING',
    field: 'name',
  }),
)
export const Malformed = Sending.extend(unreadable('completeMissingInfo', { retry: 'after a change' }))

export const EmailAlone = meta.story({
  args: { onComplete, missing: ['email'], provider: 'facebook' },
  play: async (context) => {
    const { canvas, userEvent } = context
    onComplete.mockClear()
    await expect(await canvas.findByText(/Facebook did not share your e-mail/)).toBeVisible()
    await expect(canvas.queryByLabelText('Name')).toBeNull()
    await fill(context, 'E-mail', email)
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onComplete).toHaveBeenCalledWith({ email }))
  },
})

export const NameAlone = meta.story({
  args: { onComplete, missing: ['name'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    onComplete.mockClear()
    await expect(canvas.queryByLabelText('E-mail')).toBeNull()
    await fill(context, 'Name', name)
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onComplete).toHaveBeenCalledWith({ name }))
  },
})

export const NothingTyped = meta.story({
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }))
    await rejectedAtField(context, 'Name', /Enter your name/, '')
    await expect(await context.canvas.findByLabelText('E-mail')).toHaveAccessibleDescription(
      /Enter your e-mail address/,
    )
  },
})

export const Pending = Sending.extend(unanswered('completeMissingInfo', 'auth:missing.pending'))

/** The e-mail belongs to an account: the link to log in is shown beside the field. */
export const ValueExists = Sending.extend(
  rejects('VALUE_EXISTS', /An account with this e-mail exists/, 'email'),
)
ValueExists.test('offers the log-in', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Log in instead' })).toHaveAttribute('href', '/login')
})

export const EmailMissing = Sending.extend(rejects('EMAIL_MISSING', /Enter your e-mail address/, 'email'))

export const InvalidValue = Sending.extend(rejects('INVALID_VALUE', /such as name@example\.com/, 'email'))

export const NameTooLong = Sending.extend(rejects('ITERABLE_LENGTH_LONG', /40/, 'name'))

/** The provider's data is no longer held: only starting again helps. */
export const ExpiredCode = Sending.extend(
  rejects('EXPIRED_CODE', /This took too long\. Go back to log in and start again\./, {
    retry: 'after a change',
    words: 'auth:missing.expired',
    field: 'code',
  }),
)
