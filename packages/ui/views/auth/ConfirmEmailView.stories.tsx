import { resendConfirmation } from '@kindling/api-client/contract/account'
import { confirmEmail } from '@kindling/api-client/contract/auth'
import { answers, failing, fails, pending } from '@kindling/api-client/scenarios'
import { ApiError } from '@kindling/api-client/transport'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { fill, heal, type PlayContext } from '../shared/story-plays.ts'
import { ConfirmEmailView, type ConfirmEmailViewProps } from './ConfirmEmailView.tsx'

/** The real client, against the platform that the story plays. */
const confirmForReal: ConfirmEmailViewProps['onConfirm'] = (code) =>
  storyClient(confirmEmail, { body: { code } })
const resendForReal: ConfirmEmailViewProps['onResend'] = (body) => storyClient(resendConfirmation, { body })

const onClose = fn()

const meta = preview.meta({
  title: 'Views/Auth/Confirm e-mail',
  component: ConfirmEmailView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    code: 'c29tZSByYW5kb20gYml0cw',
    onConfirm: confirmForReal,
    onResend: resendForReal,
    onClose,
    cooldownMs: 600,
    resetMs: 600,
  },
})

const email = 'mara.lindqvist@example.com'

const dialog = (name: string) => screen.findByRole('dialog', { name })
/** The dialog stands outside of the story's own element. */
const inDialog = async (context: PlayContext, name: string): Promise<PlayContext> => ({
  ...context,
  canvas: within(await dialog(name)) as PlayContext['canvas'],
})

/** Ends with an outcome after which another letter helps, and asks for one. */
async function resend(context: PlayContext, name = 'This link has expired') {
  const inside = await inDialog(context, name)
  await fill(inside, 'E-mail', email)
  await context.userEvent.click(inside.canvas.getByRole('button', { name: 'Send a new e-mail' }))
  return inside
}
const button = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: 'Send a new e-mail' })

/** The button waits, comes back by itself, and then it works. */
async function resets(inside: PlayContext) {
  await waitFor(() => expect(button(inside)).toHaveAccessibleDescription('One moment, then try again.'))
  await waitFor(() => expect(button(inside)).not.toHaveAttribute('aria-disabled'), { timeout: 2_000 })
  await expect(inside.canvas.getByLabelText('E-mail')).toHaveValue(email)
}
async function refusedOver(context: PlayContext, words: RegExp) {
  const inside = await resend(context)
  await expect(await inside.canvas.findByRole('alert')).toHaveTextContent(words)
  await resets(inside)
  heal(context)
  await context.userEvent.click(button(inside))
  await expect(await inside.canvas.findByText(/an e-mail is on its way/)).toBeVisible()
}
const expired = failing('confirmEmail', 'EXPIRED_CODE')

