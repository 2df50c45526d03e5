import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { aboutRate } from '@kindling/ui/state/about-rate'
import { cutOff, opened, rejected, rejecting, unreadable } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { comesBack, couldNotReach, inMain, nothingHere, notThere, unreachable } from './plays.ts'

const { backer, cart, wholeKettle, confirmedPledge } = fixtures

const meta = preview.meta({
  title: 'Pages/Project',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers() },
  args: { path: '/project/fernhill-kettle', user: null },
})

const rejects = rejecting('getProject')

export const Visitor = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent(wholeKettle.name)
    await main.findByRole('heading', { name: 'One kettle' }, { timeout: 15_000 })
    await expect(document.title).toBe(`${wholeKettle.name} · Kindling`)
  },
})
/** The choice of the page's end shows amounts in Canadian dollars beside those that are charged, and takes them away. */
export const AboutCanadian = meta.story({
  beforeEach: () => {
    const forget = () => aboutRate.set(null)
    forget()
    return forget
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const main = await inMain(context)
    await main.findByRole('heading', { name: 'One kettle' }, { timeout: 15_000 })
    const choice = await canvas.findByRole('combobox', { name: 'Currency' }, { timeout: 15_000 })
    await userEvent.selectOptions(choice, 'CAD')
    await expect((await main.findAllByText(/About CA\$131/))[0]).toBeVisible()
    await userEvent.selectOptions(choice, 'USD')
    await waitFor(() => expect(main.queryByText(/About CA/)).toBeNull())
    await userEvent.selectOptions(choice, 'CAD')
    await main.findAllByText(/About CA/)
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
  parameters: answers([], { project: { ...wholeKettle, status: 'SUSPENDED', suspension_rule: 'TRUTH' } }),
  play: async (context) => {
    const main = await inMain(context)
    await main.findByText(/against the rule “Show and say only what is true”/, {}, { timeout: 15_000 })
  },
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
export const Offline = Visitor.extend(cutOff(unreachable, couldNotReach))
export const Malformed = Visitor.extend(unreadable('getProject', unreachable, couldNotReach))

/** A link leads home. */
export const NotFound = Visitor.extend(rejects('NOT_FOUND', nothingHere, { field: 'project', ...notThere }))
NotFound.test('leads home', ({ canvas }) =>
  expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/'),
)
/** One button retries. */
export const NetworkFailure = Visitor.extend(rejects('NETWORK_FAILURE', couldNotReach, unreachable))
NetworkFailure.test('comes back', comesBack('heading', /^Fernhill/))
/** One button retries. */
export const RequestTimeout = Visitor.extend(rejects('REQUEST_TIMEOUT', couldNotReach, unreachable))
/** One button retries. */
export const ExternalError = Visitor.extend(rejects('EXTERNAL_ERROR', couldNotReach, unreachable))

export const Discussion = meta.story({
  args: { path: '/project/fernhill-kettle/discussion', user: backer },
  parameters: answers([], { user: backer, pledges: [confirmedPledge] }),
  play: async (context) => {
    const main = await inMain(context)
    await main.findByText(/^Before you ask: the seal/, undefined, { timeout: 15_000 })
    await expect(document.title).toBe(`Discussion: ${wholeKettle.name} · Kindling`)
  },
})
export const DiscussionOfAVisitor = meta.story({
  args: { path: '/project/fernhill-kettle/discussion?sort=top' },
  parameters: answers([], { user: null }),
})
export const Updates = meta.story({
  args: { path: '/project/fernhill-kettle/updates', user: backer },
  parameters: answers([], { user: backer, pledges: [confirmedPledge] }),
  play: async (context) => {
    const main = await inMain(context)
    await main.findByRole('heading', { name: 'Four hobs, one kettle' }, { timeout: 15_000 })
  },
})
export const OneUpdate = meta.story({
  args: { path: '/project/fernhill-kettle/updates/upd_4' },
  play: async (context) => {
    const main = await inMain(context)
    await main.findByRole('link', { name: 'All updates' }, { timeout: 15_000 })
    await expect(document.title).toBe(`Where the seals come from: ${wholeKettle.name} · Kindling`)
  },
})
const oneUpdate = OneUpdate
/** A link leads home. */
export const UpdateNotFound = oneUpdate.extend(
  rejected('getUpdate', 'NOT_FOUND', nothingHere, { field: 'update', ...notThere }),
)
