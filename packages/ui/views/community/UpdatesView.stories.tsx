import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import { likeUpdate, listUpdates } from '@kindling/api-client/contract/updates'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { useEffect, useEffectEvent, useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import {
  cutOff,
  opened,
  recovers,
  rejected,
  rejecting,
  sending,
  unreadable,
} from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import type { UpdateGate } from './UpdateArticle.tsx'
import { UpdatesView, type UpdatesViewProps } from './UpdatesView.tsx'

const { nowSeconds, updates, wholeKettle } = fixtures
const projectId = wholeKettle.id
const path = '/project/fernhill-kettle/updates'

interface PlayedProps {
  /** The update that the address names; null: the newest. */
  readonly openId: string | null
  readonly gate: UpdateGate
  readonly onMore: (() => Promise<unknown>) | null
}

/** The view on the real client, against the platform that the story plays. */
function Played({ openId, gate, onMore }: PlayedProps) {
  const [list, setList] = useState<AnswerOf<typeof listUpdates>>()
  const [error, setError] = useState<UpdatesViewProps['read']['error']>()
  const read = async () => {
    setError(undefined)
    try {
      setList(await storyClient(listUpdates, { params: { projectId } }))
    } catch (caught) {
      setError({
        code: isApiError(caught) ? caught.code : 'EXTERNAL_ERROR',
        isNotFound: isApiError(caught) && caught.isNotFound,
      })
    }
  }
  const readFirst = useEffectEvent(read)
  useEffect(() => void readFirst(), [])
  const open = list?.updates.find(({ id, removed }) => (openId === null ? !removed : id === openId)) ?? null
  return (
    <UpdatesView
      read={{ data: list && { ...list, open }, error, retry: () => void read() }}
      allHref={openId === null ? null : path}
      updateHref={(id) => `${path}/${id}`}
      discussionHref="/project/fernhill-kettle/discussion"
      rewards={wholeKettle.rewards}
      gate={gate}
      onMore={onMore}
      onLike={async (updateId, like) => {
        await storyClient(likeUpdate, { params: { projectId, updateId }, body: { like } })
        await read()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Updates',
  component: Played,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'padded', ...answers() },
  args: {
    openId: null,
    gate: { mayLike: true, pledgeHref: '/project/fernhill-kettle#rewards', loginHref: null },
    onMore: null,
  } as PlayedProps,
})

const rejects = rejecting('likeUpdate')

/** The newest in full; the others by number, a removed one among them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Four hobs, one kettle' })).toBeVisible()
    await expect(await canvas.findByText('Removed by the creator')).toBeVisible()
    await expect(await canvas.findByText('Backers only')).toBeVisible()
    await expect(await canvas.findByText('About every 4 days.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /Where the seals come from/ })).toHaveAttribute(
      'href',
      `${path}/upd_4`,
    )
  },
})
const promisedFrom = (days: number, weeks: number | null) => ({
  weeks,
  sinceMs: (nowSeconds + days * 86_400) * 1000,
})
/** What came is judged by the promise of its time; what is due next is named. */
export const Promised = meta.story({
  parameters: answers([], { promises: [promisedFrom(-200, 1)] }),
  play: async ({ canvas }) => {
    const promise = await canvas.findByText(/Promised every week; .* kept/)
    await expect(promise).toHaveTextContent(/The next is due by/)
    await expect(canvas.queryByText(/^About every/)).toBeNull()
  },
})
/** A team that is silent reads as late before it writes again. */
export const PromisedAndLate = meta.story({
  parameters: answers([], { promises: [promisedFrom(-200, 1)], updates: updates.slice(-2) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The next was due by 16 November/)).toBeVisible()
  },
})
/** Nobody is judged by a promise that was taken back. */
export const TakenBack = meta.story({
  parameters: answers([], { promises: [promisedFrom(-200, 1), promisedFrom(-1, null)] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Nothing is promised now\. Of what was promised before/),
    ).toBeVisible()
  },
})
export const Edited = meta.story({
  args: { openId: 'upd_4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/edited/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'All updates' })).toHaveAttribute('href', path)
  },
})
/** A visitor reads its title, and learns what it takes. */
export const ForBackers = meta.story({
  args: {
    openId: 'upd_2',
    gate: { mayLike: false, pledgeHref: '/project/fernhill-kettle#rewards', loginHref: '/login' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^For backers\. Pledge any amount/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Back this project' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'I have pledged, log in' })).toBeVisible()
  },
})
export const ForBackersAfterTheEnd = meta.story({
  args: { openId: 'upd_2', gate: { mayLike: false, pledgeHref: null, loginHref: '/login' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^For backers\. Log in/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Back this project' })).toBeNull()
  },
})
const forSome = updates.map((each) =>
  each.id === 'upd_2'
    ? { ...each, name: 'Your day at the press', reward_ids: ['rwd_workshop', 'rwd_one'] }
    : each,
)
/** A backer of another reward reads its title and whom it is for; there is nothing to press. */
export const ForSomeRewards = meta.story({
  args: { openId: 'upd_2' },
  parameters: answers([], { updates: forSome }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your day at the press' })).toBeVisible()
    const whom = await canvas.findByText(/^For backers of .*\.$/)
    await expect(whom).toHaveTextContent(/One kettle/)
    await expect(whom).toHaveTextContent(/Workshop/)
    await expect(canvas.queryByRole('link', { name: 'Back this project' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Helpful/ })).toBeNull()
  },
})
export const ForSomeRewardsToAVisitor = meta.story({
  args: {
    openId: 'upd_2',
    gate: { mayLike: false, pledgeHref: '/project/fernhill-kettle#rewards', loginHref: '/login' },
  },
  parameters: answers([], { updates: forSome }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/If you have pledged for it, log in with that account/),
    ).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Back this project' })).toBeVisible()
  },
})
/** In the list, beside others. */
export const SomeInTheList = meta.story({
  parameters: answers([], { updates: forSome }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Your day at the press.*for backers of One kettle/ }),
    ).toBeVisible()
  },
})
export const ForARewardThatIsGone = meta.story({
  args: { openId: 'upd_2' },
  parameters: answers([], {
    updates: updates.map((each) => (each.id === 'upd_2' ? { ...each, reward_ids: ['rwd_gone'] } : each)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For backers of a reward that is no longer offered.')).toBeVisible()
  },
})
export const Removed = meta.story({
  args: { openId: 'upd_3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Removed by the creator' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const MoreOfThem = meta.story({
  args: { onMore: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more updates' }))
    await expect(args.onMore).toHaveBeenCalledTimes(1)
  },
})
/** Text of strangers runs no script and breaks no page (front end 15). */
export const HostileText = meta.story({
  parameters: answers([], {
    updates: updates.slice(0, 1).map((each) => ({
      ...each,
      name: `<img src=x onerror=alert(1)> ${'W'.repeat(90)}`,
      description: `<img src=x onerror=alert(1)><b>${'Donaudampf'.repeat(30)}</b>`,
    })),
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Donaudampf/)
    await expect(canvasElement.querySelector('article img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth + 1)
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const None = meta.story({
  parameters: answers([], { updates: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No updates yet')).toBeVisible()
  },
})
export const Loading = meta.story({
  parameters: answers([pending('listUpdates')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The updates are loading')).toBeInTheDocument()
  },
})

const reading = meta.story(sending(opened))
const inPlace = { by: 'heading', words: 'community:updates.failed', focus: 'stays' } as const
/** One button reads them again. */
export const NetworkFailure = reading.extend(
  rejected('listUpdates', 'NETWORK_FAILURE', /The updates could not be loaded/, inPlace),
)
NetworkFailure.test(
  'recovers',
  recovers(
    async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
    async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Four hobs, one kettle' })),
  ),
)
/** One button reads them again. */
export const RequestTimeout = reading.extend(
  rejected('listUpdates', 'REQUEST_TIMEOUT', /The updates could not be loaded/, inPlace),
)
/** One button reads them again. */
export const ExternalError = reading.extend(
  rejected('listUpdates', 'EXTERNAL_ERROR', /The updates could not be loaded/, inPlace),
)
export const Offline = reading.extend(cutOff(inPlace, /The updates could not be loaded/))
export const Malformed = reading.extend(unreadable('listUpdates', inPlace, /The updates could not be loaded/))

const likeButton = async (context: PlayContext) => {
  const t = wordsOf(context, 'community')
  return context.canvas.findByRole('button', { name: new RegExp(`^${t('vote')}`) }, { timeout: 15_000 })
}
const like = async (context: PlayContext) => context.userEvent.click(await likeButton(context))
const stays = { focus: 'stays' } as const
/** Shown at once, and taken back if it fails (front end 13). */
export const Liking = meta.story(
  sending(like, async (context) => {
    const button = await likeButton(context)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    await expect(button).toHaveTextContent('42')
  }),
)
export const LikeNothing = Liking.extend(
  rejects('INVALID_ID', /This update was removed meanwhile/, { field: 'update', ...stays }),
)
/** The pledge was cancelled meanwhile: a new one. */
export const LikeNotABacker = Liking.extend(
  rejects('BACKER_PRIVATE', /Only backers can see and do this/, stays),
)
export const LikeProjectGone = Liking.extend(
  rejects('NOT_FOUND', /We could not find this project/, { field: 'project', ...stays }),
)
export const LikeSessionEnded = Liking.extend(rejects('RESTRICTED_AREA', /Log in to continue/, stays))
export const LikeNetworkFailure = Liking.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/, stays),
)
LikeNetworkFailure.test('rolls back', async (context) => {
  const button = await likeButton(context)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  await expect(button).toHaveTextContent('41')
})
