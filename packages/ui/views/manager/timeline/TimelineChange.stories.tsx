import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fireEvent, waitFor } from '#catalogue/test'
import { fill, type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../../shared/story-rejected.ts'
import { asRead, wordsOf } from '../../shared/story-words.ts'
import { madeCampaign, PlayedTimeline } from './story-timeline.tsx'

const { nowSeconds } = fixtures
const day = 86_400

const meta = preview.meta({
  title: 'Views/Manager/Timeline/Changed milestones',
  component: PlayedTimeline,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: { project: madeCampaign },
})

const words = (context: PlayContext) => wordsOf(context, 'manager')
const press = async ({ canvas, userEvent }: PlayContext, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

const dayText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
const delivered = madeCampaign.milestones.find(({ id }) => id === 'mst_delivered')
async function startChange(context: PlayContext) {
  const t = words(context)
  await press(context, t('timeline.change.verbOf', { title: 'Delivered' }))
  await fill(context, t('timeline.change.fields.title'), 'In their kitchens')
}
async function moveTo(context: PlayContext, days: number) {
  const field = await context.canvas.findByLabelText(words(context)('timeline.change.fields.date'))
  await fireEvent.change(field, { target: { value: dayText((delivered?.date ?? 0) + days * day) } })
}
async function move(context: PlayContext) {
  await startChange(context)
  await moveTo(context, 30)
  await press(context, words(context)('timeline.change.saveMoved'))
}
const isMovedOn = async (context: PlayContext) => {
  const button = words(context)('timeline.change.verbOf', { title: 'In their kitchens' })
  await waitFor(() => expect(context.canvas.getByRole('button', { name: button })).toHaveFocus())
}
const changeLabels = {
  title: 'manager:timeline.change.fields.title',
  date: 'manager:timeline.change.fields.date',
}
/** Another title and date; backers and team get an e-mail of the date, and the way back has focus. */
export const Moving = meta.story(sending(move, isMovedOn, 'manager:changeFirst', changeLabels))
/** The form says where the date may lie, and before it is saved who is told of another. */
export const Changing = meta.story({
  play: async (context) => {
    const { canvas } = context
    await startChange(context)
    const t = words(context)
    await expect(await canvas.findByLabelText(t('timeline.change.fields.title'))).toHaveValue(
      'In their kitchens',
    )
    await expect(await canvas.findByRole('button', { name: t('timeline.change.save') })).toBeVisible()
    await moveTo(context, 30)
    await expect(await canvas.findByRole('button', { name: t('timeline.change.saveMoved') })).toBeVisible()
    await expect(
      await canvas.findByText(/old date and the new one|ancienne date et la nouvelle/),
    ).toBeVisible()
  },
})
export const ChangingOnAPhone = Changing.extend({ globals: { viewport: { value: 'phone' } } })
/** Who is told, in French. */
export const ChangingInFrench = Changing.extend({ globals: { language: 'fr' } })
/** A title alone is no news: nobody is told of it. */
export const Renaming = meta.story(
  sending(
    async (context) => {
      await startChange(context)
      await press(context, words(context)('timeline.change.save'))
    },
    async (context) => {
      const done = words(context)('timeline.change.done', { title: 'In their kitchens' })
      await expect(await context.canvas.findByText(asRead(done))).toBeVisible()
    },
  ),
)
/** Each says until when it may change, or why it may not any more. */
export const Locked = meta.story({
  args: {
    project: {
      ...madeCampaign,
      milestones: madeCampaign.milestones.map((each) =>
        each.id === 'mst_made' ? { ...each, date: nowSeconds + 12 * day, completed_at: null } : each,
      ),
    },
    now: (nowSeconds + 6 * day) * 1000,
  },
  parameters: answers([], { votes: [] }),
  play: async ({ canvas }) => {
    for (const reason of [/money is decided about/, /vote has opened/, /It could be changed until/])
      await expect(await canvas.findByText(reason)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull()
  },
})
/** The form knows the bounds itself: a date after the last is not sent. */
export const MovedTooFar = meta.story({
  play: async (context) => {
    await startChange(context)
    await moveTo(context, 900)
    await press(context, words(context)('timeline.change.saveMoved'))
    const field = await context.canvas.findByLabelText(words(context)('timeline.change.fields.date'))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/at most 22 months after/))
    await waitFor(() => expect(field).toHaveFocus())
  },
})

const rejectsChange = rejecting('updateMilestone')
/** Somebody of the team has moved the one before it meanwhile. */
export const MoveDateEarly = Moving.extend(
  rejectsChange('DATE_EARLY', /after the milestone before it/, {
    field: 'date',
    words: 'errors:forms.milestone_change.date.DATE_EARLY',
    focus: 'stays',
  }),
)
/** The one after it was moved to an earlier date meanwhile: an earlier date helps, or moving that one first. */
export const MoveOutOfRange = Moving.extend(
  rejectsChange('OUT_OF_RANGE', /before the next milestone/, {
    field: 'date',
    words: 'errors:forms.milestone_change.date.OUT_OF_RANGE',
    focus: 'stays',
  }),
)
/** Its last week to change ended while the form was open. */
export const MoveInvalidState = Moving.extend(
  rejectsChange('INVALID_STATE', /cannot change any more/, {
    words: 'errors:forms.milestone_change.form.INVALID_STATE',
  }),
)
export const MoveInvalidId = Moving.extend(
  rejectsChange('INVALID_ID', /milestone is gone/, {
    field: 'milestone',
    words: 'errors:forms.milestone_change.milestone.INVALID_ID',
    retry: 'after a change',
  }),
)
/** Suspended since the page was read. */
export const MoveInvalidProjectState = Moving.extend(
  rejectsChange('INVALID_PROJECT_STATE', /does not allow this right now/),
)
export const MoveMissingPermission = Moving.extend(rejectsChange('MISSING_PERMISSION', /do not have access/))
export const MoveNetworkFailure = Moving.extend(
  rejectsChange('NETWORK_FAILURE', /could not reach the server/),
)
MoveNetworkFailure.test('recovers', recovers(tryAgain, isMovedOn))
