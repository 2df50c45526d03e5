import { answers, fixtures } from '@kindling/api-client/scenarios'
import { opened, recovers, rejecting } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { asksToLogIn, pressAgain } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/My pledges',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers() },
  args: { path: '/pledges', user: fixtures.backer },
})

const rejects = rejecting('listMyPledges')

export const Visitor = meta.story({ args: { user: null }, play: asksToLogIn })

const missing = /Your pledges could not be loaded\./
const inItsPlace = { by: 'heading', words: 'pledges:failed' } as const
export const NetworkFailure = meta.story(rejects('NETWORK_FAILURE', missing, inItsPlace))
NetworkFailure.test(
  'comes back',
  recovers(pressAgain, async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Under way/ })).toBeVisible()
  }),
)
export const RequestTimeout = meta.story(rejects('REQUEST_TIMEOUT', missing, inItsPlace))
export const ExternalError = meta.story(rejects('EXTERNAL_ERROR', missing, inItsPlace))
export const SessionEnded = meta.story(
  rejects('RESTRICTED_AREA', /Welcome back/, {
    by: 'heading',
    words: 'auth:login.title',
  }),
)
