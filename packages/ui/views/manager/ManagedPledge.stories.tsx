import { getManagedPledge } from '@kindling/api-client/contract/pledge-management'
import { getProjectMoney } from '@kindling/api-client/contract/withdrawals'
import { managerCalls } from '@kindling/api-client/forms/manager-calls'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import { ApiError } from '@kindling/api-client/transport/api-error'
import type { ProjectRole } from '@kindling/validation/permissions'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import {
  addressLabels,
  fill,
  inDialog,
  openDialog,
  type PlayContext,
  picturesIn,
  tryAgainInDialog,
} from '../shared/story-plays.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { opened, recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ManagedPledgeView } from './ManagedPledgeView.tsx'

const calls = managerCalls(storyClient, '31')
/** Notes have stories of their own. */
const notes = {
  read: { data: { notes: fixtures.pledgeNotes }, error: undefined, retry: () => undefined },
  calls: { add: async () => undefined, edit: async () => undefined, remove: async () => undefined },
}

const step = fn(async () => undefined)

function Played({ pledgeId, role }: { readonly pledgeId: string; readonly role: ProjectRole }) {
  const read = useStoryRead(() => storyClient(getManagedPledge, { params: { id: '31', pledgeId } }))
  const books = useStoryRead(() => storyClient(getProjectMoney, { params: { id: '31' } }))
  return (
    <ManagedPledgeView
      read={read}
      role={role}
      calls={calls}
      onRefund={(form) => calls.refund(pledgeId, form, 'one')}
      books={role === 'ADMIN' ? books.data?.money : undefined}
      backHref="/manager/31/backers"
      neighbours={{ previous: [], next: [{}] }}
      onStep={step}
      messages={null}
      notes={notes}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Manager/Pledge',
  component: Played,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: { pledgeId: 'plg_amara', role: 'ADMIN' as const },
})

const rejects = rejecting('refundPledge')

const t = (context: PlayContext) => wordsOf(context, 'manager')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))

export const Default = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amara Diallo' })).toBeVisible()
    await expect(await canvas.findByText(/Asked for a refund/)).toBeVisible()
    const product = await canvas.findByText('One kettle, Moss × 2')
    await expect(picturesIn(product.parentElement as HTMLElement)).toEqual(['fernhill-kettle-main'])
    await press(context, 'Mark as shipped')
    await screen.findByRole('dialog')
    await fill(inDialog(context), /^Tracking number/, 'LX 473')
    await press(inDialog(context), 'Mark as shipped')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** Along the list it was opened from; the first of it has none before it. */
export const InTheList = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const next = await canvas.findByRole('button', { name: t(context)('pledge.next') })
    const previous = canvas.getByRole('button', { name: t(context)('pledge.previous') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    step.mockClear()
    await userEvent.click(previous)
    await userEvent.click(next)
    await expect(step.mock.calls).toEqual([['next']])
    // The same button goes on to the one after that.
    await expect(next).toHaveFocus()
  },
})
/** The place in the list stays: the same press goes on. */
export const StepNetworkFailure = meta.story({
  play: async (context) => {
    step.mockRejectedValueOnce(new ApiError([{ code: 'NETWORK_FAILURE' }], 0))
    await press(context, t(context)('pledge.next'))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      /could not reach the server|serveur/,
    )
  },
})
/** A spreadsheet would run such a number; it says so before anything is sent, and what was typed stays. */
export const TrackingThatIsAFormula = meta.story({
  play: async (context) => {
    const words = t(context)
    await press(context, words('bulk.SHIPPED.verb'))
    await screen.findByRole('dialog')
    await fill(inDialog(context), new RegExp(`^${words('bulk.tracking')}`), '=1+1')
    await press(inDialog(context), words('bulk.SHIPPED.verb'))
    const field = await inDialog(context).canvas.findByLabelText(new RegExp(`^${words('bulk.tracking')}`))
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(wordsOf(context, 'errors')('forms.bulk.tracking_number.REGEX_FAIL')),
    )
    await expect(field).toHaveValue('=1+1')
  },
})
/** A member may see it, and cannot refund (decisions 2 §2). */
export const Member = meta.story({
  args: { role: 'USER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where the money is' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Refund' })).toBeNull()
  },
})
/** Not charged: no money to show, nothing to refund. */
export const NotCharged = meta.story({
  args: { pledgeId: 'plg_rosa' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Products' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Where the money is' })).toBeNull()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

