import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { cutOff, opened, rejecting, unreadable } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { comesBack, inMain, nothingHere, notThere } from './plays.ts'

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
  parameters: { layout: 'fullscreen', send: opened, ...answers([], { projects: many }) },
  args: { path: '/projects/trending', user: null },
})

const rejects = rejecting('listProjects')

/** The list shows its failure in place; title and filters stay, one button retries. */
const inItsPlace = { by: 'heading', words: 'listing:failed' } as const
const listMissing = /The list could not be loaded\./

export const Trending = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findAllByRole('article')).toHaveLength(12)
    await expect(await main.findByText('12 of 30 shown')).toBeVisible()
  },
})
/** Underscores and hyphens name the same list. */
export const PastSuccesses = meta.story({
  args: { path: '/projects/past_successes' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { level: 1, name: 'Past successes' })).toBeVisible()
  },
})
export const OneKind = meta.story({
  args: { path: '/projects/categories/6?sort=newest' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { level: 1, name: 'Outdoors' })).toBeVisible()
    await expect(await main.findByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true')
  },
})
export const UnknownList = meta.story({
  args: { path: '/projects/hottest' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText('There is nothing at this address.')).toBeVisible()
  },
})
export const Waiting = meta.story({ parameters: answers([pending('listProjects')]) })
export const Offline = Trending.extend(cutOff(inItsPlace, listMissing))
export const Malformed = Trending.extend(unreadable('listProjects', inItsPlace, listMissing))
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Title and filters stay, one button retries. */
export const NetworkFailure = Trending.extend(rejects('NETWORK_FAILURE', listMissing, inItsPlace))
NetworkFailure.test('keeps its title, and comes back', async (context) => {
  await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  await comesBack('article')(context)
})
/** Title and filters stay, one button retries. */
export const RequestTimeout = Trending.extend(rejects('REQUEST_TIMEOUT', listMissing, inItsPlace))
/** Title and filters stay, one button retries. */
export const ExternalError = Trending.extend(rejects('EXTERNAL_ERROR', listMissing, inItsPlace))
/** The person chooses another category or list above it. */
export const OutOfRange = Trending.extend(
  rejects('OUT_OF_RANGE', listMissing, { field: 'category_id', ...inItsPlace }),
)

/** An unknown category is "not found", not an empty list. */
export const NotFound = meta.story({
  args: { path: '/projects/categories/99' },
  ...rejects('NOT_FOUND', nothingHere, { field: 'category_id', ...notThere }),
})
