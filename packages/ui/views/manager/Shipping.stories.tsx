import { listDestinations } from '@kindling/api-client/contract/pledge-management'
import { managerCalls } from '@kindling/api-client/forms/manager-calls'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor, within } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { openDialog, type PlayContext, savedText } from '../shared/story-plays.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { opened, recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { asRead, wordsOf } from '../shared/story-words.ts'
import { writePlace } from './backers-place.ts'
import { ShippingTab } from './ShippingTab.tsx'

const print = fn()
const calls = managerCalls(storyClient, '31')

function Played() {
  const read = useStoryRead(() => storyClient(listDestinations, { params: { id: '31' } }))
  return (
    <ShippingTab
      read={read}
      calls={calls}
      backersHref={(filter) => `/manager/31/backers${writePlace({ filter, sort: 'newest' })}`}
      slipsHref="/manager/31/slips"
      onPrint={print}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Manager/Shipping',
  component: Played,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', send: opened, ...answers() },
})

const rejects = rejecting('shipParcels')

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const countries = within(await canvas.findByRole('table', { name: 'Parcels by country' }))
    await expect(await countries.findByRole('row', { name: /New Zealand 1 0 0 1 0/ })).toBeVisible()
    await expect(await countries.findByRole('link', { name: 'Canada' })).toHaveAttribute(
      'href',
      '/manager/31/backers?to=CAN',
    )
    const pieces = within(canvas.getByRole('table', { name: 'To make and pack' }))
    await expect(await pieces.findByRole('row', { name: /One kettle, Moss 2 2 PRT 2/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalled()
  },
})
/** How much is sent, as the team says, beside what arrived, as backers say; figures lead to their pledges. */
export const Progress = meta.story({
  play: async (context) => {
    const { canvas } = context
    const t = wordsOf(context, 'manager')
    const share = async (name: 'shipped' | 'received') =>
      (await canvas.findByText(t(`shipping.progress.${name}`))).parentElement
    await expect(await share('shipped')).toHaveTextContent(/16%.*1 of 6 parcels/)
    await expect(await share('received')).toHaveTextContent(/16%.*1 of 6 parcels/)
    const countries = within(canvas.getByRole('table', { name: t('shipping.byCountry') }))
    await expect(
      await countries.findByRole('row', { name: /^New Zealand.*100% shipped, 100% received$/ }),
    ).toBeVisible()
    const total = within(countries.getByRole('row', { name: new RegExp(`^${t('shipping.total')}`) }))
    const [toPack] = total.getAllByRole('link')
    await expect(toPack).toHaveAttribute('href', '/manager/31/backers?payment=COMPLETED&parcel=NONE%2CREADY')
  },
})
/** A carrier's file has the parcels that wait, and no others. */
export const ExportingToPack = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const t = wordsOf(context, 'manager')
    await userEvent.click(await canvas.findByRole('button', { name: t('shipping.export') }))
    const waiting = fixtures.listedPledges.filter(
      ({ payment_status: paid, order_status: parcel }) =>
        paid === 'COMPLETED' && (parcel === 'NONE' || parcel === 'READY'),
    )
    await expect(
      await canvas.findByRole('link', { name: new RegExp(`^Download ${waiting.length} pledge`) }),
    ).toBeVisible()
  },
})
/** Every address that may still change, with 48 hours' notice. */
export const LockingAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock addresses' }))
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Lock addresses' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/addresses lock in 48 hours/)
  },
})
export const Empty = meta.story({
  parameters: answers([], { listedPledges: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No parcels yet' })).toBeVisible()
  },
})
/** Tables scroll by themselves, the page does not. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const t = wordsOf(context, 'manager')
    await expect(await context.canvas.findByRole('table', { name: t('shipping.byCountry') })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

const chooseFile = (context: PlayContext, ...lines: string[]) =>
  chooseText(context, ['pledge,carrier,tracking_number', ...lines, ''].join('\n'))

async function chooseText(context: PlayContext, text: string) {
  const { canvas, userEvent } = context
  const words = wordsOf(context, 'manager')
  await userEvent.click(await canvas.findByRole('button', { name: words('tracking.verb') }))
  const file = new File([text], 'tracking.csv', { type: 'text/csv' })
  await userEvent.upload(await canvas.findByLabelText(new RegExp(`^${words('tracking.file')}`)), file)
}
/** Only rows that need a look are shown, and put right in place. */
export const ImportingTracking = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFile(context, 'plg_amara,DHL,X1', 'plg_4010,DHL,X2', 'plg_rosa,DHL,X3')
    await expect(await canvas.findByText('1 ready, 2 need a look')).toBeVisible()
    await expect(await canvas.findByText('This pledge is not charged yet.')).toBeVisible()
    const pledge = canvas.getByLabelText('Pledge of row 3')
    await userEvent.clear(pledge)
    await userEvent.type(pledge, 'plg_jonas')
    await userEvent.tab()
    await expect(await canvas.findByText('2 ready, 1 need a look')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 rows' }))
    await expect(await canvas.findByText(/2 parcels are shipped/)).toBeVisible()
    // What is still wrong can be put right now, or later: nothing of it is lost.
    await expect(await canvas.findByText('0 ready, 1 need a look')).toBeVisible()
  },
})
const corrections = [
  'pledge,carrier,tracking_number,email',
  'plg_amara,DHL,JD0146 0000 9920,amara@example.com',
  '4010,DHL,JD0146 0000 9921,jonas@example.com',
  'plg_wiremu,NZ Post,LX 473 991 209 NZ,',
  'plg_liwei,DHL,JD0146 0000 8841,',
  '',
].join('\n')
const sumIs = async (context: PlayContext, ready: string, wrong: string) =>
  expect(
    await context.canvas.findByText(wordsOf(context, 'manager')('tracking.sum', { ready, wrong })),
  ).toBeVisible()
