import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
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
    creators: [
      { id: 'usr_kettlemark', name: 'Kettlemark Studio', live_projects: 1, delivered_projects: 0 },
      { id: 'usr_ines', name: 'Ines Hollin', live_projects: 1, delivered_projects: 1 },
    ],
    creatorsTotal: 2,
    kinds: [{ id: 6, name: 'Outdoors', live_projects: 29 }],
    kindsTotal: 1,
    tab: 'projects' as const,
    recent: ['induction', 'field recorder', 'sailcloth'],
    onForget: fn(),
    failed: false,
    now: fixtures.nowSeconds * 1000,
    previousHref: null,
    nextHref: '/search?query=kettle&page=2',
    onRetry: fn(),
    onSearch: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Results for “kettle”')
    await expect(await canvas.findByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next')
    await expect(await canvas.findByRole('link', { name: /^Kettlemark Studio/ })).toHaveAttribute(
      'href',
      '/user/usr_kettlemark',
    )
    await expect(await canvas.findByRole('link', { name: /^Outdoors/ })).toHaveAttribute(
      'href',
      '/projects/categories/6',
    )
    await expect(await canvas.findByRole('link', { name: 'Creators 2' })).toHaveAttribute(
      'href',
      '/search?query=kettle&show=creators',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget “sailcloth”' }))
    await expect(args.onForget).toHaveBeenCalledWith('sailcloth')
    // The header has the search field.
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
  },
})
export const Creators = meta.story({
  args: { tab: 'creators' as const, creatorsTotal: 31 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Creators/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(await canvas.findByRole('link', { name: /Ines Hollin/ })).toHaveTextContent(
      '1 live project · 1 delivered',
    )
    await expect(await canvas.findByText('The first 2 of 31')).toBeVisible()
  },
})
export const Categories = meta.story({
  args: { tab: 'kinds' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Outdoors/ })).toHaveTextContent('29 live projects')
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
  args: { projects: [], total: 0, kinds: [], kindsTotal: 0, nextHref: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No project has “kettle” in it/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Kettlemark Studio/ })).toBeVisible()
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
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'What are you looking for?',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
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
    await expect(await canvas.findByRole('heading', { name: 'Nothing for “zeppelin”' })).toBeVisible()
    await expect(await canvas.findByRole('searchbox')).toHaveValue('zeppelin')
  },
})
export const Failed = meta.story({
  args: { projects: undefined, total: undefined, creators: [], kinds: [], nextHref: null, failed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
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
