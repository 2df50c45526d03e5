import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fireEvent, fn, waitFor } from '#catalogue/test'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'

const { emptyDraft, readyDraft } = fixtures
const empty = (section: 'timeline' | 'faq') => ({
  args: { draft: emptyDraft, section },
  parameters: answers([], { draft: emptyDraft }),
})

const meta = preview.meta({
  title: 'Views/Dashboard/Milestones and FAQ',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: readyDraft }) },
  args: { draft: readyDraft, section: 'timeline' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))
const edits = async (context: PlayContext, name: string) =>
  expect(await context.canvas.findByRole('button', { name: t(context)('editOf', { name }) })).toBeVisible()

const [first] = readyDraft.milestones
async function changeMilestone(context: PlayContext) {
  await press(context, t(context)('editOf', { name: first?.title ?? '' }))
  await fill(context, t(context)('timeline.fields.title'), 'Tool signed off')
  await press(context, t(context)('timeline.save'))
}
export const Milestones = meta.story({
  ...sending(changeMilestone, (context) => edits(context, 'Tool signed off')),
})
export const NoMilestones = meta.story(empty('timeline'))
/** A launched project's milestones are changed on its timeline. */
const launched = { ...readyDraft, status: 'ACTIVE' as const }
export const Launched = meta.story({
  args: { draft: launched },
  parameters: answers([], { draft: launched }),
  play: async (context) => {
    const link = await context.canvas.findByRole('link', { name: t(context)('timeline.launchedLink') })
    await expect(link).toHaveAttribute('href', `/manager/${launched.id}/timeline`)
    await expect(
      context.canvas.queryByRole('button', { name: t(context)('editOf', { name: first?.title ?? '' }) }),
    ).toBeNull()
  },
})
/** The milestones release another share than is held: one press holds what they release. */
export const SharesDiffer = meta.story({
  args: { draft: { ...readyDraft, reserve_percent: 50 } },
  parameters: answers([], { draft: { ...readyDraft, reserve_percent: 50 } }),
  play: async (context) => {
    await press(context, 'Hold 60% instead')
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Hold 60% instead' })).toBeNull())
    await expect(await context.canvas.findByRole('slider')).toHaveValue('60')
  },
})
const tooMuch = { ...readyDraft, milestones: first ? [{ ...first, funds: 97 }] : [] }
/** More than can be held: said, because no press could hold it. */
export const SharesTooLarge = meta.story({
  args: { draft: tooMuch },
  parameters: answers([], { draft: tooMuch }),
  play: async (context) => {
    await expect(await context.canvas.findByText(t(context)('timeline.tooMuch', { max: 95 }))).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: /instead/ })).toBeNull()
  },
})
/** A milestone takes five percent at least, so what is held is that or nothing. */
export const HeldFromFive = meta.story({
  args: { draft: { ...readyDraft, reserve_percent: 5 } },
  parameters: answers([], { draft: { ...readyDraft, reserve_percent: 5 } }),
  play: async (context) => {
    const slider = await context.canvas.findByRole('slider')
    for (const [to, shown] of [
      ['4', '0'],
      ['1', '5'],
      ['6', '6'],
    ] as const) {
      fireEvent.change(slider, { target: { value: to } })
      await waitFor(() => expect(slider).toHaveValue(shown))
    }
  },
})
/** A later date, which the field names. */
export const MilestoneDateEarly = Milestones.extend(
  rejected('updateMilestone', 'DATE_EARLY', /at least 30 days after/, {
    field: 'date',
    at: 'dashboard:timeline.fields.date',
    words: 'errors:forms.milestone.date.DATE_EARLY',
    focus: 'stays',
  }),
)
MilestoneDateEarly.test(
  'saves with another date',
  recovers(
    async (context) => {
      const field = await context.canvas.findByLabelText(t(context)('timeline.fields.date'))
      const later = new Date(((first?.date ?? 0) + 20 * 86_400) * 1000).toISOString().slice(0, 10)
      fireEvent.change(field, { target: { value: later } })
      await press(context, t(context)('slip.one'))
    },
    (context) => edits(context, 'Tool signed off'),
  ),
)
export const MilestoneNetworkFailure = Milestones.extend(
  rejected('updateMilestone', 'NETWORK_FAILURE', /could not reach the server/),
)