export const Success = meta.story({
  play: async ({ userEvent }) => {
    onClose.mockClear()
    await dialog('Your e-mail is confirmed')
    // What there is to do now has focus, and not the way out that alone was there before.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
})

export const Pending = meta.story({
  parameters: answers([pending('confirmEmail')]),
  play: async () => {
    await expect(await dialog('Confirming your e-mail')).toBeVisible()
  },
})

const onConfirm = fn<ConfirmEmailViewProps['onConfirm']>(async () => undefined)

export const MissingCode = meta.story({
  args: { code: '', onConfirm },
  play: async () => {
    onConfirm.mockClear()
    await expect(await dialog('The code is missing')).toBeVisible()
    await expect(onConfirm).not.toHaveBeenCalled()
  },
})

/** Another letter mends it. */
export const NotFound = meta.story({
  parameters: fails('confirmEmail', 'NOT_FOUND', { field: 'code' }),
  play: async (context) => {
    const inside = await resend(context, 'We do not know this link')
    await expect(await inside.canvas.findByText(/an e-mail is on its way/)).toBeVisible()
  },
})

/** Nothing is left to do. */
export const AlreadyConfirmed = meta.story({
  parameters: fails('confirmEmail', 'ALREADY_CONFIRMED'),
  play: async () => {
    await expect(await dialog('Already confirmed')).toBeVisible()
    await waitFor(() => expect(screen.getByText(/There is nothing left to do|already/)).toHaveFocus())
    await expect(screen.queryByLabelText('E-mail')).toBeNull()
  },
})

/** Another letter mends it; the next can be asked for after ten seconds. */
export const Expired = meta.story({
  parameters: fails('confirmEmail', 'EXPIRED_CODE', { field: 'code' }),
  play: async (context) => {
    const inside = await resend(context)
    await expect(await inside.canvas.findByText(/an e-mail is on its way/)).toBeVisible()
    await expect(button(inside)).toHaveAccessibleDescription('You can send another in ten seconds.')
    await waitFor(() => expect(button(inside)).not.toHaveAttribute('aria-disabled'), { timeout: 2_000 })
  },
})

/** Another letter mends it. */
export const InvalidCode = meta.story({
  args: { email },
  parameters: fails('confirmEmail', 'INVALID_VALUE', { field: 'code' }),
  play: async (context) => {
    const { canvas } = await inDialog(context, 'This link is not whole')
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(email)
  },
})

export const RateLimited = meta.story({
  parameters: fails('confirmEmail', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: async () => {
    await expect(await dialog('Too many links in a short time')).toBeVisible()
  },
})

const unreached = async (context: PlayContext) => {
  await dialog('We could not ask')
  heal(context)
  await context.userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect(await dialog('Your e-mail is confirmed')).toBeVisible()
}

/** The link still works: it is tried again. */
export const NetworkFailure = meta.story({
  parameters: fails('confirmEmail', 'NETWORK_FAILURE'),
  play: unreached,
})
/** The link still works: it is tried again. */
export const RequestTimeout = meta.story({
  parameters: fails('confirmEmail', 'REQUEST_TIMEOUT'),
  play: unreached,
})
/** The link still works: it is tried again. */
export const ExternalError = meta.story({
  parameters: fails('confirmEmail', 'EXTERNAL_ERROR'),
  play: unreached,
})

/** A code this client does not know falls back to "not found" (spec 1 §8). */
export const UnknownCode = meta.story({
  args: {
    onConfirm: async () => {
      throw new ApiError([{ code: 'SOMETHING_NEW' }], 400)
    },
  },
  play: async () => {
    await expect(await dialog('We do not know this link')).toBeVisible()
  },
})

export const ResendEmailMissing = meta.story({
  parameters: answers([expired, failing('resendConfirmation', 'EMAIL_MISSING', { field: 'email' })]),
  play: async (context) => {
    const inside = await resend(context)
    const field = inside.canvas.getByLabelText('E-mail')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter your e-mail address/))
    await resets(inside)
  },
})

export const ResendEmailInvalid = meta.story({
  parameters: answers([expired, failing('resendConfirmation', 'INVALID_VALUE', { field: 'email' })]),
  play: async (context) => {
    const inside = await resend(context)
    const field = inside.canvas.getByLabelText('E-mail')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/such as name@example\.com/))
    await resets(inside)
  },
})

/** Confirmed meanwhile, in another tab. */
export const ResendAlreadyConfirmed = meta.story({
  parameters: answers([expired, failing('resendConfirmation', 'ALREADY_CONFIRMED')]),
  play: async (context) => {
    const inside = await resend(context)
    await expect(await inside.canvas.findByRole('alert')).toHaveTextContent('already confirmed')
    await resets(inside)
  },
})

export const ResendRateLimited = meta.story({
  parameters: answers([expired, failing('resendConfirmation', 'RATE_LIMITED', { params: { seconds: 10 } })]),
  play: (context) => refusedOver(context, /Too many tries.*Try again in 1 minute\./),
})

export const ResendNetworkFailure = meta.story({
  parameters: answers([expired, failing('resendConfirmation', 'NETWORK_FAILURE')]),
  play: (context) => refusedOver(context, /We could not reach the server/),
})

export const ResendRequestTimeout = meta.story({
  parameters: answers([expired, failing('resendConfirmation', 'REQUEST_TIMEOUT')]),
  play: (context) => refusedOver(context, /The answer took too long/),
})

export const ResendExternalError = meta.story({
  parameters: answers([expired, failing('resendConfirmation', 'EXTERNAL_ERROR')]),
  play: (context) => refusedOver(context, /A service we depend on did not answer/),
})
