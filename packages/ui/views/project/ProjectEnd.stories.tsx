import { getCreatorRecord } from '@kindling/api-client/contract/account'
import { listProjects } from '@kindling/api-client/contract/projects'
import type { CreatorRecord } from '@kindling/api-client/model/account'
import { answering, answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { opened, recovers, rejected, sending } from '../shared/story-rejected.ts'
import { ProjectEnd } from './ProjectEnd.tsx'
import { RefundStages } from './RefundStages.tsx'
import { kettle } from './story-project.tsx'

const { gretaRecord, keyboard, nowSeconds, mugs, wholeKettle } = fixtures
const now = nowSeconds * 1000

interface EndProps {
  readonly projects: Parameters<typeof ProjectEnd>[0]['similar']['read']['data']
  readonly name?: string
}

/** The record on the real client, against the platform that the story plays. */
function End({ projects, name = wholeKettle.creator.name }: EndProps) {
  const params = { id: wholeKettle.creator.id }
  const read = useStoryRead(async () => (await storyClient(getCreatorRecord, { params })).record)
  return (
    <>
      <RefundStages project={wholeKettle} now={now} />
      <ProjectEnd
        creator={{ name, read }}
        similar={{
          category: wholeKettle.category,
          now,
          read: { data: projects, error: undefined, retry: () => undefined },
        }}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Views/Project/End of the page',
  component: End,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'padded', ...answers() },
  args: { projects: [keyboard, mugs] },
})
const withRecord = (change: Partial<CreatorRecord>) => ({
  parameters: answers([answering('getCreatorRecord', { record: { ...gretaRecord, ...change } })]),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 hours')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'The record of Greta Osei' })).toBeVisible()
    await expect(await canvas.findByText(/^Everything: nothing is charged/)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Similar projects' })).toBeVisible()
  },
})
/** A first project: nothing is counted for or against its creator, and nothing stands beside it. */
export const NothingYet = meta.story({
  args: { projects: [], name: '' },
  ...withRecord({ created: 1, delivered: 0, late: 0, response_seconds: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No project has ended yet/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Similar projects' })).toBeNull()
  },
})
export const Refunds = meta.story({
  ...withRecord({ created: 12, delivered: 7, late: 4, refunded: 2, response_seconds: 9 * 86_400 }),
})
export const Loading = meta.story({
  args: { projects: undefined },
  parameters: answers([pending('getCreatorRecord')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The record is loading')).toBeInTheDocument()
  },
})
/** Orders are charged at once: other sentences. */
export const RefundsOfAStorefront = meta.story({
  render: () => (
    <RefundStages
      project={kettle({ funding_type: 'STOREFRONT', storefront_start_time: nowSeconds - 60, end_time: null })}
      now={now}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Until your order is ready')).toBeVisible()
  },
})

/** Similar projects on the real client; the record is complete. */
function EndWithSimilar() {
  const { category, creator } = wholeKettle
  const params = { filter: 'categories' }
  const read = useStoryRead(async () => {
    const { projects } = await storyClient(listProjects, {
      params,
      query: { category_id: String(category.id) },
    })
    return projects.filter(({ id }) => id !== wholeKettle.id)
  })
  const record = { data: gretaRecord, error: undefined, retry: () => undefined }
  return <ProjectEnd creator={{ name: creator.name, read: record }} similar={{ category, now, read }} />
}
const ofTheCategory = [keyboard, mugs].map((each) => ({ ...each, category_id: wholeKettle.category.id }))
const readingSimilar = meta.story({
  render: () => <EndWithSimilar />,
  ...sending(opened),
  parameters: { send: opened, ...answers([], { projects: ofTheCategory }) },
})
const similarInPlace = { by: 'heading', words: 'trust:similar.failed', focus: 'stays' } as const
/** The record stays; one button reads the similar projects again. */
export const SimilarNetworkFailure = readingSimilar.extend(
  rejected('listProjects', 'NETWORK_FAILURE', /Similar projects could not be loaded/, similarInPlace),
)
SimilarNetworkFailure.test(
  'recovers',
  recovers(
    async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText('5 hours')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    },
    async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Similar projects' })),
  ),
)
/** The record stays; one button reads the similar projects again. */
export const SimilarRequestTimeout = readingSimilar.extend(
  rejected('listProjects', 'REQUEST_TIMEOUT', /Similar projects could not be loaded/, similarInPlace),
)
/** The record stays; one button reads the similar projects again. */
export const SimilarExternalError = readingSimilar.extend(
  rejected('listProjects', 'EXTERNAL_ERROR', /Similar projects could not be loaded/, similarInPlace),
)

const inPlace = { by: 'heading', words: 'trust:record.failed', focus: 'stays' } as const
const reading = meta.story(sending(opened))
/** One button reads it again. */
export const NetworkFailure = reading.extend(
  rejected('getCreatorRecord', 'NETWORK_FAILURE', /The record could not be loaded/, inPlace),
)
NetworkFailure.test(
  'recovers',
  recovers(
    async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
    async ({ canvas }) => void (await canvas.findByText('5 hours')),
  ),
)
/** One button reads it again. */
export const RequestTimeout = reading.extend(
  rejected('getCreatorRecord', 'REQUEST_TIMEOUT', /The record could not be loaded/, inPlace),
)
/** One button reads it again. */
export const ExternalError = reading.extend(
  rejected('getCreatorRecord', 'EXTERNAL_ERROR', /The record could not be loaded/, inPlace),
)
