import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { ListingView } from './ListingView.tsx'

const { liveProjects, categories, delivered, failed } = fixtures
const place = { filter: 'trending' as const, categoryId: 0, sort: null, filters: {} }

const meta = preview.meta({
  title: 'Views/Listing/List',
  component: ListingView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen' },
  args: {
    place,
    categories,
    projects: liveProjects,
    total: 34,
    hasMore: true,
    more: 'idle' as const,
    failed: false,
    now: fixtures.nowSeconds * 1000,
    onMore: fn(),
    onRetry: fn(),
    withoutEach: [],
    onFilter: fn(),
    onPlace: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await expect(await canvas.findByRole('link', { name: 'Ending soon' })).toHaveAttribute(
      'href',
      '/projects/trending?sort=ending-soon',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await expect(args.onMore).toHaveBeenCalledTimes(1)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Category' }), 'Crafts')
    await expect(args.onPlace).toHaveBeenCalledWith({ ...place, categoryId: 7 })
  },
})
/** The cards in the window come first, and those below it right after them, each in the place that was kept for it. */
export const BelowTheWindow = meta.story({
  args: {
    projects: [0, 1, 2, 3].flatMap((round) =>
      liveProjects.map((project) => ({ ...project, id: `${round}${project.id}` })),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24))
  },
})
export const OneKindSorted = meta.story({
  args: {
    place: { filter: 'categories' as const, categoryId: 7, sort: 'ending-soon' as const, filters: {} },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Crafts' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Ending soon' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
})
export const PastSuccesses = meta.story({
  args: {
    place: { filter: 'past-successes' as const, categoryId: 0, sort: null, filters: {} },
    projects: [delivered, failed],
    total: 2,
    hasMore: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  },
})
/** Skeletons at their final height, so that nothing jumps. */
export const Loading = meta.story({ args: { projects: undefined, total: undefined, categories: undefined } })
export const LoadingMore = meta.story({
  args: { more: 'loading' as const },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Loading' }))
    await expect(args.onMore).not.toHaveBeenCalled()
  },
})
/** The projects shown stay; the button retries. */
export const MoreFailed = meta.story({
  args: { more: 'failed' as const },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('More could not be loaded.')
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onMore).toHaveBeenCalledTimes(1)
  },
})
export const Empty = meta.story({
  args: { projects: [], total: 0, hasMore: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all projects' })).toHaveAttribute(
      'href',
      '/projects/categories/0',
    )
  },
})
export const Failed = meta.story({
  args: { projects: undefined, total: undefined, failed: true, hasMore: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'The list could not be loaded.' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

const filters = { held: '60', ships_to: 'CAN', goal_to: '10000000' }
/** Each filter is a link to the list without it. */
export const Narrowed = meta.story({
  args: { place: { ...place, categoryId: 7, filters } },
  play: async ({ canvas, userEvent, args }) => {
    // Chips are a part of their own, fetched when a filter is chosen.
    await expect(await canvas.findByRole('link', { name: 'Remove “Goal up to $100,000”' })).toHaveAttribute(
      'href',
      '/projects/trending/7?held=60&ships_to=CAN',
    )
    await expect(await canvas.findByRole('link', { name: 'Reset' })).toHaveAttribute(
      'href',
      '/projects/trending',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter, 4 chosen' }))
    await expect(args.onFilter).toHaveBeenCalledTimes(1)
  },
})
/** It says which filter to take away, and what there is then. */
export const NothingMatches = meta.story({
  args: {
    place: { ...place, categoryId: 7, filters },
    projects: [],
    total: 0,
    hasMore: false,
    withoutEach: [
      { facet: 'category_id' as const, count: 1 },
      { facet: 'held' as const, count: 0 },
      { facet: 'ships_to' as const, count: 6 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches all 4 filters' })).toBeVisible()
    const without = await canvas.findAllByRole('link', { name: /^Without .* there are 6$/ })
    const anywhere = without.find(({ textContent }) => textContent.includes('Canada'))
    await expect(anywhere).toHaveAttribute('href', '/projects/trending/7?held=60&goal_to=10000000')
    await expect(canvas.queryByRole('link', { name: (name) => / 0$/.test(name) })).not.toBeInTheDocument()
  },
})
