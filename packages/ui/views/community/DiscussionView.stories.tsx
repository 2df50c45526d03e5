import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { cutOff, opened, recovers, rejected, sending, unreadable } from '../shared/story-rejected.ts'
import { commentOf, Played, playedArgs } from './story-discussion.tsx'

const { backer, cart, comments, wholeKettle } = fixtures
const backing = { user: backer, pledges: [{ ...cart, status: 'CHECKED_OUT' as const }] }

const meta = preview.meta({
  title: 'Views/Discussion/Reading',
  component: Played,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'padded', ...answers([], backing) },
  args: playedArgs,
})

/** Threads with one level of replies; the pinned one is first. */
export const Default = meta.story({
  play: async (context) => {
    const { canvas } = context
    const pinned = await commentOf(context, /^Before you ask: the seal/)
    await expect(await pinned.findByText('Pinned')).toBeVisible()
    await expect(await pinned.findByText('Creator')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '10 comments' })).toBeVisible()
    await expect(await canvas.findByText('Removed by its writer.')).toBeVisible()
    await expect(await canvas.findByText(/^That was an honest question/)).toBeVisible()
  },
})
export const Newest = meta.story({
  args: { sort: 'newest' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(await canvas.findByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true')
  },
})
/** A deeper answer names whom it answers. */
export const RepliesOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 2 more replies' }))
    await expect(await canvas.findByText('To Amara Diallo:')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /more repl/ })).toBeNull())
  },
})
/** What others write meanwhile is counted, and moves nothing. */
export const News = meta.story({
  args: { news: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(await canvas.findByRole('button', { name: '3 new comments' }))
    await expect(args.onNews).toHaveBeenCalledTimes(1)
  },
})
export const MoreOfThem = meta.story({
  args: { hasMore: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more comments' }))
    await expect(args.onMore).toHaveBeenCalledTimes(1)
  },
})
/** A visitor reads, and learns what it takes to write. */
export const Visitor = meta.story({
  args: { person: null },
  parameters: answers([], { user: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Only backers can comment' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Back this project' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'I have pledged, log in' })).toHaveAttribute(
      'href',
      '/login',
    )
    await canvas.findAllByRole('article')
    await expect(canvas.queryByRole('button', { name: /^Reply/ })).toBeNull()
  },
})
export const NotABacker = meta.story({
  parameters: answers([], { user: backer, pledges: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back this project' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /log in/ })).toBeNull()
  },
})
export const NotABackerAfterTheEnd = meta.story({
  args: { pledgeHref: null },
  parameters: answers([], { user: backer, pledges: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/takes no more pledges/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Back this project' })).toBeNull()
  },
})
/** The team pins one, and removes what others wrote. */
export const Team = meta.story({
  args: { person: { id: wholeKettle.creator.id, name: wholeKettle.creator.name } },
  parameters: answers([], {
    user: { ...backer, id: wholeKettle.creator.id },
    project: { ...wholeKettle, is_collaborator: true },
  }),
  play: async (context) => {
    const pinned = await commentOf(context, /^Before you ask: the seal/)
    await expect(await pinned.findByRole('button', { name: /^Unpin/ })).toBeVisible()
    const other = await commentOf(context, /^Cheap kettles/)
    await expect(await other.findByRole('button', { name: /^Delete/ })).toBeVisible()
  },
})
export const HiddenAfterReports = meta.story({
  parameters: answers([], {
    ...backing,
    comments: comments.map((each) =>
      each.id === 'cmt_wiremu' ? { ...each, text: null, author: null, removed: 'FLAGS' as const } : each,
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hidden after reports/)).toBeVisible()
  },
})
/** Text of strangers runs no script and breaks no page (front end 15). */
export const HostileText = meta.story({
  parameters: answers([], {
    ...backing,
    comments: comments.slice(0, 1).map((each) => ({
      ...each,
      text: `<img src=x onerror=alert(1)> ${'Donaudampfschifffahrt'.repeat(20)}\n\n\u202Eمرحبا`,
      author: each.author && { ...each.author, name: `<b>${'W'.repeat(80)}</b>` },
    })),
  }),
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/onerror/)
    await expect(text.querySelector('img')).toBeNull()
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth + 1)
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const None = meta.story({
  parameters: answers([], { ...backing, comments: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No comments yet')).toBeVisible()
  },
})
export const Loading = meta.story({
  parameters: answers([pending('listComments'), pending('getCommentPermission')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The discussion is loading')).toBeInTheDocument()
  },
})

const reading = meta.story(sending(opened))
const inPlace = { by: 'heading', words: 'community:failed', focus: 'stays' } as const
/** One button reads it again. */
export const NetworkFailure = reading.extend(
  rejected('listComments', 'NETWORK_FAILURE', /The discussion could not be loaded/, inPlace),
)
NetworkFailure.test(
  'recovers',
  recovers(
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    },
    async (context) => {
      await commentOf(context, /^Before you ask: the seal/)
    },
  ),
)
/** One button reads it again. */
export const RequestTimeout = reading.extend(
  rejected('listComments', 'REQUEST_TIMEOUT', /The discussion could not be loaded/, inPlace),
)
/** One button reads it again. */
export const ExternalError = reading.extend(
  rejected('listComments', 'EXTERNAL_ERROR', /The discussion could not be loaded/, inPlace),
)
export const Offline = reading.extend(cutOff(inPlace, /The discussion could not be loaded/))
export const Malformed = reading.extend(
  unreadable('listComments', inPlace, /The discussion could not be loaded/),
)