/** A wrong pledge is found by its backer's e-mail, a number that was sent can be replaced, the rest is a file to keep. */
export const ImportingCorrections = meta.story({
  play: async (context) => {
    const { canvas } = context
    await chooseText(context, corrections)
    await sumIs(context, '1', '3')
    const t = wordsOf(context, 'manager')
    const meant = fixtures.listedPledges.find(({ id }) => id === 'plg_jonas')
    await expect(
      await canvas.findByRole('button', { name: t('tracking.use', { name: meant?.user_name ?? '' }) }),
    ).toBeVisible()
  },
})
ImportingCorrections.test('are taken over', async (context) => {
  const { canvas, userEvent } = context
  const t = wordsOf(context, 'manager')
  await userEvent.click(
    await canvas.findByRole('button', { name: new RegExp(`^${t('tracking.use', { name: '' }).trim()} `) }),
  )
  await sumIs(context, '2', '2')
  await waitFor(() => expect(canvas.getByLabelText(t('tracking.pledgeOf', { row: 4 }))).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: t('tracking.replace') }))
  await sumIs(context, '3', '1')
  const text = await savedText(() =>
    userEvent.click(canvas.getByRole('button', { name: t('tracking.download', { count: 1, rows: '1' }) })),
  )
  await expect(text).toContain('plg_liwei,DHL,JD0146 0000 8841,,')
  await userEvent.click(canvas.getByRole('button', { name: t('tracking.submit', { count: 3, rows: '3' }) }))
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    asRead(t('bulk.SHIPPED.done', { count: 3, changed: '3' })),
  )
})
/** Each row's cells stand below each other: nothing scrolls sideways to be filled in. */
export const ImportingOnAPhone = ImportingCorrections.extend({
  globals: { viewport: { value: 'phone' } },
})
/** A carrier that a sheet would run as a formula is put right in place too; focus goes to the next row that is left. */
export const ImportingFormulas = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFile(context, 'plg_amara,=1+1,X1', 'plg_rosa,DHL,X2')
    await expect(await canvas.findByText(/cannot begin with =/)).toBeVisible()
    const carrier = canvas.getByLabelText('Carrier of row 2')
    await userEvent.clear(carrier)
    await userEvent.type(carrier, 'DHL')
    await userEvent.tab()
    await expect(await canvas.findByText('1 ready, 1 need a look')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Pledge of row 3')).toHaveFocus())
  },
})
/** Of a thousand rows that need a look, fifty are on the page. */
export const ImportingManyWrong = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFile(context, ...Array.from({ length: 1_000 }, (_, n) => `plg_${n + 5_000},DHL,X${n}`))
    const table = within(await canvas.findByRole('table', { name: 'Rows that need a look' }))
    await expect(table.getAllByRole('row')).toHaveLength(1 + 50)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 50 more' }))
    await expect(await table.findByLabelText('Pledge of row 101')).toBeVisible()
    await expect(table.getAllByRole('row')).toHaveLength(1 + 100)
  },
})
/** In a browser that starts no worker the page reads the file by itself. */
export const ImportingWithoutWorker = meta.story({
  beforeEach: () => {
    const { Worker } = globalThis
    Reflect.deleteProperty(globalThis, 'Worker')
    return () => {
      globalThis.Worker = Worker
    }
  },
  play: async (context) => {
    const { canvas } = context
    await chooseFile(context, 'plg_amara,DHL,X1', 'plg_rosa,DHL,X2')
    await expect(await canvas.findByText('1 ready, 1 need a look')).toBeVisible()
  },
})

const submit = async (context: PlayContext) =>
  context.userEvent.click(
    await context.canvas.findByRole('button', {
      name: wordsOf(context, 'manager')('tracking.submit', { count: 2, rows: '2' }),
    }),
  )
const isImported = async (context: PlayContext) =>
  expect(await context.canvas.findByRole('alert')).toHaveTextContent(
    asRead(wordsOf(context, 'manager')('bulk.SHIPPED.done', { count: 2, changed: '2' })),
  )
export const Importing = meta.story(
  sending(async (context: PlayContext) => {
    await chooseFile(context, 'plg_amara,DHL,X1', 'plg_jonas,DHL,X2')
    await submit(context)
  }, isImported),
)
/** Nothing is shipped, the file stays, and the same press does it. */
export const ImportNetworkFailure = Importing.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
ImportNetworkFailure.test('recovers', recovers(submit, isImported))
/** Somebody of the team cancelled one of them after the file was read. */
export const ImportInvalidState = Importing.extend(
  rejects('INVALID_STATE', /changed one of these parcels in the meantime/, {
    words: 'errors:forms.bulk.form.INVALID_STATE',
  }),
)
export const ImportMissingPermission = Importing.extend(rejects('MISSING_PERMISSION', /do not have access/))
export const ImportNotFound = Importing.extend(rejects('NOT_FOUND', /could not find/, 'project'))

const inPlace = { by: 'text' } as const
export const NetworkFailure = meta.story(
  rejected('listDestinations', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)
NetworkFailure.test(
  'recovers',
  recovers(
    async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
    async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Canada' })).toBeVisible(),
  ),
)
export const RequestTimeout = meta.story(
  rejected('listDestinations', 'REQUEST_TIMEOUT', /took too long/, inPlace),
)
export const ExternalError = meta.story(
  rejected('listDestinations', 'EXTERNAL_ERROR', /did not answer/, inPlace),
)
export const RestrictedArea = meta.story(
  rejected('listDestinations', 'RESTRICTED_AREA', /Log in to continue/, inPlace),
)
