import { answers, failing, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor } from '#catalogue/test'
import { fill, inDialog, openDialog, type PlayContext } from '../shared/story-plays.ts'
import { opened, recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { asRead, named, wordsOf } from '../shared/story-words.ts'
import { PlayedBackers } from './story-backers.tsx'

const { readyDraft } = fixtures
const project = {
  ...readyDraft,
  status: 'COMPLETE' as const,
  result: 'successful' as const,
  backers_count: 8,
}
const everything = { filter: {}, sort: 'newest' as const }

const meta = preview.meta({
  title: 'Views/Manager/Backers',
  component: PlayedBackers,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: project }) },
  args: { project, place: everything },
})

const rejects = rejecting('setOrderStatus')

const t = (context: PlayContext) => wordsOf(context, 'manager')
const press = async (context: PlayContext, name: string | RegExp) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))
const pressInDialog = (context: PlayContext, name: string) => press(inDialog(context), name)
const tick = async (context: PlayContext, ...names: string[]) => {
  for (const name of names)
    await context.userEvent.click(
      await context.canvas.findByRole('checkbox', { name: t(context)('backers.tick', { name }) }),
    )
}

/** Half of the list, what it comes to, and the way to the other half. */
export const Default = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect(
      await canvas.findByRole('row', { name: /Amara Diallo.*CAN.*Collected.*Ready.*\$148/ }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('row', {
        name: named(context, {
          en: /Rosa Ferreira.*One kettle, Moss × 2.*Failed/,
          fr: /Rosa Ferreira.*One kettle, Moss × 2.*Échoué/,
        }),
      }),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('8 pledges, $1,079.00'))
    await press(context, 'Next')
    await expect(await canvas.findByRole('row', { name: /Wiremu Tāne.*Received/ })).toBeVisible()
    await press(context, 'Previous')
    await expect(await canvas.findByRole('row', { name: /Amara Diallo/ })).toBeVisible()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Empty = meta.story({
  parameters: answers([], { draft: project, listedPledges: [], segments: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No backers yet' })).toBeVisible()
  },
})
export const NoneFound = meta.story({
  args: { place: { filter: { text: 'zebra' }, sort: 'newest' } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { name: 'Nobody matches' })).toBeVisible()
    await press(context, 'Clear filters')
    await expect(await context.canvas.findByRole('row', { name: /Amara/ })).toBeVisible()
  },
})
/** A filter reads as sentences, each of which can be taken away. */
export const Filtered = meta.story({
  args: {
    place: {
      filter: { payment_statuses: ['COMPLETED'], countries: ['CAN', 'SWE'] },
      sort: 'newest',
    },
  },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('button', { name: /^Collected.*remove/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 pledges'))
    await context.userEvent.click(
      await canvas.findByRole('button', { name: (name) => /Sweden|Suède/.test(name) }),
    )
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 pledges'))
  },
})
export const Filtering = meta.story({
  play: async (context) => {
    await press(context, 'Filter')
    const dialog = await openDialog('Filter backers')
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Failed' }))
    // What the choice picks is counted before it is shown.
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Show 1 pledge' }))
    await expect(await context.canvas.findByRole('button', { name: /^Failed.*remove/ })).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('1 pledge, $190.00'))
  },
})
/** Who waits for the team: its row says what for, and a filter finds it. */
export const Waiting = meta.story({
  play: async (context) => {
    const { canvas } = context
    const words = t(context)
    const row = await canvas.findByRole('row', { name: /Jonas Lindqvist/ })
    await expect(row).toHaveTextContent(words('filter.waits.MESSAGE'))
    await press(context, words('filter.open'))
    const dialog = await openDialog(words('filter.title'))
    await context.userEvent.click(dialog.getByRole('checkbox', { name: words('filter.waits.REFUND') }))
    await context.userEvent.click(dialog.getByRole('checkbox', { name: words('filter.waits.MESSAGE') }))
    const show = words('filter.showFound', { count: 2, found: '2' })
    await context.userEvent.click(await dialog.findByRole('button', { name: show }))
    const found = await canvas.findByRole('row', { name: /Wiremu Tāne/ })
    await expect(found).toHaveTextContent(words('filter.waits.REFUND'))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Amara Diallo/ })).toBeNull())
  },
})
export const Finding = meta.story({
  play: async (context) => {
    await fill(context, 'Name, e-mail or pledge', 'kasia@')
    await press(context, 'Search')
    await expect(await context.canvas.findByRole('button', { name: /^[“«]\s?kasia@/ })).toBeVisible()
    await expect(await context.canvas.findByRole('row', { name: /Katarzyna/ })).toBeVisible()
  },
})

