import { answers, fixtures } from '@kindling/api-client/scenarios'
import { opened, recovers, rejected } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect, screen, waitFor, within } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { asksToLogIn, inMain, pressAgain } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/My pledges',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers() },
  args: { path: '/pledges', user: fixtures.backer },
})

/** A cancelled pledge is among the finished ones, and is counted no more. */
export const CancelledIsFinished = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await context.userEvent.click(await main.findByRole('button', { name: /^Cancel pledge/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this pledge?' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel pledge' }))
    await expect(await main.findByText(/is cancelled\. Nothing was charged\.$/)).toBeVisible()
    await waitFor(() =>
      expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Needs you1',
        'Under way1',
        'Finished2',
      ]),
    )
  },
})
export const Visitor = meta.story({ args: { user: null }, play: asksToLogIn })

const missing = /Your pledges could not be loaded\./
const inItsPlace = { by: 'heading', words: 'pledges:failed' } as const
export const NetworkFailure = meta.story(rejected('listMyPledges', 'NETWORK_FAILURE', missing, inItsPlace))
NetworkFailure.test(
  'comes back',
  recovers(pressAgain, async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Under way/ })).toBeVisible()
  }),
)
export const RequestTimeout = meta.story(rejected('listMyPledges', 'REQUEST_TIMEOUT', missing, inItsPlace))
export const ExternalError = meta.story(rejected('listMyPledges', 'EXTERNAL_ERROR', missing, inItsPlace))
export const SessionEnded = meta.story(
  rejected('listMyPledges', 'RESTRICTED_AREA', /Welcome back/, {
    by: 'heading',
    words: 'auth:login.title',
  }),
)
