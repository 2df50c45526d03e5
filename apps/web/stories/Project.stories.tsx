import { answers, fails, fixtures, malformed, offline, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { inMain, pageMissing } from './plays.ts'

const { backer, cart, wholeKettle, confirmedPledge } = fixtures

const meta = preview.meta({
  title: 'Pages/Project',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: { path: '/project/fernhill-kettle', user: null },
})

const unreachable = pageMissing('We could not reach Kindling.', /^Fernhill/)

export const Visitor = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(wholeKettle.name)
    await main.findByRole('heading', { name: 'One kettle' }, { timeout: 5_000 })
    await expect(document.title).toBe(`${wholeKettle.name} · Kindling`)
  },
})
export const WithACart = meta.story({
  args: { user: backer },
  parameters: answers([], { user: backer, cart }),
})
export const Pledged = meta.story({
  args: { user: backer },
  parameters: answers([], { user: backer, pledges: [confirmedPledge] }),
})
export const Suspended = meta.story({
  parameters: answers([], { project: { ...wholeKettle, status: 'SUSPENDED' } }),
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Questions = meta.story({ args: { path: '/project/fernhill-kettle/faq' } })
export const Waiting = meta.story({ parameters: answers([pending('getProject')]) })
export const UnknownTab = meta.story({
  args: { path: '/project/fernhill-kettle/gossip' },
  play: async (context) => {
    await expect((await inMain(context)).getByText('There is nothing at this address.')).toBeVisible()
  },
})
export const Offline = meta.story({ parameters: answers([offline()]), play: unreachable })
export const Malformed = meta.story({ parameters: answers([malformed('getProject')]), play: unreachable })

/** The home page, one press away. */
export const NotFound = meta.story({
  parameters: fails('getProject', 'NOT_FOUND', { field: 'project' }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(
      await main.findByRole('heading', { name: 'There is nothing at this address.' }),
    ).toBeVisible()
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  },
})
/** One button asks again. */
export const NetworkFailure = meta.story({
  parameters: fails('getProject', 'NETWORK_FAILURE'),
  play: unreachable,
})
/** One button asks again. */
export const RequestTimeout = meta.story({
  parameters: fails('getProject', 'REQUEST_TIMEOUT'),
  play: unreachable,
})
/** One button asks again. */
export const ExternalError = meta.story({
  parameters: fails('getProject', 'EXTERNAL_ERROR'),
  play: unreachable,
})
