import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { named, wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'

const { emptyDraft, readyDraft } = fixtures

const meta = preview.meta({
  title: 'Views/Dashboard/Account',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: emptyDraft }) },
  args: { draft: emptyDraft, section: 'account' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const rejects = rejecting('setBankAccount')

const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))
const choose = async (context: PlayContext, file: File) =>
  context.userEvent.upload(await context.canvas.findByLabelText(t(context)('account.document')), file)
const statement = (head = '%PDF-1.7\n', name = 'statement.pdf') =>
  new File([head], name, { type: 'application/pdf' })

async function enter(context: PlayContext) {
  await fill(context, t(context)('account.number'), '000123456789')
  await fill(context, new RegExp(`^${t(context)('account.routing')}`), '110000000')
  await choose(context, statement())
  await context.canvas.findByText(/statement\.pdf$/)
  await press(context, t(context)('account.save'))
}
const isKept = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(t(context)('account.ending', { last4: '6789' }))).toBeVisible()
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t(context)('account.saved'))
}
/** What was missing before publishing is done with it. */
export const Default = meta.story(
  sending(enter, isKept, 'dashboard:changeFirst', {
    account_number: 'dashboard:account.number',
    routing_number: 'dashboard:account.routing',
    file: 'dashboard:account.document',
  }),
)
/** Each field says what it needs; a file of another type is refused before it is sent, and the first one stays. */
export const Empty = meta.story({
  play: async (context) => {
    const { canvas } = context
    const document = await canvas.findByLabelText('Bank document')
    await press(context, 'Save account')
    await waitFor(() => expect(document).toHaveAccessibleDescription(/Choose a file/))
    await expect(await canvas.findByLabelText('Account number')).toHaveAccessibleDescription(
      /Enter the account/,
    )
    await expect(await canvas.findByLabelText(/^Routing number/)).toHaveAccessibleDescription(
      /Enter the routing/,
    )
    await choose(context, statement())
    await expect(await canvas.findByText('Chosen: statement.pdf')).toBeVisible()
    await choose(context, statement('PK', 'packed.pdf'))
    await waitFor(() => expect(document).toHaveAccessibleDescription(/PDF, JPEG, PNG\./))
    await expect(await canvas.findByText('Chosen: statement.pdf')).toBeVisible()
  },
})
/** An account that is known can be changed, and stays until another is saved. */
export const Done = meta.story({
  args: { draft: readyDraft },
  parameters: answers([], { draft: { ...readyDraft, bank_account_last4: '4321' } }),
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Change')
    await press(context, 'Cancel')
    await expect(canvas.queryByLabelText('Account number')).toBeNull()
    await press(context, 'Change')
    await enter(context)
    await isKept(context)
    await expect(
      await canvas.findByRole('link', {
        name: named(context, { en: /^Account\W+done$/, fr: /^Compte\W+terminé$/ }),
      }),
    ).toBeVisible()
  },
})
/** The team sees which account it is; its admins change it. */
export const ReadOnly = meta.story({
  args: { draft: { ...readyDraft, role: 'USER' as const } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Account ending in 6789')).toBeVisible()
    await expect(await canvas.findByText(/^Only the creator and the admins/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const FieldMissing = Default.extend(
  rejects('FIELD_MISSING', /Enter the account number/, 'account_number'),
)
export const InvalidRouting = Default.extend(
  rejects('INVALID_VALUE', /not a routing number/, 'routing_number'),
)
export const InvalidAccount = Default.extend(
  rejects('INVALID_VALUE', /not an account number/, 'account_number'),
)
/** Another file can be chosen at once; the numbers stay. */
export const FileType = Default.extend(rejects('FILE_TYPE', /PDF, JPEG, PNG/, 'file'))
/** Another file can be chosen at once; the numbers stay. */
export const FileSizeBig = Default.extend(rejects('FILE_SIZE_BIG', /at most 5\sMB/, 'file'))
/** The role changed meanwhile. */
export const MissingPermission = Default.extend(rejects('MISSING_PERMISSION', /do not have access/))
/** The draft was deleted meanwhile. */
export const NotFound = Default.extend(rejects('NOT_FOUND', /could not find/, 'project'))
export const NetworkFailure = Default.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
NetworkFailure.test(
  'recovers',
  recovers((context) => press(context, 'Try again'), isKept),
)

const label = (context: PlayContext) => new RegExp(`^${t(context)('fields.google_analytics_id')}`)
async function count(context: PlayContext) {
  await fill(context, label(context), 'G-AB12CD34EF')
  await context.userEvent.tab()
}
const isSaved = (context: PlayContext) =>
  waitFor(() =>
    expect(document.querySelector('[data-saving]')).toHaveTextContent(
      t(context)('saved', { time: '' }).trim().split(' ')[0] ?? '',
    ),
  )
/** The id of Google Analytics saves itself. */
export const Analytics = meta.story(sending(count, isSaved))
/** What is no such id is not sent, and stays until it is corrected. */
export const AnalyticsInvalid = meta.story({
  play: async (context) => {
    await fill(context, label(context), 'UA-12345-1')
    const field = await context.canvas.findByLabelText(label(context))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/enter a valid Google Analytics id/))
    await expect(field).toHaveValue('UA-12345-1')
    await count(context)
    await isSaved(context)
  },
})
/** Rejected beside its field. */
export const AnalyticsInvalidValue = Analytics.extend(
  rejected('updateProject', 'INVALID_VALUE', /This value is not valid/, {
    field: 'google_analytics_id',
    at: 'dashboard:fields.google_analytics_id',
    focus: 'stays',
  }),
)