async function refund(context: PlayContext) {
  await context.canvas.findByRole('heading', { name: t(context)('refund.title') })
  await fill(context, new RegExp(`^${t(context)('refund.amount')}`), '12')
  await fill(context, new RegExp(`^${t(context)('refund.reason')}`), 'One cup arrived broken.')
  await press(context, t(context)('refund.submit'))
}
/** The announcement: while it is typed, the panel names the amount too, as what it would take. */
const isRefunded = async (context: PlayContext) => {
  const [before, after] = t(context)('refund.done', { amount: '|' }).split('|')
  const done = (text: string) => text.startsWith(before ?? '') && text.endsWith(after ?? '')
  await expect(
    await context.canvas.findByText((text: string) => done(text) && /12[.,]00/.test(text)),
  ).toBeVisible()
}
export const Refunding = meta.story(
  sending(refund, isRefunded, 'manager:changeFirst', {
    amount: 'manager:refund.amount',
    reason: 'manager:refund.reason',
  }),
)
/** What a refund does to the project's books, before it is sent. */
export const RefundTyped = meta.story({
  play: async (context) => {
    const words = t(context)
    await context.canvas.findByRole('heading', { name: words('refund.title') })
    await fill(context, new RegExp(`^${words('refund.amount')}`), '70')
    const books = await context.canvas.findByRole('table', { name: words('refund.books.title') })
    const [sums] = within(books).getAllByRole('row', { name: new RegExp(`^${words('refund.books.sum')}`) })
    const [now, after] = within(sums as HTMLElement).getAllByRole('cell')
    await expect(after?.textContent).toBe(now?.textContent)
    await expect(
      within(books).getByRole('row', { name: new RegExp(words('money.places.available')) }),
    ).toBeVisible()
  },
})
/** Less is available than the refund needs beside what is held. */
export const RefundShort = meta.story({
  parameters: answers([], { projectMoney: { ...fixtures.projectMoney, available: 1_000 } }),
  play: async (context) => {
    const words = t(context)
    await context.canvas.findByRole('heading', { name: words('refund.title') })
    await fill(context, new RegExp(`^${words('refund.amount')}`), '147')
    const [, after = ''] = words('refund.books.short', { available: '|', missing: '|' }).split('|')
    await expect(await context.canvas.findByText((text: string) => text.includes(after.trim()))).toBeVisible()
  },
})
export const RefundNumberHigh = Refunding.extend(
  rejects('NUMBER_HIGH', /more than can go back/, {
    field: 'amount',
    words: 'manager:refund.codes.NUMBER_HIGH',
  }),
)
/** Part of it was withdrawn already. */
export const RefundInsufficientFunds = Refunding.extend(
  rejects('INSUFFICIENT_FUNDS', /was withdrawn already/, {
    field: 'amount',
    words: 'manager:refund.codes.INSUFFICIENT_FUNDS',
  }),
)
/** Somebody of the team refunded all of it meanwhile. */
export const RefundPledgeCancelled = Refunding.extend(
  rejects('PLEDGE_CANCELLED', /was cancelled or refunded already/, {
    words: 'errors:forms.refund.form.PLEDGE_CANCELLED',
    retry: 'after a change',
  }),
)
/** Not charged yet: nothing to refund. */
export const RefundInvalidState = Refunding.extend(
  rejects('INVALID_STATE', /is not charged/, {
    words: 'errors:forms.refund.form.INVALID_STATE',
    retry: 'after a change',
  }),
)
/** Suspended since the page was read. */
export const RefundInvalidProjectState = Refunding.extend(
  rejects('INVALID_PROJECT_STATE', /its money rests/, {
    words: 'errors:forms.refund.form.INVALID_PROJECT_STATE',
  }),
)
export const RefundNotFound = Refunding.extend(rejects('NOT_FOUND', /could not find/, 'pledge'))
export const RefundMissingPermission = Refunding.extend(rejects('MISSING_PERMISSION', /do not have access/))
export const RefundNetworkFailure = Refunding.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
RefundNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, 'Try again'), isRefunded),
)

