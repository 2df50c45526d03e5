import { confirmTotp, enableTotp } from '@kindling/api-client/contract/totp'
import { answers, fails, failureResponse, fixtures, pending } from '@kindling/api-client/scenarios'
import { HttpResponse, http } from 'msw'
import preview from '#catalogue/preview'
import { expect, fn, screen, spyOn, waitFor } from '#catalogue/test'
import { storyClient } from '../../shared/story-client.ts'
import { fill, inDialog, type PlayContext, rejectedAtField, tryAgain } from '../../shared/story-plays.ts'
import { opened, recovers, rejected, rejecting, sending, unreadable } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { EnableTwoFactor, type EnableTwoFactorProps } from './EnableTwoFactor.tsx'

const args: EnableTwoFactorProps = {
  open: true,
  onClose: fn(),
  onForbidden: fn(),
  email: fixtures.backer.email,
  now: fixtures.nowSeconds * 1000,
  // The real client, against the platform that the story plays.
  onStart: () => storyClient(enableTotp, {}),
  onConfirm: (body) => storyClient(confirmTotp, { body }),
}

const meta = preview.meta({
  title: 'Views/Settings/Turn two-factor on',
  component: EnableTwoFactor,
  tags: ['views'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '820px' } },
    send: opened,
    ...answers(),
  },
  args,
})

const rejects = rejecting('confirmTotp')

const password = 'copper kettle'
const code = 'Six-digit code'

async function confirm(context: PlayContext) {
  const t = wordsOf(context, 'security')
  await fill(context, t('enable.password'), password)
  await fill(context, t('enable.code'), '490215')
  await context.userEvent.click(screen.getByRole('button', { name: t('enable.submit') }))
}
async function scanAndConfirm(context: PlayContext) {
  await screen.findByLabelText(wordsOf(context, 'security')('enable.password'))
  await confirm(inDialog(context))
}
const tryAgainInDialog = (context: PlayContext) => tryAgain(inDialog(context))
const keyShown = () =>
  expect(screen.findByRole('heading', { name: 'Save your recovery key' })).resolves.toBeVisible()

/** The QR code is drawn here; its secret is shown beside it for people who cannot scan. */
export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expect(await screen.findByText('J4QX 7RMA KZ2P W5TN J4QX 7RMA KZ2P W5TN')).toBeVisible()
    await expect(await screen.findByLabelText(code)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(await screen.findByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  },
})

/** From the scan to the end: the button to continue appears once the file is downloaded. */
export const Whole = meta.story({
  play: async (plain) => {
    const context = inDialog(plain)
    const { userEvent, args: given } = { ...context, args: plain.args }
    const names: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await screen.findByLabelText('Password')
    await confirm(context)
    await keyShown()
    await expect(await screen.findByText(fixtures.recoveryKey)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download recovery.txt' })).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Download recovery.txt' }))
    await expect(names).toEqual(['recovery.txt'])
    click.mockRestore()
    await expect(await screen.findByRole('alert')).toHaveTextContent('recovery.txt is saved.')
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await expect(await screen.findByRole('heading', { name: 'Two-factor is on' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(given.onClose).toHaveBeenCalled())
  },
})

/** The key is shown only once: closing without it warns first, then closes. */
export const ClosedWithoutTheKey = meta.story({
  args: { onClose: fn() },
  play: async (plain) => {
    const context = inDialog(plain)
    await screen.findByLabelText('Password')
    await confirm(context)
    await keyShown()
    await context.userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Download the key first.')
    await expect(plain.args.onClose).not.toHaveBeenCalled()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(plain.args.onClose).toHaveBeenCalledOnce())
  },
})

export const Confirmed = meta.story(
  sending(
    scanAndConfirm,
    (context) =>
      waitFor(() =>
        expect(
          screen.getByRole('heading', { name: wordsOf(context, 'security')('enable.keyTitle') }),
        ).toBeVisible(),
      ),
    'security:enable.change',
  ),
)

