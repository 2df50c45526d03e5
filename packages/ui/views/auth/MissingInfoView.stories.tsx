import { completeMissingInfo } from '@kindling/api-client/contract/auth'
import { answers, fails, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, refusedAtField, refusedInAlert } from '../shared/story-plays.ts'
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

const email = 'mara.lindqvist@example.com'
const name = 'Mara Lindqvist'
async function send(context: PlayContext) {
  await fill(context, 'Name', name)
  await fill(context, 'E-mail', email)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }))
}
async function waitsForAChange({ canvas }: PlayContext) {
  await expect(canvas.getByLabelText('Name')).toHaveValue(name)
  await expect(canvas.getByLabelText('E-mail')).toHaveValue(email)
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Change what is marked to try again.',
    ),
  )
}

const onComplete = fn<MissingInfoViewProps['onComplete']>(async () => undefined)

export const Default = meta.story({
  args: { onComplete },
  play: async (context) => {
    onComplete.mockClear()
    await expect(context.canvas.getByText(/Google shared neither your name nor your e-mail/)).toBeVisible()
    await send(context)
    await waitFor(() => expect(onComplete).toHaveBeenCalledWith({ name, email }))
  },
})

export const EmailAlone = meta.story({
  args: { onComplete, missing: ['email'], provider: 'facebook' },
  play: async (context) => {
    const { canvas, userEvent } = context
    onComplete.mockClear()
    await expect(canvas.getByText(/Facebook did not share your e-mail/)).toBeVisible()
    await expect(canvas.queryByLabelText('Name')).toBeNull()
    await fill(context, 'E-mail', email)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
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
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onComplete).toHaveBeenCalledWith({ name }))
  },
})

export const NothingTyped = meta.story({
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }))
    await refusedAtField(context, 'Name', /Enter a name/, '')
    await expect(context.canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
      /Enter your e-mail address/,
    )
  },
})

export const Pending = meta.story({
  parameters: answers([pending('completeMissingInfo')]),
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

/** Whose address it is logs in: the way back stands beside the field. */
export const ValueExists = meta.story({
  parameters: fails('completeMissingInfo', 'VALUE_EXISTS', { field: 'email' }),
  play: async (context) => {
    await send(context)
    await refusedAtField(context, 'E-mail', /An account with this e-mail exists/, email)
    await expect(context.canvas.getByRole('link', { name: 'Log in instead' })).toHaveAttribute(
      'href',
      '/login',
    )
    await waitsForAChange(context)
  },
})

export const EmailMissing = meta.story({
  parameters: fails('completeMissingInfo', 'EMAIL_MISSING', { field: 'email' }),
  play: async (context) => {
    await send(context)
    await refusedAtField(context, 'E-mail', /Enter your e-mail address/, email)
  },
})

export const InvalidValue = meta.story({
  parameters: fails('completeMissingInfo', 'INVALID_VALUE', { field: 'email' }),
  play: async (context) => {
    await send(context)
    await refusedAtField(context, 'E-mail', /such as name@example\.com/, email)
  },
})

export const FieldMissing = meta.story({
  parameters: fails('completeMissingInfo', 'FIELD_MISSING', { field: 'name' }),
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.canvas.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true'))
    await waitsForAChange(context)
  },
})

export const NameTooLong = meta.story({
  parameters: fails('completeMissingInfo', 'ITERABLE_LENGTH_LONG', {
    field: 'name',
    params: { max: 40, min: 0 },
  }),
  play: async (context) => {
    await send(context)
    await refusedAtField(context, 'Name', /40/, name)
  },
})

/** What the provider sent is no longer held: only starting again helps. */
export const ExpiredCode = meta.story({
  parameters: fails('completeMissingInfo', 'EXPIRED_CODE', { field: 'code' }),
  play: async (context) => {
    await send(context)
    await refusedInAlert(context, 'This took too long. Go back to log in and start again.')
  },
})

export const RateLimited = meta.story({
  parameters: fails('completeMissingInfo', 'RATE_LIMITED', { params: { seconds: 600 } }),
  play: async (context) => {
    await send(context)
    await refusedInAlert(context, /Too many tries.*Try again in 10 minutes\./)
  },
})

export const NetworkFailure = meta.story({
  parameters: fails('completeMissingInfo', 'NETWORK_FAILURE'),
  play: async (context) => {
    await send(context)
    await refusedInAlert(context, /We could not reach the server/)
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
})

export const RequestTimeout = meta.story({
  parameters: fails('completeMissingInfo', 'REQUEST_TIMEOUT'),
  play: async (context) => {
    await send(context)
    await refusedInAlert(context, /The answer took too long/)
  },
})

export const ExternalError = meta.story({
  parameters: fails('completeMissingInfo', 'EXTERNAL_ERROR'),
  play: async (context) => {
    await send(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
  },
})

export const Malformed = meta.story({
  parameters: answers([malformed('completeMissingInfo')]),
  play: async (context) => {
    await send(context)
    await refusedInAlert(context, /A service we depend on did not answer/)
  },
})
