import { fixtures } from '@kindling/api-client/scenarios'
import { expect, fn } from 'storybook/test'
import preview from '#catalogue/preview'
import { SearchView } from './SearchView.tsx'

const { kettle, pourOver, mugs } = fixtures

const meta = preview.meta({
  title: 'Views/Listing/Search results',
  component: SearchView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen' },
  args: {
    text: 'kettle',
    projects: [kettle, pourOver, mugs],
    total: 27,
    creators: [{ id: 'usr_kettlemark', name: 'Kettlemark Studio' }],
    kinds: [{ id: 6, name: 'Outdoors' }],
    failed: false,
    now: fixtures.nowSeconds * 1000,
    previousHref: null,
    nextHref: '/search?query=kettle&page=2',
    onRetry: fn(),
    onSearch: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “kettle”')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next')
    await expect(canvas.getByRole('link', { name: 'Kettlemark Studio' })).toHaveAttribute(
      'href',
      '/user/usr_kettlemark',
    )
    await expect(canvas.getByRole('link', { name: 'Outdoors' })).toHaveAttribute(
      'href',
      '/projects/categories/6',
    )
    // The header has the search field.
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
  },
})
/** The header has no search field at this width: the page has one. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.clear(field)
    await userEvent.type(field, ' lamp {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('lamp')
  },
})
/** No project has this name, but a creator has. */
export const OnlyAMaker = meta.story({
  args: { projects: [], total: 0, kinds: [], nextHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No project has “kettle” in it/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kettlemark Studio' })).toBeVisible()
  },
})
export const SecondPage = meta.story({
  args: { previousHref: '/search?query=kettle', nextHref: '/search?query=kettle&page=3' },
})
/** Nothing was searched for yet. */
export const Start = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { text: '', projects: undefined, total: undefined, creators: [], kinds: [], nextHref: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What are you looking for?')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
})
export const Loading = meta.story({
  args: { projects: undefined, total: undefined, creators: [], kinds: [], nextHref: null },
})
export const NothingFound = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { text: 'zeppelin', projects: [], total: 0, creators: [], kinds: [], nextHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing for “zeppelin”' })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('zeppelin')
  },
})
export const Failed = meta.story({
  args: { projects: undefined, total: undefined, creators: [], kinds: [], nextHref: null, failed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
})
/** A long word breaks and does not widen the page. */
export const LongWord = meta.story({
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
  args: {
    text: 'Bergwerksschaufelradbaggermodellbausatzverpackungsmaschinen'.repeat(2),
    projects: [],
    total: 0,
  },
})