async function ask(context: PlayContext) {
  await press(context, t(context)('faq.add'))
  await fill(context, t(context)('faq.question'), 'Does it fit a caravan?')
  await fill(context, t(context)('faq.answer'), 'Yes.')
  await press(context, t(context)('faq.save'))
}
export const Faq = meta.story({
  args: { section: 'faq' as const },
  ...sending(ask, (context) => edits(context, 'Does it fit a caravan?')),
})
export const NoQuestions = meta.story(empty('faq'))
export const FaqNetworkFailure = Faq.extend(
  rejected('createFaqItem', 'NETWORK_FAILURE', /could not reach the server/),
)

/** Picked up by its handle and moved by keys; the order is saved once it is dropped. */
async function sortFaq(context: PlayContext) {
  const words = wordsOf(context, 'dashboard')
  const [first] = readyDraft.faq
  const handle = await context.canvas.findByRole('button', {
    name: words('sort.handle', { name: first?.question }),
  })
  handle.focus()
  await context.userEvent.keyboard(' {ArrowDown} ')
}
const isSorted = async (context: PlayContext) => {
  const [first, second] = readyDraft.faq
  await waitFor(() =>
    expect(context.canvas.getAllByRole('listitem').map((item: HTMLElement) => item.textContent)).toEqual([
      expect.stringContaining(second?.question ?? ''),
      expect.stringContaining(first?.question ?? ''),
      expect.anything(),
    ]),
  )
}
export const FaqSorted = meta.story({
  args: { section: 'faq' as const },
  ...sending(sortFaq, isSorted),
})
/** Somebody of the team has added a question meanwhile: the order before comes back. */
export const FaqNotSorted = FaqSorted.extend(
  rejected('updateProject', 'INVALID_ID', /Your team has added or removed one/, {
    field: 'faq_order',
    focus: 'stays',
  }),
)

const day = 86_400
const dayText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
async function slips(context: PlayContext, choice: string) {
  await press(context, t(context)('editOf', { name: first?.title }))
  const field = await context.canvas.findByLabelText(new RegExp(`^${t(context)('timeline.fields.date')}`))
  await fireEvent.change(field, { target: { value: dayText((first?.date ?? 0) + 18 * day) } })
  await press(context, choice)
}
/** A date that moves shows what follows from it: two milestones and a reward, moved with one press. */
export const SlipMovesAll = meta.story({
  ...sending(
    (context) => slips(context, t(context)('slip.all', { count: 4 })),
    (context) => edits(context, first?.title ?? ''),
  ),
})
/** The other dates stay. */
export const SlipMovesOne = meta.story({
  ...sending(
    (context) => slips(context, t(context)('slip.one')),
    (context) => edits(context, first?.title ?? ''),
  ),
})
/** Until it is said what moves along, nothing is saved. */
export const SlipAsks = meta.story({
  play: async (context) => {
    await press(context, t(context)('editOf', { name: first?.title }))
    const field = await context.canvas.findByLabelText(new RegExp(`^${t(context)('timeline.fields.date')}`))
    await fireEvent.change(field, { target: { value: dayText((first?.date ?? 0) + 18 * day) } })
    await expect(
      await context.canvas.findByText(
        t(context)('slip.later', { count: 3, days: t(context)('slip.days', { count: 18 }) }),
      ),
    ).toBeVisible()
    await expect(
      await context.canvas.findByRole('button', { name: t(context)('timeline.save') }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
})
async function spend(context: PlayContext) {
  const words = t(context)
  await context.userEvent.click(await context.canvas.findByText(words('cash.costs')))
  const [tooling] = readyDraft.milestones
  await fill(context, words('cash.costAfter', { name: words('cash.start') }), '19500')
  await fill(context, words('cash.costAfter', { name: tooling?.title }), '21400')
}
/** What is spent before it is there is in crimson, with two computed ways out; costs stay in the browser. */
export const CashShort = meta.story({
  play: async (context) => {
    await spend(context)
    await expect(await context.canvas.findByRole('button', { name: /51\s?%/ })).toBeVisible()
  },
})
/** The button that takes 9 % from the last milestone; French puts a space before the sign. */
const takesNine = (context: PlayContext) => ({
  name: new RegExp(t(context)('cash.move', { points: '9\\s?%', from: readyDraft.milestones.at(-1)?.title })),
})
export const CashRemedy = meta.story({
  ...sending(
    async (context) => {
      await spend(context)
      await context.userEvent.click(await context.canvas.findByRole('button', takesNine(context)))
    },
    async (context) => {
      await waitFor(() => expect(context.canvas.queryByRole('button', takesNine(context))).toBeNull())
    },
  ),
})
