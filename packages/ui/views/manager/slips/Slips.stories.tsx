import { listParcels } from '@kindling/api-client/contract/parcels'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, within } from '#catalogue/test'
import { storyClient } from '../../shared/story-client.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { opened, recovers, rejecting } from '../../shared/story-rejected.ts'
import { SlipsView } from './SlipsView.tsx'
import { bodyOf, type SlipsAsked } from './slips-place.ts'

const [print, next] = [fn(), fn()]
const [retry, previous] = [fn(), fn()]

interface PlayedProps {
  readonly asked: SlipsAsked
  readonly waits?: boolean
  readonly more?: boolean
}

function Played({ asked, waits, more }: PlayedProps) {
  const found = useStoryRead(() =>
    storyClient(listParcels, {
      params: { id: '31' },
      body: bodyOf(asked),
    }),
  )
  const data = found.data && more ? { ...found.data, meta: { next: 'more' } } : found.data
  const read = waits ? { data: undefined, error: undefined, retry } : { ...found, data }
  return (
    <SlipsView
      read={read}
      asked={asked}
      project="Hollin kettle"
      backHref="/manager/31/shipping"
      onPrint={print}
      pagesBefore={more ? 1 : 0}
      onPrevious={previous}
      onNext={next}
    />
  )
}

const all: SlipsAsked = { kind: 'picked', filter: {} }
const meta = preview.meta({
  title: 'Views/Manager/Packing slips',
  component: Played,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'padded', send: opened, ...answers() },
  args: { asked: all },
  beforeEach: () => {
    print.mockClear()
    next.mockClear()
  },
})

const rejects = rejecting('listParcels')

/** What is charged and waits: with its address, its pieces and its number, and without a price. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const slips = within(await canvas.findByRole('list', { name: 'Packing slips' }))
    const [amara, jonas, ...others] = slips.getAllByRole('listitem')
    await expect(others).toHaveLength(0)
    await expect(amara).toHaveTextContent('Hollin kettle')
    await expect(amara).toHaveTextContent('plg_amara')
    await expect(amara).toHaveTextContent('Canada')
    const items = within(slips.getByRole('table', { name: /plg_amara$/ }))
    await expect(await items.findByRole('row', { name: '1 Kettle and repair roll Moss' })).toBeVisible()
    await expect(await items.findByRole('row', { name: /^1.*piece in all$/ })).toBeVisible()
    await expect(jonas).toHaveTextContent('Sweden')
    await expect(slips.queryByText(/\$|@/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Print 2 slips' }))
    await expect(print).toHaveBeenCalledTimes(1)
  },
})
/** Those ticked; what has no parcel to pack is counted, not dropped in silence. */
export const Named = meta.story({
  args: { asked: { kind: 'named', pledgeIds: ['plg_jonas', 'plg_rosa', 'plg_nameless'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 pledges have no parcel to pack and are left out.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Print 1 slip' })).toBeVisible()
  },
})
export const SeveralAPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'As many as fit' }))
    await expect(await canvas.findByRole('radio', { name: 'As many as fit' })).toBeChecked()
  },
})
export const MoreThanOneTime = meta.story({
  args: { more: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await expect(next).toHaveBeenCalledWith('more')
    await expect(await canvas.findByRole('button', { name: 'Previous' })).toBeEnabled()
  },
})
export const Empty = meta.story({
  parameters: answers([], { listedPledges: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No parcel to pack' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Print/ })).toBeNull()
  },
})
export const Loading = meta.story({ args: { waits: true } })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

const inPlace = { by: 'text' } as const
/** A link with a reward that the project does not have any more. */
export const InvalidFilter = meta.story(
  rejects('INVALID_FILTER', /reward that this project does not have/, {
    ...inPlace,
    words: 'errors:forms.backers.form.INVALID_FILTER',
  }),
)
export const NetworkFailure = meta.story(rejects('NETWORK_FAILURE', /could not reach the server/, inPlace))
NetworkFailure.test(
  'recovers',
  recovers(
    async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
    async ({ canvas }) => {
      await expect(await canvas.findByRole('list', { name: 'Packing slips' })).toBeVisible()
    },
  ),
)
export const RequestTimeout = meta.story(rejects('REQUEST_TIMEOUT', /took too long/, inPlace))
export const ExternalError = meta.story(rejects('EXTERNAL_ERROR', /did not answer/, inPlace))
export const RestrictedArea = meta.story(rejects('RESTRICTED_AREA', /Log in to continue/, inPlace))
