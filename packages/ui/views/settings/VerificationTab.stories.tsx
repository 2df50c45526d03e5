import {
  finishIdentityCheck,
  getIdentityCheck,
  removeIdentityCheck,
  startIdentityCheck,
} from '@kindling/api-client/contract/identity'
import { answers, fails, fixtures, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import {
  fill,
  heal,
  type Play,
  type PlayContext,
  refusedAtField,
  refusedInAlert,
} from '../shared/story-plays.ts'
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

const { backer } = fixtures
const inDialog = (context: PlayContext): PlayContext => ({ ...context, canvas: within(document.body) })
const waiting = { status: 'KYC_PENDING' } as const
const complete = { status: 'KYC_COMPLETE' } as const
const back = {
  onReturn: async () => done(await storyClient(finishIdentityCheck, { body: { code: 'kyc_1' } })),
}

async function start({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Begin verification' }))
  await screen.findByRole('dialog', { name: 'Verify your identity' })
}
async function send(context: PlayContext) {
  await fill(context, 'First name', 'Mara')
  await fill(context, 'Last name', 'Lindqvist')
  await context.userEvent.click(screen.getByRole('button', { name: 'Go to the partner' }))
}
const startRefused =
  (words: RegExp): Play =>
  async (shown) => {
    await start(shown)
    const context = inDialog(shown)
    await send(context)
    await refusedInAlert(context, words)
    await expect(screen.getByLabelText('First name')).toHaveValue('Mara')
    await expect(done).not.toHaveBeenCalled()
    heal(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Go to the partner' }))
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  }
const startBeside =
  (label: string, words: RegExp, typed: string): Play =>
  async (shown) => {
    await start(shown)
    const context = inDialog(shown)
    await send(context)
    await refusedAtField(context, label, words, typed)
    await expect(done).not.toHaveBeenCalled()
  }
/** Said over the panel; the button beside the status asks again. */
const refreshRefused =
  (words: RegExp): Play =>
  async (context) => {
    await refusedInAlert(context, words)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('The partner could not be asked.')
    heal(context, { user: { ...backer, kyc_status: 'KYC_PENDING' } })
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  }
async function remove({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove verification' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: 'Remove verification' }))
}
const removeRefused =
  (words: RegExp): Play =>
  async (context) => {
    await remove(context)
    await refusedInAlert(context, words)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Your verification was not removed.')
    heal(context, { user: { ...backer, kyc_status: 'KYC_COMPLETE' } })
    await remove(context)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  }
const returnRefused =
  (words: RegExp): Play =>
  async (context) => {
    await refusedInAlert(context, words)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'We do not know yet how your check went.',
    )
    heal(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  }

export const Default = meta.story({
  play: async (context) => {
    await start(context)
    await send(inDialog(context))
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith({ kyc_url: 'https://identity.example/check/idc_1' }),
    )
  },
})
/** Disabled: there is nothing to begin. The partner is asked when the page opens. */
export const BeingChecked = meta.story({
  args: waiting,
  parameters: answers([], { user: { ...backer, kyc_status: 'KYC_PENDING' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check running' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  },
})
/** Disabled; removing is an action of its own, after a question. */
export const Verified = meta.story({
  args: complete,
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('button', { name: 'Verification done' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByText('Verified')).toBeVisible()
    await remove(context)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  },
})
export const Failed = meta.story({
  args: { status: 'KYC_FAILED' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try verification again' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})
/** Back from the partner: what came of it is asked at once. */
export const Back = meta.story({
  args: back,
  play: async () => {
    await waitFor(() => expect(done).toHaveBeenCalledWith({ kyc_status: 'KYC_COMPLETE' }))
  },
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
    await refusedAtField(context, 'First name', /Enter your first name as on your identity document/, '')
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
export const StartMalformed = meta.story({
  parameters: answers([malformed('startIdentityCheck')]),
  play: startRefused(/A service we depend on did not answer/),
})
export const StartFieldMissing = meta.story({
  parameters: fails('startIdentityCheck', 'FIELD_MISSING', { field: 'firstName' }),
  play: startBeside('First name', /Enter your first name/, 'Mara'),
})
export const StartInvalidValue = meta.story({
  parameters: fails('startIdentityCheck', 'INVALID_VALUE', { field: 'lastName' }),
  play: startBeside('Last name', /in your last name/, 'Lindqvist'),
})
export const StartNotYetConfirm = meta.story({
  parameters: fails('startIdentityCheck', 'NOT_YET_CONFIRM'),
  play: startRefused(/Confirm your e-mail first/),
})
export const StartInvalidState = meta.story({
  parameters: fails('startIdentityCheck', 'INVALID_STATE'),
  play: startRefused(/This is not allowed right now/),
})
export const StartUrlFail = meta.story({
  parameters: fails('startIdentityCheck', 'URL_FAIL'),
  play: startRefused(/The identity check could not be started/),
})
export const StartRateLimited = meta.story({
  parameters: fails('startIdentityCheck', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: startRefused(/Too many tries/),
})
export const StartNetworkFailure = meta.story({
  parameters: fails('startIdentityCheck', 'NETWORK_FAILURE'),
  play: startRefused(/We could not reach the server/),
})
export const StartRequestTimeout = meta.story({
  parameters: fails('startIdentityCheck', 'REQUEST_TIMEOUT'),
  play: startRefused(/The answer took too long/),
})
export const StartExternalError = meta.story({
  parameters: fails('startIdentityCheck', 'EXTERNAL_ERROR'),
  play: startRefused(/A service we depend on did not answer/),
})
export const StartRestrictedArea = meta.story({
  parameters: fails('startIdentityCheck', 'RESTRICTED_AREA'),
  play: startRefused(/Log in to continue/),
})
export const RefreshNetworkFailure = meta.story({
  args: waiting,
  parameters: fails('getIdentityCheck', 'NETWORK_FAILURE'),
  play: refreshRefused(/We could not reach the server/),
})
export const RefreshRequestTimeout = meta.story({
  args: waiting,
  parameters: fails('getIdentityCheck', 'REQUEST_TIMEOUT'),
  play: refreshRefused(/The answer took too long/),
})
export const RefreshExternalError = meta.story({
  args: waiting,
  parameters: fails('getIdentityCheck', 'EXTERNAL_ERROR'),
  play: refreshRefused(/A service we depend on did not answer/),
})
export const RefreshRestrictedArea = meta.story({
  args: waiting,
  parameters: fails('getIdentityCheck', 'RESTRICTED_AREA'),
  play: refreshRefused(/Log in to continue/),
})
export const RemoveInvalidState = meta.story({
  args: complete,
  parameters: fails('removeIdentityCheck', 'INVALID_STATE'),
  play: removeRefused(/This is not allowed right now/),
})
export const RemoveNetworkFailure = meta.story({
  args: complete,
  parameters: fails('removeIdentityCheck', 'NETWORK_FAILURE'),
  play: removeRefused(/We could not reach the server/),
})
export const RemoveRequestTimeout = meta.story({
  args: complete,
  parameters: fails('removeIdentityCheck', 'REQUEST_TIMEOUT'),
  play: removeRefused(/The answer took too long/),
})
export const RemoveExternalError = meta.story({
  args: complete,
  parameters: fails('removeIdentityCheck', 'EXTERNAL_ERROR'),
  play: removeRefused(/A service we depend on did not answer/),
})
export const RemoveRestrictedArea = meta.story({
  args: complete,
  parameters: fails('removeIdentityCheck', 'RESTRICTED_AREA'),
  play: removeRefused(/Log in to continue/),
})
export const ReturnInvalidState = meta.story({
  args: back,
  parameters: fails('finishIdentityCheck', 'INVALID_STATE'),
  play: returnRefused(/This is not allowed right now/),
})
export const ReturnExpiredCode = meta.story({
  args: back,
  parameters: fails('finishIdentityCheck', 'EXPIRED_CODE'),
  play: returnRefused(/This link has expired/),
})
export const ReturnNetworkFailure = meta.story({
  args: back,
  parameters: fails('finishIdentityCheck', 'NETWORK_FAILURE'),
  play: returnRefused(/We could not reach the server/),
})
export const ReturnRequestTimeout = meta.story({
  args: back,
  parameters: fails('finishIdentityCheck', 'REQUEST_TIMEOUT'),
  play: returnRefused(/The answer took too long/),
})
export const ReturnExternalError = meta.story({
  args: back,
  parameters: fails('finishIdentityCheck', 'EXTERNAL_ERROR'),
  play: returnRefused(/A service we depend on did not answer/),
})
export const ReturnRestrictedArea = meta.story({
  args: back,
  parameters: fails('finishIdentityCheck', 'RESTRICTED_AREA'),
  play: returnRefused(/Log in to continue/),
})