export const NothingTyped = meta.story({
  play: async (plain) => {
    const context = inDialog(plain)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await rejectedAtField(context, 'Password', /Enter your password/, '')
    await expect(await screen.findByLabelText(code)).toHaveAccessibleDescription(/Enter the code/)
  },
})

export const Starting = meta.story({
  parameters: answers([pending('enableTotp')]),
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Preparing the code')
  },
})

/** 403 at the start: the dialog closes, and the page asks to confirm the e-mail (spec 1 §4). */
export const NotYetConfirmed = meta.story({
  args: { onClose: fn(), onForbidden: fn() },
  parameters: fails('enableTotp', 'NOT_YET_CONFIRM'),
  play: async ({ args: given }) => {
    await waitFor(() => expect(given.onForbidden).toHaveBeenCalledOnce())
    await expect(given.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Nothing was pressed yet: focus stays in the dialog. */
const start = { focus: 'stays' } as const
export const StartAlreadyEnabled = Default.extend(
  rejected('enableTotp', 'ALREADY_ENABLED_2FA', /Two-factor login is already on/, start),
)
export const StartInvalidState = Default.extend(
  rejected('enableTotp', 'INVALID_STATE', /This is not allowed right now/, start),
)
export const StartNetworkFailure = Default.extend(
  rejected('enableTotp', 'NETWORK_FAILURE', /We could not reach the server/, start),
)
StartNetworkFailure.test(
  'recovers',
  recovers(tryAgainInDialog, () => expect(screen.findByLabelText('Password')).resolves.toBeVisible()),
)
export const StartMalformed = Default.extend(unreadable('enableTotp', start))

export const Confirming = meta.story({
  parameters: answers([pending('confirmTotp')]),
  play: async (plain) => {
    await screen.findByLabelText('Password')
    await confirm(inDialog(plain))
    await expect(await screen.findByRole('button', { name: 'Checking' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const PasswordMissing = Confirmed.extend(
  rejects('PASSWORD_MISSING', /Enter your password/, {
    field: 'password',
    at: 'security:enable.password',
  }),
)

export const WrongCode = Confirmed.extend(
  rejects('INVALID_VALUE', /This code is not correct\. Enter the 6 digits/, {
    words: 'errors:forms.enableTwoFactor.code.INVALID_VALUE',
    field: 'code',
    at: 'security:enable.code',
  }),
)

/** Both messages are shown at once, each beside its field. */
export const BothWrong = meta.story({
  parameters: answers([
    http.post('*/api/auth/totp/confirm/', async () => {
      const password = await failureResponse('INVALID_VALUE', { field: 'password' }).json()
      const other = await failureResponse('INVALID_VALUE', { field: 'code' }).json()
      return HttpResponse.json({ errors: [...password.errors, ...other.errors] }, { status: 400 })
    }),
  ]),
  play: async (plain) => {
    const context = inDialog(plain)
    await screen.findByLabelText('Password')
    await confirm(context)
    await rejectedAtField(context, 'Password', /This password is not correct/, password)
    await expect(await screen.findByLabelText(code)).toHaveAccessibleDescription(/This code is not correct/)
  },
})

export const AlreadyEnabled = Confirmed.extend(
  rejects('ALREADY_ENABLED_2FA', /Two-factor login is already on/),
)
/** Started again in another tab: only a new code helps. */
export const TotpNotEnabled = Confirmed.extend(
  rejects('TOTP_NOT_ENABLED', /no longer valid. It was replaced by a newer one. Start again\./, {
    words: 'security:enable.lapsed',
    retry: 'never',
  }),
)
TotpNotEnabled.test(
  'starts again',
  recovers(async (context) => {
    await context.userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await confirm(inDialog(context))
  }, keyShown),
)
export const NetworkFailure = Confirmed.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test('recovers', recovers(tryAgainInDialog, keyShown))

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
