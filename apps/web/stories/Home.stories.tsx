import { answers, failing, fixtures, pending } from '@kindling/api-client/scenarios'
import { cutOff, opened, rejected, unreadable } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { comesBack, inMain } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/Home',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers() },
  args: { path: '/', user: null },
})

/** The row shows its failure; the rest of the page stays, and the row's own button retries. */
const inItsRow = { by: 'text', words: 'home:unavailable' } as const
const rowMissing = /These projects could not be loaded\./
const rowComesBack = comesBack('link', /Tidewell/)

export const Visitor = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { name: 'Trending' })).toBeVisible()
    // Featured, and in a row.
    await waitFor(() => expect(main.getAllByRole('link', { name: /Tidewell/ }).length).toBeGreaterThan(1))
    await expect(await context.canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(document.title).toMatch(/^Kindling/)
  },
})
export const SignedIn = meta.story({
  args: { user: fixtures.backer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account of Mara Lindqvist' })).toBeVisible()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
/** Nothing has answered yet: every placeholder has its final height. */
export const Waiting = meta.story({
  parameters: answers(
    (['listProjects', 'listFeaturedProjects', 'getPlatformStats', 'listCategories'] as const).map(pending),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})
/** No network: each part shows its own failure, and static parts stay. */
export const Offline = Visitor.extend(cutOff(inItsRow, rowMissing))
Offline.test('comes back, part by part', async (context) => {
  await expect(await context.canvas.findByRole('heading', { level: 1 })).toBeVisible()
  await rowComesBack(context)
  // The figures have no button: they retry by themselves.
  await expect(await context.canvas.findByText('$1,094,210', {}, { timeout: 15_000 })).toBeVisible()
})
/** A gateway answers instead of the platform. */
export const Malformed = Visitor.extend(unreadable('listProjects', inItsRow, rowMissing))
export const FeaturedMalformed = Visitor.extend(unreadable('listFeaturedProjects', inItsRow, rowMissing))
/** Each row retries with its own button. */
export const ListNetworkFailure = Visitor.extend(
  rejected('listProjects', 'NETWORK_FAILURE', rowMissing, inItsRow),
)
ListNetworkFailure.test('comes back', rowComesBack)
/** The featured project retries with its own button. */
export const FeaturedNetworkFailure = Visitor.extend(
  rejected('listFeaturedProjects', 'NETWORK_FAILURE', rowMissing, inItsRow),
)
FeaturedNetworkFailure.test('comes back', rowComesBack)
/** The featured project retries with its own button. */
export const FeaturedRequestTimeout = Visitor.extend(
  rejected('listFeaturedProjects', 'REQUEST_TIMEOUT', rowMissing, inItsRow),
)
/** The featured project retries with its own button. */
export const FeaturedExternalError = Visitor.extend(
  rejected('listFeaturedProjects', 'EXTERNAL_ERROR', rowMissing, inItsRow),
)
/** Figures and categories are optional on this page: without them no error is shown, and nothing jumps. */
export const WithoutOrnaments = meta.story({
  parameters: answers([
    failing('getPlatformStats', 'NETWORK_FAILURE'),
    failing('listCategories', 'NETWORK_FAILURE'),
  ]),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { name: 'From the workshop' })).toBeVisible()
    await expect(main.queryByRole('heading', { name: 'Explore by category' })).not.toBeInTheDocument()
    await expect(main.queryByText(/could not be loaded/)).not.toBeInTheDocument()
  },
})