/** A count that does not come leaves the button as it is. */
export const FilteringUncounted = meta.story({
  parameters: answers([failing('countPledges', 'REQUEST_TIMEOUT')], { draft: project }),
  play: async (context) => {
    await press(context, 'Filter')
    const dialog = await openDialog('Filter backers')
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Failed' }))
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Show backers' }))
    await expect(await context.canvas.findByRole('button', { name: /^Failed.*remove/ })).toBeVisible()
  },
})

const uncounted = { parameters: answers([failing('countPledges', 'REQUEST_TIMEOUT')], { draft: project }) }
/** The list stands without its count. */
export const Uncounted = meta.story({
  ...uncounted,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('How many there are could not be read.')).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /Amara/ })).toBeVisible()
  },
})
/** And without the segments, which can be read again. */
export const SegmentsUnread = meta.story({
  parameters: answers([failing('listSegments', 'NETWORK_FAILURE')], { draft: project }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Read segments again' })).toBeVisible()
  },
})

const Reading = Default.extend({ parameters: { send: opened } })
const inPlace = { by: 'text' } as const
export const ReadNetworkFailure = Reading.extend(
  rejected('listPledges', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)
ReadNetworkFailure.test(
  'recovers',
  recovers(
    (context) => press(context, 'Try again'),
    async ({ canvas }) => expect(await canvas.findByRole('row', { name: /Amara/ })).toBeVisible(),
  ),
)
export const ReadRequestTimeout = Reading.extend(
  rejected('listPledges', 'REQUEST_TIMEOUT', /took too long/, inPlace),
)
export const ReadExternalError = Reading.extend(
  rejected('listPledges', 'EXTERNAL_ERROR', /did not answer/, inPlace),
)
export const ReadRestrictedArea = Reading.extend(
  rejected('listPledges', 'RESTRICTED_AREA', /Log in to continue/, inPlace),
)
/** The address names a reward that the project has not. */
export const ReadInvalidFilter = Reading.extend(
  rejected('listPledges', 'INVALID_FILTER', /reward that this project does not have/, {
    ...inPlace,
    words: 'errors:forms.backers.form.INVALID_FILTER',
  }),
)

const bulk =
  (action: 'READY' | 'SHIPPED' | 'lock', ...names: string[]) =>
  async (context: PlayContext) => {
    await tick(context, ...names)
    await press(context, t(context)(`bulk.${action}.verb`))
    await screen.findByRole('dialog')
    if (action === 'SHIPPED')
      await fill(inDialog(context), new RegExp(`^${t(context)('bulk.carrier')}`), 'Canada Post')
    await pressInDialog(context, t(context)(`bulk.${action}.verb`))
  }
const isDone = (action: 'READY' | 'SHIPPED' | 'lock') => async (context: PlayContext) => {
  const done = t(context)(`bulk.${action}.done`, { count: 1, changed: '1' })
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(asRead(done))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
/** What an action does not suit is left as it is, and it is said before and after. */
export const MarkReady = meta.story(
  sending(bulk('READY', 'Jonas Lindqvist', 'Rosa Ferreira'), isDone('READY')),
)
export const MarkShipped = meta.story(
  sending(bulk('SHIPPED', 'Amara Diallo'), isDone('SHIPPED'), 'manager:changeFirst', {
    carrier: 'manager:bulk.carrier',
  }),
)
export const LockAddresses = meta.story(sending(bulk('lock', 'Amara Diallo'), isDone('lock')))
export const NothingSuits = meta.story({
  play: async (context) => {
    await tick(context, 'Rosa Ferreira')
    await press(context, 'Mark as ready')
    await expect(await screen.findByText(/None of the selected pledges can be changed/)).toBeVisible()
  },
})
/** All that the filter picks, on whatever page. */
export const SelectAll = meta.story({
  play: async (context) => {
    await tick(context, 'Amara Diallo')
    await press(context, 'Select all 8')
    await press(context, 'Mark as ready')
    await pressInDialog(context, 'Mark as ready')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      '1 parcel is ready. 7 could not be changed this way',
    )
  },
})

export const StatusNetworkFailure = MarkReady.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
StatusNetworkFailure.test(
  'recovers',
  recovers((context) => pressInDialog(context, 'Try again'), isDone('READY')),
)
export const StatusMissingPermission = MarkReady.extend(rejects('MISSING_PERMISSION', /do not have access/))
export const StatusNotFound = MarkReady.extend(rejects('NOT_FOUND', /could not find/, 'project'))
/** Somebody of the team was quicker. */
export const StatusInvalidState = MarkReady.extend(
  rejects('INVALID_STATE', /changed one of these parcels in the meantime/, {
    words: 'errors:forms.bulk.form.INVALID_STATE',
  }),
)

export const LockNetworkFailure = LockAddresses.extend(
  rejected('lockAddresses', 'NETWORK_FAILURE', /could not reach the server/),
)
export const LockMissingPermission = LockAddresses.extend(
  rejected('lockAddresses', 'MISSING_PERMISSION', /do not have access/),
)
export const LockNotFound = LockAddresses.extend(
  rejected('lockAddresses', 'NOT_FOUND', /could not find/, 'project'),
)

const startExport = async (context: PlayContext) => press(context, t(context)('export.verb'))
const isExported = async ({ canvas }: PlayContext) => {
  const link = await canvas.findByRole('link', { name: /8/ }, { timeout: 15_000 })
  await expect(link).toHaveAttribute('href', '/api/projects/31/pledges/exports/exp_1/file')
}
/** Made in the background; the page shows how far it is, then the link. */
export const Exporting = meta.story(sending(startExport, isExported))
/** The same as a workbook, in which amounts are numbers. */
export const ExportingWorkbook = meta.story({
  play: async (context) => {
    await context.userEvent.selectOptions(await context.canvas.findByLabelText('Format'), 'Excel workbook')
    await startExport(context)
    await expect(
      await context.canvas.findByRole('link', { name: 'Download 8 pledges (Excel)' }, { timeout: 15_000 }),
    ).toBeVisible()
  },
})
export const ExportNetworkFailure = Exporting.extend(
  rejected('exportPledges', 'NETWORK_FAILURE', /could not reach the server/),
)
ExportNetworkFailure.test('recovers', recovers(startExport, isExported))
/** A role that was taken away meanwhile. */
export const ExportMissingPermission = Exporting.extend(
  rejected('exportPledges', 'MISSING_PERMISSION', /do not have access/),
)
/** Wait, then press again. */
export const ExportRateLimited = Exporting.extend(
  rejected('exportPledges', 'RATE_LIMITED', /Too many tries in a short time/, { params: { seconds: 60 } }),
)
/** The file is gone after a day: have it made anew. */
export const ExportGone = Exporting.extend(
  rejected('getPledgeExport', 'NOT_FOUND', /could not find/, 'export'),
)
export const ExportLookFailed = Exporting.extend(
  rejected('getPledgeExport', 'NETWORK_FAILURE', /could not reach the server/),
)
