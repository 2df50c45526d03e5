import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor, within } from '#catalogue/test'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { asRead, wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'

const { oneKettle, readyDraft } = fixtures
const draft = {
  ...readyDraft,
  rewards: [
    {
      ...oneKettle,
      backers_count: 0,
      variants: oneKettle.variants.map((each, n) => ({ ...each, is_default: n === 0 })),
    },
    { ...oneKettle, id: 'rwd_two', title: 'Two kettles', backers_count: 0 },
  ],
}

const meta = preview.meta({
  title: 'Views/Dashboard/Undo of a removal',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft }) },
  args: { draft, section: 'faq' as const, onRemoved: () => undefined },
  beforeEach: () => localStorage.clear(),
})

const rejects = rejecting('restoreRemoved')
const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))
const edit = (context: PlayContext, name: string) => t(context)('editOf', { name })
const undo = (name: string) => (context: PlayContext) =>
  press(context, asRead(t(context)('removed.undoOf', { name })))

/** Removes what is open for editing, and is offered to bring it back where it was. */
const removing = (name: string) => async (context: PlayContext) => {
  await press(context, edit(context, name))
  await press(context, t(context)('remove'))
  const offered = asRead(t(context)('removed.undoOf', { name }))
  await waitFor(() => expect(context.canvas.getByRole('button', { name: offered })).toHaveFocus())
  await expect(context.canvas.queryByRole('button', { name: edit(context, name) })).toBeNull()
}
/** Bring it back: it is before the one that followed it. */
const isBack =
  (...names: readonly string[]) =>
  async (context: PlayContext) => {
    const { canvas } = context
    await expect(await canvas.findByRole('button', { name: edit(context, names[0] ?? '') })).toBeVisible()
    const all = names.map((name) => canvas.getByRole('button', { name: edit(context, name) }))
    for (const [n, next] of all.slice(1).entries())
      await expect(all[n]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await waitFor(() =>
      expect(canvas.queryByText(asRead(t(context)('removed.was', { name: names[0] ?? '' })))).toBeNull(),
    )
  }
/** Removed and brought back. */
const undoing = (...names: readonly [string, ...string[]]) =>
  sending(
    async (context) => {
      await removing(names[0])(context)
      await undo(names[0])(context)
    },
    isBack(...names),
  )

const [question = '', nextQuestion = ''] = draft.faq.map((each) => each.question)
/** What was removed leaves a row where it was, until one leaves the section. */
export const Offered = meta.story({ play: removing(question) })
export const OfferedOnAPhone = Offered.extend({ globals: { viewport: { value: 'phone' } } })
export const Question = meta.story(undoing(question, nextQuestion))
export const Reward = meta.story({
  args: { section: 'rewards' as const },
  ...undoing(oneKettle.title, 'Two kettles'),
})
const [milestone = '', nextMilestone = ''] = draft.milestones.map((each) => each.title)
export const Milestone = meta.story({
  args: { section: 'timeline' as const },
  ...undoing(milestone, nextMilestone),
})
const variant = oneKettle.variants[1]?.name ?? ''
const removeVariant = async (context: PlayContext) => {
  await press(context, edit(context, oneKettle.title))
  await press(context, t(context)('variants.remove', { name: variant }))
  await undo(variant)(context)
}
export const Variant = meta.story({
  args: { section: 'rewards' as const },
  ...sending(removeVariant, async (context) =>
    expect(
      await context.canvas.findByRole('button', { name: t(context)('variants.remove', { name: variant }) }),
    ).toBeVisible(),
  ),
})

/** Its alternative text comes back with it. */
const removePicture = async (context: PlayContext) => {
  const words = t(context)
  const slot = within(await context.canvas.findByRole('region', { name: words('pictures.main') }))
  await context.userEvent.click(slot.getByRole('button', { name: words('remove') }))
  await undo(words('pictures.main'))(context)
}
export const Picture = meta.story({
  args: { section: 'basics' as const },
  ...sending(removePicture, async (context) => {
    const words = t(context)
    const slot = within(await context.canvas.findByRole('region', { name: words('pictures.main') }))
    await expect(await slot.findByRole('button', { name: words('remove') })).toBeVisible()
    await expect(slot.queryByText(asRead(words('removed.was', { name: words('pictures.main') })))).toBeNull()
  }),
})
/** Somebody of the team has chosen another one meanwhile. */
export const PictureInvalidState = Picture.extend(
  rejects('INVALID_STATE', /Another picture is in its place/, {
    field: 'image',
    words: 'errors:forms.restore.image.INVALID_STATE',
  }),
)

/** The row stays, and so does the offer. */
export const NetworkFailure = Question.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
NetworkFailure.test('recovers', recovers(undo(question), isBack(question, nextQuestion)))
/** Somebody of the team was quicker, or a day has passed. */
export const InvalidId = Question.extend(
  rejects('INVALID_ID', /back already, or it was removed for good/, {
    field: 'removed',
    words: 'errors:forms.restore.removed.INVALID_ID',
  }),
)
/** The list was filled meanwhile. */
export const MaxCount = Reward.extend(rejects('MAX_COUNT', /at most 100/, 'reward'))
export const InvalidState = Milestone.extend(
  rejects('INVALID_STATE', /leave no room for it/, {
    field: 'milestone',
    words: 'errors:forms.restore.milestone.INVALID_STATE',
  }),
)
export const MissingPermission = Question.extend(rejects('MISSING_PERMISSION', /do not have access/))
/** It was suspended, or has ended, in the meantime. */
export const InvalidProjectState = Question.extend(
  rejects('INVALID_PROJECT_STATE', /does not allow this right now/),
)
export const NotFound = Question.extend(rejects('NOT_FOUND', /could not find/, 'project'))
