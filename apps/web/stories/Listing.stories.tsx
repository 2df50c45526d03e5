import { answers, fails, fixtures, malformed, offline, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { inMain, type Play, triedAgain } from './plays.ts'

const { liveProjects } = fixtures
/** More than one page of them. */
const many = Array.from({ length: 30 }, (_, index) => {
  const project = liveProjects[index % liveProjects.length] ?? fixtures.kettle
  return { ...project, id: `${100 + index}`, vanity_url: null }
})

const meta = preview.meta({
  title: 'Pages/Lists',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], { projects: many }) },
  args: { path: '/projects/trending', user: null },
})

const listMissing: Play = async (context) => {
  const main = await inMain(context)
  await expect(
    await main.findByRole('heading', { name: 'The list could not be loaded.' }, { timeout: 5_000 }),
  ).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  await triedAgain(context)
  await expect((await main.findAllByRole('article')).length).toBeGreaterThan(0)
}

export const Trending = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findAllByRole('article')).toHaveLength(12)
    await expect(main.getByText('12 of 30 shown')).toBeVisible()
  },
})
/** Underscores and hyphens name the same list. */
export const PastSuccesses = meta.story({
  args: { path: '/projects/past_successes' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(main.getByRole('heading', { level: 1, name: 'Past successes' })).toBeVisible()
  },
})
export const OneKind = meta.story({
  args: { path: '/projects/categories/6?sort=newest' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { level: 1, name: 'Outdoors' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true')
  },
})
export const UnknownList = meta.story({
  args: { path: '/projects/hottest' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(main.getByText('There is nothing at this address.')).toBeVisible()
  },
})
export const Waiting = meta.story({ parameters: answers([pending('listProjects')]) })
export const Offline = meta.story({ parameters: answers([offline()]), play: listMissing })
export const Malformed = meta.story({ parameters: answers([malformed('listProjects')]), play: listMissing })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** The list says so in its place; title and choices stand, one button asks again. */
export const NetworkFailure = meta.story({
  parameters: fails('listProjects', 'NETWORK_FAILURE'),
  play: listMissing,
})
/** The list says so in its place; title and choices stand, one button asks again. */
export const RequestTimeout = meta.story({
  parameters: fails('listProjects', 'REQUEST_TIMEOUT'),
  play: listMissing,
})
/** The list says so in its place; title and choices stand, one button asks again. */
export const ExternalError = meta.story({
  parameters: fails('listProjects', 'EXTERNAL_ERROR'),
  play: listMissing,
})
/** Another kind or another list is chosen above it. */
export const OutOfRange = meta.story({
  parameters: fails('listProjects', 'OUT_OF_RANGE', { field: 'category_id' }),
  play: listMissing,
})

/** A category that there is not: the page for what does not exist, not an empty list. */
export const NotFound = meta.story({
  args: { path: '/projects/categories/99' },
  parameters: fails('listProjects', 'NOT_FOUND', { field: 'category_id' }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText('There is nothing at this address.')).toBeVisible()
  },
})