const Reading = meta.story({ parameters: { send: opened } })
const inPlace = { by: 'text' } as const
export const ReadNotFound = Reading.extend(
  rejected('getManagedPledge', 'NOT_FOUND', /This pledge is not there/, {
    by: 'heading',
    words: 'manager:pledge.gone',
    field: 'pledge',
  }),
)
export const ReadNetworkFailure = Reading.extend(
  rejected('getManagedPledge', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)

const rejectsAddress = rejecting('setParcelAddress')
async function moveParcel(context: PlayContext) {
  await press(context, t(context)('address.verb'))
  const dialog = { ...context, canvas: await openDialog(t(context)('address.title')) }
  await fill(dialog, wordsOf(context, 'checkout')('address.fields.city'), 'Bedford')
  await saveAddress(context)
}
const saveAddress = async (context: PlayContext) =>
  context.userEvent.click(await screen.findByRole('button', { name: t(context)('address.save') }))
const isMoved = async ({ canvas, ...context }: PlayContext) => {
  const words = t({ ...context, canvas })
  await expect(await canvas.findByText(words('address.done'))).toBeVisible()
}
/** Its backer cannot any more, or asked for it in a message. */
export const AddressChanged = meta.story(sending(moveParcel, isMoved, undefined, addressLabels))
/** Another address, or a refund: nobody is charged a second time. */
export const AddressPledgePaid = AddressChanged.extend(
  rejectsAddress('PLEDGE_PAID', /Shipping there costs more than was paid/, {
    words: 'errors:forms.address.form.PLEDGE_PAID',
  }),
)
/** Another country. */
export const AddressOutOfRange = AddressChanged.extend(
  rejectsAddress('OUT_OF_RANGE', /is not shipped there/, {
    field: 'shipping_address',
    at: 'checkout:address.fields.country_code',
    params: { reward: 'One kettle' },
    words: 'errors:forms.address.country_code.OUT_OF_RANGE',
  }),
)
export const AddressInvalidState = AddressChanged.extend(
  rejectsAddress('INVALID_STATE', /sent or cancelled in the meantime/, {
    words: 'errors:forms.address.form.INVALID_STATE',
  }),
)
AddressInvalidState.test('recovers', recovers(tryAgainInDialog, isMoved))
export const AddressFieldMissing = AddressChanged.extend(
  rejectsAddress('FIELD_MISSING', /Enter the street and number/, 'line1'),
)
export const AddressInvalidValue = AddressChanged.extend(
  rejectsAddress('INVALID_VALUE', /Check the city/, 'city'),
)
export const AddressNoCountry = AddressChanged.extend(
  rejectsAddress('NO_COUNTRY', /Choose a country first/, 'country_code'),
)
export const AddressRegexFail = AddressChanged.extend(
  rejectsAddress('REGEX_FAIL', /This name holds characters/, 'name'),
)
export const AddressIterableLength = AddressChanged.extend(
  rejectsAddress('ITERABLE_LENGTH', /5 to 14 digits/, 'phone_number'),
)
export const AddressIterableLengthLong = AddressChanged.extend(
  rejectsAddress('ITERABLE_LENGTH_LONG', /at most 60 characters/, 'city'),
)
export const AddressNotFound = AddressChanged.extend(
  rejectsAddress('NOT_FOUND', /The list of backers/, {
    field: 'pledge',
    words: 'errors:forms.address.pledge.NOT_FOUND',
  }),
)
export const AddressMissingPermission = AddressChanged.extend(
  rejectsAddress('MISSING_PERMISSION', /do not have access/),
)
