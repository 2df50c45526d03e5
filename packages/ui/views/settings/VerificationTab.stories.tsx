import {
  finishIdentityCheck,
  getIdentityCheck,
  removeIdentityCheck,
  startIdentityCheck,
} from '@kindling/api-client/contract/identity'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, inDialog, type Play, type PlayContext, rejectedAtField } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { SettingsFrame } from './SettingsFrame.tsx'
import { VerificationTab } from './VerificationTab.tsx'

const done = fn()
const meta = preview.meta({
  title: 'Views/Settings/Verification',
  component: VerificationTab,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    status: 'KYC_NOT_DONE' as const,
    // The real client, against the platform that the story plays.
    onStart: async (body) => done(await storyClient(startIdentityCheck, { body })),
    onRefresh: async () => done(await storyClient(getIdentityCheck, { query: { refresh: '1' } })),
    onRemove: async () => done(await storyClient(removeIdentityCheck, {})),
  },
  beforeEach: () => {
    done.mockClear()
  },
  render: (args) => (
    <main>
      <SettingsFrame current="verification" hrefOf={(tab) => `/settings/${tab}`}>
        <VerificationTab {...args} />
      </SettingsFrame>
    </main>
  ),
})

const rejects = rejecting('startIdentityCheck')

const { backer } = fixtures
const waiting = { status: 'KYC_PENDING' } as const
const complete = { status: 'KYC_COMPLETE' } as const
const back = {
  onReturn: async () => done(await storyClient(finishIdentityCheck, { body: { code: 'kyc_1' } })),
}

async function start(context: PlayContext) {
  const t = wordsOf(context, 'settings')
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: t('verification.KYC_NOT_DONE.button') }))
  await screen.findByRole('dialog', { name: t('verification.start') })
}
const goToPartner = (context: PlayContext) =>
  context.userEvent.click(
    screen.getByRole('button', { name: wordsOf(context, 'settings')('verification.go') }),
  )
async function send(context: PlayContext) {
  const t = wordsOf(context, 'settings')
  await fill(context, t('verification.firstName'), 'Mara')
  await fill(context, t('verification.lastName'), 'Lindqvist')
  await goToPartner(context)
}
const isDone = () => waitFor(() => expect(done).toHaveBeenCalledTimes(1))
const press =
  (name: string): Play =>
  ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name }))
const saying =
  (title: RegExp, again: Play): Play =>
  async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(title)
    await recovers(again, isDone)(context)
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  }
async function remove(context: PlayContext) {
  const { canvas, userEvent } = context
  const name = wordsOf(context, 'settings')('verification.remove')
  const cancel = wordsOf(context, 'common')('cancel')
  await userEvent.click(await canvas.findByRole('button', { name }))
  await waitFor(() => expect(canvas.getByRole('button', { name: cancel })).toHaveFocus())
  await userEvent.click(await canvas.findByRole('button', { name }))
}
export const Default = meta.story(
  sending(
    async (context) => {
      await start(context)
      await send(inDialog(context))
    },
    () =>
      waitFor(() => expect(done).toHaveBeenCalledWith({ kyc_url: 'https://identity.example/check/idc_1' })),
  ),
)
export const StartMalformed = Default.extend(unreadable('startIdentityCheck'))
const asking = sending(async () => undefined, isDone)
/** While the check is pending, opening the page asks the partner. */
export const Asking = meta.story({
  args: waiting,
  ...asking,
  parameters: {
    ...asking.parameters,
    ...answers([], { user: { ...backer, kyc_status: 'KYC_PENDING' } }),
  },
})
const removing = sending(remove, isDone)
/** Removing is confirmed first. */
export const Removing = meta.story({
  args: complete,
  ...removing,
  parameters: {
    ...removing.parameters,
    ...answers([], { user: { ...backer, kyc_status: 'KYC_COMPLETE' } }),
  },
})
/** Disabled: nothing can be started. Opening the page asks the partner. */
export const BeingChecked = meta.story({
  args: waiting,
  parameters: answers([], { user: { ...backer, kyc_status: 'KYC_PENDING' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Check running' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  },
})
/** Disabled; removing is an action of its own, with a confirmation. */
export const Verified = meta.story({
  args: complete,
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('button', { name: 'Verification done' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(await canvas.findByText('Verified')).toBeVisible()
    await remove(context)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  },
})
export const Failed = meta.story({
  args: { status: 'KYC_FAILED' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try verification again' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})
/** Back from the partner: ask for the result at once. */
export const Back = meta.story({
  args: back,
  ...sending(
    async () => undefined,
    () => waitFor(() => expect(done).toHaveBeenCalledWith({ kyc_status: 'KYC_COMPLETE' })),
  ),
})
export const BackWaiting = meta.story({
  args: back,
  parameters: answers([pending('finishIdentityCheck')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Asking the partner' })).toHaveAttribute(
      'aria-busy',
    )
  },
})
export const NamesMissing = meta.story({
  play: async (shown) => {
    await start(shown)
    const context = inDialog(shown)
    await context.userEvent.click(screen.getByRole('button', { name: 'Go to the partner' }))
    await rejectedAtField(context, 'First name', /Enter your first name as on your identity document/, '')
  },
})
export const StartPending = meta.story({
  parameters: answers([pending('startIdentityCheck')]),
  play: async (shown) => {
    await start(shown)
    await send(inDialog(shown))
    await expect(await screen.findByRole('button', { name: 'Opening' })).toHaveAttribute('aria-busy')
  },
})
export const StartFieldMissing = Default.extend(
  rejects('FIELD_MISSING', /Enter your first name/, {
    field: 'firstName',
    at: 'settings:verification.firstName',
  }),
)
export const StartInvalidValue = Default.extend(
  rejects('INVALID_VALUE', /in your last name/, {
    field: 'lastName',
    at: 'settings:verification.lastName',
  }),
)
export const StartNotYetConfirm = Default.extend(rejects('NOT_YET_CONFIRM', /Confirm your e-mail first/))
export const StartInvalidState = Default.extend(
  rejects('INVALID_STATE', /Your identity is being checked, or is verified already/, {
    words: 'errors:forms.verification.form.INVALID_STATE',
  }),
)
export const StartUrlFail = Default.extend(rejects('URL_FAIL', /The identity check could not be started/))
StartUrlFail.test('recovers', recovers(goToPartner, isDone))

export const RefreshNetworkFailure = Asking.extend(
  rejected('getIdentityCheck', 'NETWORK_FAILURE', /We could not reach the server/),
)
RefreshNetworkFailure.test(
  'says what was not done, and recovers',
  saying(/The partner could not be asked\./, press('Look again')),
)

export const RemoveInvalidState = Removing.extend(
  rejected('removeIdentityCheck', 'INVALID_STATE', /This is not allowed right now/),
)
RemoveInvalidState.test(
  'says what was not done, and recovers',
  saying(/Your verification was not removed\./, remove),
)

export const ReturnInvalidState = Back.extend(
  rejected('finishIdentityCheck', 'INVALID_STATE', /This is not allowed right now/),
)
ReturnInvalidState.test(
  'says what was not done, and recovers',
  saying(/We do not know yet how your check went\./, press('Try again')),
)

export const ReturnExpiredCode = Back.extend(
  rejected('finishIdentityCheck', 'EXPIRED_CODE', /This link has expired/),
)
