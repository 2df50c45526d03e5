import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor, within } from '#catalogue/test'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'
import { storyPicture } from './story-picture.ts'

const { emptyDraft, readyDraft, socialPicture } = fixtures
const sharedDraft = { ...readyDraft, social_image: socialPicture }

const meta = preview.meta({
  title: 'Views/Dashboard/Social and framing',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: sharedDraft }) },
  args: { draft: sharedDraft, section: 'basics' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const rejects = rejecting('uploadProjectImage')
const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const place = async (context: PlayContext, kind: 'main' | 'carousel' | 'social') =>
  within(await context.canvas.findByRole('region', { name: t(context)(`pictures.${kind}`) }))
const shownLink = (context: PlayContext) =>
  context.canvas.queryByRole('figure', { name: t(context)('pictures.socialShown') })

async function choose(context: PlayContext, picture?: File) {
  const social = await place(context, 'social')
  const input = social.getByLabelText(t(context)('pictures.social'), { selector: 'input' })
  await context.userEvent.upload(input, picture ?? (await storyPicture(1200, 630)))
}
/** The link is shown as networks show it, with the name as it is typed. */
export const Chosen = meta.story({
  args: { draft: emptyDraft },
  ...sending(choose, async (context) => {
    await waitFor(() => expect(shownLink(context)).toBeVisible())
    await expect(shownLink(context)).toHaveTextContent('kindling.example')
    await expect(shownLink(context)).toHaveTextContent(readyDraft.name)
  }),
})
/** Another file can be chosen at once; the rule stands beside it. */
export const FileType = Chosen.extend(rejects('FILE_TYPE', /PNG, JPEG/, { field: 'file', focus: 'stays' }))

/** Measured and wanted sizes are said before anything is sent, and the picture can be framed. */
export const WrongShape = meta.story({
  args: { draft: emptyDraft },
  play: async (context) => {
    await choose(context, await storyPicture(1600, 1200))
    const social = await place(context, 'social')
    await expect(await social.findByText(/kettle\.png .*1[,\s\u202f]?600 × 1[,\s\u202f]?200/)).toBeVisible()
    await expect(await social.findByText(/1[.,]9:1.*1[,\s\u202f]?600 × 842/)).toBeVisible()
    await context.userEvent.click(social.getByRole('button', { name: t(context)('crop.apply') }))
    await waitFor(() => expect(shownLink(context)).toBeVisible())
  },
})

/** Without one, a picture is made again. */
export const Removed = meta.story({
  play: async (context) => {
    const { userEvent } = context
    await waitFor(() => expect(shownLink(context)).toBeVisible())
    const social = await place(context, 'social')
    await userEvent.click(social.getByRole('button', { name: t(context)('remove') }))
    await waitFor(() => expect(shownLink(context)).toBeNull())
    const carousel = await place(context, 'carousel')
    await expect(
      await carousel.findByRole('button', { name: t(context)('crop.one', { number: 1 }) }),
    ).toBeVisible()
  },
})

const cropButton = (context: PlayContext, kind: 'main' | 'carousel' | 'social') =>
  kind === 'carousel' ? t(context)('crop.one', { number: 1 }) : t(context)('crop.again')
const openFrame = (kind: 'main' | 'carousel' | 'social') => async (context: PlayContext) => {
  const slot = await place(context, kind)
  await context.userEvent.click(slot.getByRole('button', { name: cropButton(context, kind) }))
  // The keys of the frame are at hand at once.
  await waitFor(() => expect(slot.getByRole('slider', { name: t(context)('crop.size') })).toHaveFocus())
}
const reframe = (kind: 'main' | 'carousel' | 'social') => async (context: PlayContext) => {
  await openFrame(kind)(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t(context)('crop.apply') }))
}
const isFramed = (context: PlayContext) =>
  waitFor(() => expect(context.canvas.queryByRole('button', { name: t(context)('crop.apply') })).toBeNull())
/** A stored picture is framed anew, and sent as the one that takes its place. */
export const Main = meta.story(sending(reframe('main'), isFramed))
export const Carousel = meta.story(sending(reframe('carousel'), isFramed))
export const Social = meta.story(sending(reframe('social'), isFramed))
/** Somebody of the team removed it meanwhile. */
export const Gone = Carousel.extend(
  rejects('INVALID_ID', /no longer exists/, { field: 'replaces', focus: 'stays' }),
)
/** The frame stays as it is, and can be sent again. */
export const NetworkFailure = Social.extend(
  rejects('NETWORK_FAILURE', /could not reach the server/, { focus: 'stays' }),
)
NetworkFailure.test(
  'recovers',
  recovers(
    async (context) =>
      context.userEvent.click(context.canvas.getByRole('button', { name: t(context)('crop.apply') })),
    isFramed,
  ),
)
/** Nothing is sent. */
export const Left = meta.story({
  play: async (context) => {
    await openFrame('main')(context)
    const main = await place(context, 'main')
    await context.userEvent.click(main.getByRole('button', { name: t(context)('cancel') }))
    await isFramed(context)
  },
})
/** A picture as small as it may be has no other part to show. */
const smallest = {
  ...sharedDraft,
  social_image: { ...socialPicture, width: 600, height: 316 },
}
export const NothingToChoose = meta.story({
  args: { draft: smallest },
  parameters: answers([], { draft: smallest }),
  play: async (context) => {
    const social = await place(context, 'social')
    await expect(await social.findByRole('button', { name: t(context)('remove') })).toBeVisible()
    await expect(social.queryByRole('button', { name: t(context)('crop.again') })).toBeNull()
  },
})
/** The picture did not arrive: nothing is changed. */
const lost = { ...sharedDraft, social_image: { ...socialPicture, url: '/media/no-such-picture.jpg' } }
export const NotLoaded = meta.story({
  args: { draft: lost },
  parameters: answers([], { draft: lost }),
  play: async (context) => {
    const social = await place(context, 'social')
    await context.userEvent.click(social.getByRole('button', { name: t(context)('crop.again') }))
    await expect(await social.findByRole('alert')).toBeVisible()
    await expect(social.queryByRole('slider')).toBeNull()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
