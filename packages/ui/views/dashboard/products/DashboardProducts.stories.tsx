import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { fill, openDialog, type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import {
  inEveryLanguage,
  opened,
  recovers,
  rejected,
  rejecting,
  sending,
} from '../../shared/story-rejected.ts'
import { asRead, wordsOf } from '../../shared/story-words.ts'
import { PlayedDashboard } from '../story-dashboard.tsx'

const draft = { ...fixtures.readyDraft, status: 'ACTIVE' as const }

const meta = preview.meta({
  title: 'Views/Dashboard/Products',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: {
    landmark: 'main',
    layout: 'fullscreen',
    ...answers([], { draft, coupons: [fixtures.spark] }),
  },
  args: { draft, section: 'products' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const t = (context: PlayContext) => wordsOf(context, 'coupons')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))
const labels = {
  code: 'coupons:fields.code',
  value: 'coupons:fields.percent',
  limit: 'coupons:fields.limit',
  ends_at: 'coupons:fields.ends_at',
  kind: 'coupons:fields.kind',
}

export const Default = meta.story({
  play: inEveryLanguage(async (context) => {
    const { canvas } = context
    const coupons = within(await canvas.findByRole('table', { name: t(context)('table') }))
    const [, row] = await coupons.findAllByRole('row')
    await expect(row).toHaveTextContent(/SPARK10.*10.*12/)
    const items = within(await canvas.findByRole('table', { name: t(context)('products.table') }))
    await expect(await items.findAllByRole('row')).toHaveLength(1 + draft.rewards.length)
  }),
})

async function create(context: PlayContext) {
  await press(context, t(context)('add'))
  await fill(context, new RegExp(`^${t(context)('fields.code')}\\b`), 'hollin-kettle')
  await fill(context, new RegExp(`^${t(context)('fields.percent')}`), '25')
  await fill(context, new RegExp(`^${t(context)('fields.limit')}`), '50')
  await press(context, t(context)('save'))
}
const isCreated = async ({ canvas }: PlayContext) =>
  expect(await canvas.findByRole('rowheader', { name: 'HOLLIN-KETTLE' })).toBeVisible()
export const Created = meta.story(sending(create, isCreated, undefined, labels))
/** What it does to a pledge, and costs in all, is said before it is made. */
export const Effect = meta.story({
  play: inEveryLanguage(async (context) => {
    await press(context, t(context)('add'))
    await fill(context, new RegExp(`^${t(context)('fields.percent')}`), '10')
    const [reward] = draft.rewards
    const [start = '?'] = t(context)('effect', { reward: reward?.title, saved: '|', pays: '' }).split('|')
    await expect(
      await context.canvas.findByText((text: string) => text.startsWith(asRead(start).trim())),
    ).toBeVisible()
  }),
})
/** Ten percent are not ten cents: another kind asks for its own value. */
export const AnAmount = meta.story({
  play: inEveryLanguage(async (context) => {
    const { canvas, userEvent } = context
    await press(context, t(context)('add'))
    await fill(context, new RegExp(`^${t(context)('fields.percent')}`), '10')
    await userEvent.selectOptions(await canvas.findByLabelText(t(context)('fields.kind')), 'AMOUNT')
    await expect(await canvas.findByLabelText(t(context)('fields.amount'))).toHaveValue('')
  }),
})

const rejects = rejecting('createCoupon')
/** Another code. */
export const CreateValueExists = Created.extend(
  rejects('VALUE_EXISTS', /This code is already in use/, 'code'),
)
export const CreateRegexFail = Created.extend(
  rejects('REGEX_FAIL', /This holds characters that are not allowed here/, 'code'),
)
export const CreateFieldMissing = Created.extend(rejects('FIELD_MISSING', /Enter the code/, 'code'))
export const CreateIterableLengthShort = Created.extend(rejects('ITERABLE_LENGTH_SHORT', /4/, 'code'))
export const CreateIterableLengthLong = Created.extend(rejects('ITERABLE_LENGTH_LONG', /40/, 'code'))
export const CreateNumberLow = Created.extend(rejects('NUMBER_LOW', /1/, { field: 'value', focus: 'stays' }))
export const CreateNumberHigh = Created.extend(
  rejects('NUMBER_HIGH', /90/, { field: 'value', focus: 'stays' }),
)
/** A later day, or none. */
export const CreateDateEarly = Created.extend(
  rejects('DATE_EARLY', /Choose a later date/, { field: 'ends_at', focus: 'stays' }),
)
/** Remove one that nobody uses any more. */
export const CreateMaxCount = Created.extend(
  rejects('MAX_COUNT', /100/, { field: 'coupon', params: { max: 100 } }),
)
/** A suspended project or one in review: its terms stay until a moderator decides. */
export const CreateInvalidProjectState = Created.extend(
  rejects('INVALID_PROJECT_STATE', /The project does not allow this right now/),
)
export const CreateMissingPermission = Created.extend(rejects('MISSING_PERMISSION', /do not have access/))
export const CreateNotFound = Created.extend(rejects('NOT_FOUND', /could not find/, 'project'))
export const CreateNetworkFailure = Created.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
CreateNetworkFailure.test('recovers', recovers(tryAgain, isCreated))

async function remove(context: PlayContext) {
  await press(context, t(context)('removeOf', { code: 'SPARK10' }))
  const dialog = await openDialog(t(context)('removeTitle', { code: 'SPARK10' }))
  await context.userEvent.click(await dialog.findByRole('button', { name: t(context)('remove') }))
}
export const Removed = meta.story(
  sending(remove, async (context) => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByText(t(context)('none'))).toBeVisible()
  }),
)
/** Somebody of the team removed it meanwhile. */
export const RemoveInvalidId = Removed.extend(
  rejected('removeCoupon', 'INVALID_ID', /no longer exists/, { focus: 'stays' }),
)
export const RemoveMissingPermission = Removed.extend(
  rejected('removeCoupon', 'MISSING_PERMISSION', /do not have access/, { focus: 'stays' }),
)
export const RemoveNotFound = Removed.extend(
  rejected('removeCoupon', 'NOT_FOUND', /could not find/, { field: 'project', focus: 'stays' }),
)

export const Empty = meta.story({ parameters: answers([], { draft, coupons: [] }) })
export const Loading = meta.story({ parameters: answers([pending('listCoupons')], { draft }) })
/** Of the team, and no admin: what can be chosen, and no codes. */
export const Member = meta.story({
  args: { draft: { ...draft, role: 'USER' } },
  play: inEveryLanguage(async (context) => {
    await expect(
      await context.canvas.findByRole('table', { name: t(context)('products.table') }),
    ).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: t(context)('add') })).toBeNull()
  }),
})
export const OnAPhone = Default.extend({ globals: { viewport: { value: 'phone' } } })

const Reading = meta.story({ parameters: { send: opened } })
export const NotRead = Reading.extend(
  rejected('listCoupons', 'NETWORK_FAILURE', /could not reach the server/, { by: 'text' }),
)
export const NotReadMissingPermission = Reading.extend(
  rejected('listCoupons', 'MISSING_PERMISSION', /do not have access/, { by: 'text' }),
)
export const NotReadNotFound = Reading.extend(
  rejected('listCoupons', 'NOT_FOUND', /could not find/, { by: 'text' }),
)
