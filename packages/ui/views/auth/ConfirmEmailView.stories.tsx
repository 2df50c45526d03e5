import { resendConfirmation } from '@kindling/api-client/contract/account'
import { confirmEmail } from '@kindling/api-client/contract/auth'
import { answers, failing, pending } from '@kindling/api-client/scenarios'
import { ApiError } from '@kindling/api-client/transport'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, openDialog, type PlayContext, tryAgain } from '../shared/story-plays.ts'
import { opened, recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
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
  parameters: { layout: 'fullscreen', send: opened, ...answers() },
  args: {
    code: 'c29tZSByYW5kb20gYml0cw',
    onConfirm: confirmForReal,
    onResend: resendForReal,
    onClose,
    // A story rests in the pause after a message: what it shows must not depend on when one looks.
    cooldownMs: 60_000,
    resetMs: 60_000,
  },
})

/** For what comes after the pause. */
const soon = { args: { cooldownMs: 600, resetMs: 600 } }

const rejects = rejecting('confirmEmail')

const email = 'mara.lindqvist@example.com'

const dialog = (name: string) => screen.findByRole('dialog', { name })
/** The dialog is rendered outside the story's own element. */
const inDialog = async (context: PlayContext): Promise<PlayContext> => ({
  ...context,
  canvas: (await openDialog()) as PlayContext['canvas'],
})
const button = (context: PlayContext) =>
  screen.findByRole('button', { name: wordsOf(context, 'email')('confirm.resend.submit') })

/** Asks for another e-mail. */
async function resend(context: PlayContext) {
  const send = await button(context)
  await fill(await inDialog(context), wordsOf(context, 'auth')('email'), email)
  await context.userEvent.click(send)
}
async function isSent(context: PlayContext) {
  const words = wordsOf(context, 'email')('confirm.resend.sent', { email })
  await expect(await screen.findByText(words)).toBeVisible()
}
/** The button waits, then is enabled again by itself. */
async function resets(context: PlayContext) {
  const again = await button(context)
  await expect(again).toHaveAccessibleDescription('One moment, then try again.')
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'), { timeout: 2_000 })
  await expect(await screen.findByLabelText('E-mail')).toHaveValue(email)
}

export const Success = meta.story({
  play: async ({ userEvent }) => {
    onClose.mockClear()
    await dialog('Your e-mail is confirmed')
    // The next action has focus, not the cross that alone was there before.
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

/** Another e-mail fixes it. */
export const NotFound = meta.story(
  rejects('NOT_FOUND', /We do not know this link/, {
    field: 'code',
    by: 'heading',
    words: 'email:confirm.not_found.title',
  }),
)
NotFound.test('sends another e-mail', async (context) => {
  await resend(context)
  await isSent(context)
})

/** Nothing is left to do. */
export const AlreadyConfirmed = meta.story(
  rejects('ALREADY_CONFIRMED', /Already confirmed/, {
    by: 'heading',
    words: 'email:confirm.already_confirmed.title',
  }),
)
AlreadyConfirmed.test('asks for nothing', async () => {
  await waitFor(() => expect(screen.getByText(/There is nothing left to do|already/)).toHaveFocus())
  await expect(screen.queryByLabelText('E-mail')).toBeNull()
})

/** Another e-mail fixes it. */
export const Expired = meta.story(
  rejects('EXPIRED_CODE', /This link has expired/, {
    field: 'code',
    by: 'heading',
    words: 'email:confirm.expired.title',
  }),
)
Expired.test('sends another e-mail, and the next after ten seconds', soon, async (context) => {
  await resend(context)
  await isSent(context)
  const again = await button(context)
  await expect(again).toHaveAccessibleDescription('You can send another in ten seconds.')
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'), { timeout: 2_000 })
})

/** Another e-mail fixes it. */
export const InvalidCode = meta.story({
  args: { email },
  ...rejects('INVALID_VALUE', /This link is not whole/, {
    field: 'code',
    by: 'heading',
    words: 'email:confirm.invalid_code.title',
  }),
})
InvalidCode.test('fills in the address of the signed-in person', () =>
  expect(screen.getByLabelText('E-mail')).toHaveValue(email),
)

export const RateLimited = meta.story(
  rejects('RATE_LIMITED', /Too many links in a short time/, {
    params: { seconds: 60 },
    by: 'heading',
    words: 'email:confirm.later.title',
  }),
)

const unreached = { by: 'heading', words: 'email:confirm.unreached.title' } as const

/** The link still works: pressing again retries it. */
export const NetworkFailure = meta.story(rejects('NETWORK_FAILURE', /We could not ask/, unreached))
NetworkFailure.test(
  'recovers',
  recovers(
    async (context) => tryAgain(await inDialog(context)),
    async () => expect(await dialog('Your e-mail is confirmed')).toBeVisible(),
  ),
)

/** The link still works: pressing again retries it. */
export const RequestTimeout = meta.story(rejects('REQUEST_TIMEOUT', /We could not ask/, unreached))
/** The link still works: pressing again retries it. */
export const ExternalError = meta.story(rejects('EXTERNAL_ERROR', /We could not ask/, unreached))

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

const asked = sending(resend, isSent)
export const Resent = meta.story({
  ...asked,
  parameters: { ...asked.parameters, ...answers([failing('confirmEmail', 'EXPIRED_CODE')]) },
})

export const ResendEmailMissing = Resent.extend(
  rejected('resendConfirmation', 'EMAIL_MISSING', /Enter your e-mail address/, {
    field: 'email',
    at: 'auth:email',
  }),
)
ResendEmailMissing.test('the button is enabled again by itself', soon, resets)

export const ResendEmailInvalid = Resent.extend(
  rejected('resendConfirmation', 'INVALID_VALUE', /such as name@example\.com/, {
    field: 'email',
    at: 'auth:email',
  }),
)

/** The e-mail was confirmed meanwhile, in another tab. */
export const ResendAlreadyConfirmed = Resent.extend(
  rejected('resendConfirmation', 'ALREADY_CONFIRMED', /already confirmed/),
)

export const ResendRateLimited = Resent.extend(
  rejected('resendConfirmation', 'RATE_LIMITED', /Too many tries.*Try again in 1 minute\./, {
    params: { seconds: 10 },
  }),
)
ResendRateLimited.test('the button is enabled again by itself, and then it works', soon, async (context) => {
  await resets(context)
  await recovers(async () => context.userEvent.click(await button(context)), isSent)(context)
})
