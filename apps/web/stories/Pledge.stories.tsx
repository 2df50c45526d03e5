import { answers, fixtures } from '@kindling/api-client/scenarios'
import { openDialog } from '@kindling/ui/views/story-plays'
import { opened, recovers, rejected, rejecting } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { asksToLogIn, inMain, nothingHere, notThere, pressAgain } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/My pledge',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    send: opened,
    ...answers([], { user: fixtures.backer, pledges: [{ ...fixtures.confirmedPledge, id: 'plg_kettle' }] }),
  },
  args: { path: '/pledges/plg_kettle', user: fixtures.backer },
})

const rejects = rejecting('getOwnPledge')

const oneMore = 'One more: One kettle, Moss'

/** What was saved is what the page then shows, and the pledge can be changed again. */
export const ChangedTwice = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    for (const [count, total] of [
      [3, '$324.00'],
      [4, '$432.00'],
    ] as const) {
      await context.userEvent.click(await main.findByRole('button', { name: oneMore }))
      await context.userEvent.click(await main.findByRole('button', { name: `Save ${count} pieces` }))
      await expect(await main.findByText('Your pledge is changed.')).toBeVisible()
      await expect((await main.findAllByText(total)).length).toBeGreaterThan(0)
    }
  },
})
export const CancelledHere = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await context.userEvent.click(await main.findByRole('button', { name: 'Cancel pledge' }))
    const dialog = await openDialog('Cancel this pledge?')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel pledge' }))
    await expect(await main.findByText(/is cancelled\. Nothing was charged\.$/)).toBeVisible()
    await expect(await main.findByText('Cancelled')).toBeVisible()
  },
})
export const Visitor = meta.story({ args: { user: null }, play: asksToLogIn })

const missing = /Your pledge could not be loaded\./
const inItsPlace = { by: 'heading', words: 'pledges:page.failed' } as const
export const NetworkFailure = meta.story(rejects('NETWORK_FAILURE', missing, inItsPlace))
NetworkFailure.test(
  'comes back',
  recovers(pressAgain, async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you pledged for' })).toBeVisible()
  }),
)
export const RequestTimeout = meta.story(rejects('REQUEST_TIMEOUT', missing, inItsPlace))
export const ExternalError = meta.story(rejects('EXTERNAL_ERROR', missing, inItsPlace))
export const NotFound = meta.story(rejects('NOT_FOUND', nothingHere, { field: 'pledge', ...notThere }))
export const SessionEnded = meta.story(
  rejects('RESTRICTED_AREA', /Welcome back/, {
    by: 'heading',
    words: 'auth:login.title',
  }),
)

/* The rest of the page stays where only the messages could not be read. */
const messages = /The messages could not be loaded\./
const inTheirPlace = { by: 'heading', words: 'messages:failed' } as const
export const MessagesNetworkFailure = meta.story(
  rejected('listMyPledgeMessages', 'NETWORK_FAILURE', messages, inTheirPlace),
)
export const MessagesRequestTimeout = meta.story(
  rejected('listMyPledgeMessages', 'REQUEST_TIMEOUT', messages, inTheirPlace),
)
export const MessagesExternalError = meta.story(
  rejected('listMyPledgeMessages', 'EXTERNAL_ERROR', messages, inTheirPlace),
)
/** The list of all pledges. */
export const MessagesNotFound = meta.story(
  rejected('listMyPledgeMessages', 'NOT_FOUND', messages, { field: 'pledge', ...inTheirPlace }),
)
export const MessagesSessionEnded = meta.story(
  rejected('listMyPledgeMessages', 'RESTRICTED_AREA', /Welcome back/, {
    by: 'heading',
    words: 'auth:login.title',
  }),
)
