import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { HomeView } from './HomeView.tsx'

const { pourOver, kettle, lamp, game, keyboard, mugs, delivered, categories } = fixtures
const retry = fn()
const ready = <Data,>(data: Data) => ({ data, error: undefined, retry })
const loading = { data: undefined, error: undefined, retry }
const gone = { data: undefined, error: { code: 'NETWORK_FAILURE' as const, isNotFound: false }, retry }

const meta = preview.meta({
  title: 'Views/Home',
  component: HomeView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen' },
  args: {
    featured: ready(pourOver),
    stats: { live_projects: 61, held_usd: 109_421_000, milestones_reached: 18, milestones_due: 20 },
    trending: ready([lamp, kettle, pourOver, game, keyboard]),
    recent: ready([keyboard, mugs, game, lamp]),
    past: ready([delivered]),
    categories,
    now: fixtures.nowSeconds * 1000,
    onSubscribe: fn(async () => undefined),
  },
  beforeEach: () => {
    retry.mockClear()
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'It takes many small pieces',
    )
    await expect(await canvas.findByText('$1,094,210')).toBeVisible()
    await expect(await canvas.findByText('$45,672')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'View all' })).toHaveLength(2)
  },
})
/** Heights are reserved: nothing jumps when the answers arrive. */
export const Loading = meta.story({
  args: {
    featured: loading,
    stats: undefined,
    trending: loading,
    recent: loading,
    past: loading,
    categories: undefined,
  },
})
/** Each part shows its own failure and is retried alone. */
export const Unreachable = meta.story({
  args: { featured: gone, stats: undefined, trending: gone, recent: gone, past: gone, categories: undefined },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Try again' })
    await expect(buttons).toHaveLength(4)
    for (const button of buttons) await userEvent.click(button)
    await expect(retry).toHaveBeenCalledTimes(4)
  },
})
/** A new platform: rows without projects are not shown. */
export const NothingYet = meta.story({
  args: {
    featured: ready(null),
    trending: ready([]),
    recent: ready([]),
    past: ready([]),
    stats: { live_projects: 0, held_usd: 0, milestones_reached: 0, milestones_due: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Trending' })).not.toBeInTheDocument()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
