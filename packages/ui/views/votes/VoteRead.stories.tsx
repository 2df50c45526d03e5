import { listMilestoneVotes } from '@kindling/api-client/contract/votes'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { opened, recovers, rejected, sending } from '../shared/story-rejected.ts'
import { VoteView } from './VoteView.tsx'

/** The view on the real client, against the platform that the story plays. */
function Read() {
  const read = useStoryRead(() => storyClient(listMilestoneVotes, { params: { id: fixtures.kettle.id } }))
  return (
    <VoteView
      read={read}
      project={{ name: fixtures.kettle.name, href: '/project/fernhill-kettle' }}
      loginHref={null}
      now={fixtures.nowSeconds * 1000}
      onVote={async () => undefined}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Votes/Reading the vote',
  component: Read,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
})

const inPlace = { by: 'heading', words: 'votes:failed', focus: 'stays' } as const
const reading = meta.story(sending(opened))
/** Read as the page does: the question, and how it stands. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Release \$15,310/)
  },
})
export const Loading = meta.story({
  parameters: answers([pending('listMilestoneVotes')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The vote is loading')).toBeInTheDocument()
  },
})
/** One button reads it again. */
export const NetworkFailure = reading.extend(
  rejected('listMilestoneVotes', 'NETWORK_FAILURE', /The vote could not be loaded/, inPlace),
)
NetworkFailure.test(
  'recovers',
  recovers(
    async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
    async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
  ),
)
/** One button reads it again. */
export const RequestTimeout = reading.extend(
  rejected('listMilestoneVotes', 'REQUEST_TIMEOUT', /The vote could not be loaded/, inPlace),
)
/** One button reads it again. */
export const ExternalError = reading.extend(
  rejected('listMilestoneVotes', 'EXTERNAL_ERROR', /The vote could not be loaded/, inPlace),
)
