import { createProject } from '@kindling/api-client/contract/project-editing'
import { listCreatedProjects } from '@kindling/api-client/contract/project-lists'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { opened, recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ContinueView, type ContinueViewProps } from './ContinueView.tsx'

const made = fn()
const succeeded = { ...fixtures.delivered, status: 'COMPLETE', result: 'successful' } as const

function PlayedContinue({ kind }: Pick<ContinueViewProps, 'kind'>) {
  const read = useStoryRead(() =>
    storyClient(listCreatedProjects, { params: { userId: 'me' }, query: { 'page[size]': '100' } }),
  )
  return (
    <ContinueView
      logo="Kindling"
      kind={kind}
      read={read}
      email={fixtures.backer.email}
      newHref={`/create?type=${kind}`}
      now={fixtures.nowSeconds * 1000}
      onCreate={async (body) => made(await storyClient(createProject, { body }))}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Builder/Continue',
  component: PlayedContinue,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { created: [succeeded] }) },
  args: { kind: 'STOREFRONT' as const },
  beforeEach: () => void made.mockClear(),
})

const make = async (context: PlayContext) =>
  context.userEvent.click(
    await context.canvas.findByRole('button', { name: wordsOf(context, 'builder')('make') }),
  )
const isMade = () => waitFor(() => expect(made).toHaveBeenCalledTimes(1))
export const Storefront = meta.story(sending(make, isMade))
export const PreOrder = meta.story({ args: { kind: 'PREORDER' as const } })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
/** Nothing has succeeded yet: the wizard begins with the type chosen. */
export const NothingToContinue = meta.story({
  parameters: answers([], { created: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Start new/ })).toBeChecked()
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/create?type=STOREFRONT',
    )
  },
})
const Reading = meta.story({ parameters: { send: opened } })
export const NotRead = Reading.extend(
  rejected('listCreatedProjects', 'NETWORK_FAILURE', /could not reach the server/, { by: 'text' }),
)
export const NetworkFailure = Storefront.extend(
  rejected('createProject', 'NETWORK_FAILURE', /could not reach the server/),
)
NetworkFailure.test('recovers', recovers(make, isMade))
/** It was ended by a moderator meanwhile: another can be chosen. */
export const InvalidId = Storefront.extend(
  rejected('createProject', 'INVALID_ID', /cannot be continued/, {
    field: 'continues',
    words: 'errors:forms.wizard.continues.INVALID_ID',
  }),
)
