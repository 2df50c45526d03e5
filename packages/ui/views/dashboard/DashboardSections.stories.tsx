import { answers, fixtures } from '@kindling/api-client/scenarios'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'
import { storyPicture } from './story-picture.ts'

const { emptyDraft, readyDraft } = fixtures
const empty = (section: 'rewards' | 'timeline' | 'faq') => ({
  args: { draft: emptyDraft, section },
  parameters: answers([], { draft: emptyDraft }),
})

const meta = preview.meta({
  title: 'Views/Dashboard/Rewards, milestones and FAQ',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: readyDraft }) },
  args: { draft: readyDraft, section: 'rewards' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const atPicture = { field: 'file', focus: 'stays' } as const
/** The variant that has no picture yet. */
const plainVariant = readyDraft.rewards[0]?.variants.find(({ image }) => image === null)?.name ?? ''
const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))
const edits = async (context: PlayContext, name: string) =>
  expect(await context.canvas.findByRole('button', { name: t(context)('editOf', { name }) })).toBeVisible()

async function addReward(context: PlayContext) {
  await press(context, t(context)('rewards.add'))
  await fill(context, t(context)('rewards.fields.title'), 'Two kettles')
  await fill(context, t(context)('rewards.fields.price'), '180')
  await context.userEvent.click(
    context.canvas.getByRole('switch', { name: t(context)('rewards.fields.needs_shipping') }),
  )
  await press(context, t(context)('rewards.save'))
}
export const NewReward = meta.story({
  ...empty('rewards'),
  ...sending(addReward, (context) => edits(context, 'Two kettles'), undefined, {
    title: 'dashboard:rewards.fields.title',
    price: 'dashboard:rewards.fields.price',
  }),
  parameters: { ...answers([], { draft: emptyDraft }), send: addReward },
})
/** The card beside the form is that of the reward that is edited, before anything is typed. */
export const RewardBeside = meta.story({
  play: async (context) => {
    const { canvas } = context
    const last = readyDraft.rewards.at(-1)?.title ?? ''
    const card = await canvas.findByRole('complementary', { name: 'As backers see it' })
    await press(context, t(context)('editOf', { name: last }))
    await waitFor(() => expect(card).toHaveTextContent(last))
    await press(context, t(context)('rewards.add'))
    await waitFor(() => expect(card).toHaveTextContent('Your reward'))
  },
})
const openReward = (context: PlayContext) =>
  press(context, t(context)('editOf', { name: readyDraft.rewards[0]?.title ?? '' }))
async function changeReward(context: PlayContext) {
  await openReward(context)
  await fill(context, t(context)('rewards.fields.title'), 'A kettle')
  await press(context, t(context)('rewards.save'))
}
export const ChangeReward = meta.story(sending(changeReward, (context) => edits(context, 'A kettle')))
async function removeReward(context: PlayContext) {
  await openReward(context)
  await press(context, t(context)('remove'))
}
export const RemoveReward = meta.story(
  sending(removeReward, (context) =>
    waitFor(() => expect(context.canvas.getByText(t(context)('rewards.none'))).toBeVisible()),
  ),
)
async function addVariant(context: PlayContext) {
  await openReward(context)
  await fill(context, t(context)('variants.name'), 'Moss')
  await press(context, t(context)('variants.add'))
}
export const NewVariant = meta.story(
  sending(addVariant, async (context) => {
    await expect(await context.canvas.findByText('Moss')).toBeVisible()
  }),
)
async function copyFirst(context: PlayContext) {
  await press(context, t(context)('rewards.copyOf', { name: readyDraft.rewards[0]?.title ?? '' }))
}
/** With its variants, at the end of the list. */
export const CopyReward = meta.story(
  sending(copyFirst, (context) =>
    edits(context, t(context)('rewards.copyTitle', { name: readyDraft.rewards[0]?.title ?? '' })),
  ),
)
/** One price in every country of a region. */
export const ShippingToRegion = meta.story({
  play: async (context) => {
    await openReward(context)
    await press(context, 'Set the cost')
    const cost = context.canvas.getByLabelText('Cost in each country')
    await expect(cost).toHaveAccessibleDescription(/Enter an amount/)
    await context.userEvent.type(cost, '15')
    await press(context, 'Set the cost')
    await expect(await context.canvas.findByLabelText('Sweden')).toHaveValue('15')
  },
})
async function pictureVariant(context: PlayContext) {
  await openReward(context)
  const words = t(context)('variants.addPicture', { name: plainVariant })
  await context.userEvent.upload(
    await context.canvas.findByLabelText(words, { selector: 'input' }),
    await storyPicture(),
  )
}
/** Backers see it once they choose the variant. */
export const VariantPicture = meta.story(
  sending(pictureVariant, async (context) => {
    const words = t(context)('variants.changePicture', { name: plainVariant })
    await expect(await context.canvas.findByRole('button', { name: words })).toBeVisible()
  }),
)
/** Another file can be chosen at once. */
export const VariantPictureFileType = VariantPicture.extend(
  rejected('setVariantImage', 'FILE_TYPE', /PNG, JPEG/, atPicture),
)
/** Another file can be chosen at once. */
export const VariantPictureFileSizeBig = VariantPicture.extend(
  rejected('setVariantImage', 'FILE_SIZE_BIG', /at most 1 MB/, atPicture),
)
/** The same file can be chosen again. */
export const VariantPictureUploadError = VariantPicture.extend(
  rejected('setVariantImage', 'FILE_UPLOAD_ERROR', /was not uploaded/, atPicture),
)
export const NothingEntered = meta.story({
  play: async (context) => {
    await press(context, 'New reward')
    await press(context, 'Save reward')
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Title')).toHaveAccessibleDescription(/Enter a title/),
    )
  },
})
export const NoRewards = meta.story(empty('rewards'))

export const RewardNetworkFailure = NewReward.extend(
  rejected('createReward', 'NETWORK_FAILURE', /could not reach the server/),
)
RewardNetworkFailure.test(
  'recovers',
  recovers(
    (context) => press(context, 'Save reward'),
    (context) => edits(context, 'Two kettles'),
  ),
)
export const RewardMaxCount = NewReward.extend(
  rejected('createReward', 'MAX_COUNT', /at most 100/, { field: 'reward' }),
)
/** Somebody has pledged for it. */
export const RewardInvalidState = ChangeReward.extend(
  rejected('updateReward', 'INVALID_STATE', /so its title stands/, {
    field: 'title',
    at: 'dashboard:rewards.fields.title',
    words: 'errors:forms.reward.title.INVALID_STATE',
  }),
)
export const RewardStays = RemoveReward.extend(
  rejected('removeReward', 'INVALID_STATE', /so it stays/, {
    field: 'reward',
    words: 'errors:forms.removal.reward.INVALID_STATE',
    focus: 'stays',
  }),
)
/** A smaller quantity, or a higher limit of the reward. */
export const VariantLimit = NewVariant.extend(
  rejected('createVariant', 'VARIANT_LIMIT_EXCEEDED', /hold more than the reward/, {
    field: 'quantity',
    words: 'errors:forms.variant.quantity.VARIANT_LIMIT_EXCEEDED',
    focus: 'stays',
  }),
)

const [first] = readyDraft.milestones
async function changeMilestone(context: PlayContext) {
  await press(context, t(context)('editOf', { name: first?.title ?? '' }))
  await fill(context, t(context)('timeline.fields.title'), 'Tool signed off')
  await press(context, t(context)('timeline.save'))
}
export const Milestones = meta.story({
  args: { section: 'timeline' as const },
  ...sending(changeMilestone, (context) => edits(context, 'Tool signed off')),
})
export const NoMilestones = meta.story(empty('timeline'))
/** The milestones release another share than is held: one press holds what they release. */
export const SharesDiffer = meta.story({
  args: { draft: { ...readyDraft, reserve_percent: 50 }, section: 'timeline' as const },
  parameters: answers([], { draft: { ...readyDraft, reserve_percent: 50 } }),
  play: async (context) => {
    await press(context, 'Hold 60% instead')
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Hold 60% instead' })).toBeNull())
    await expect(await context.canvas.findByRole('slider')).toHaveValue('60')
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
  args: { section: 'timeline' as const },
  ...sending(
    (context) => slips(context, t(context)('slip.all', { count: 4 })),
    (context) => edits(context, first?.title ?? ''),
  ),
})
/** The other dates stay. */
export const SlipMovesOne = meta.story({
  args: { section: 'timeline' as const },
  ...sending(
    (context) => slips(context, t(context)('slip.one')),
    (context) => edits(context, first?.title ?? ''),
  ),
})
/** Until it is said what moves along, nothing is saved. */
export const SlipAsks = meta.story({
  args: { section: 'timeline' as const },
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
  args: { section: 'timeline' as const },
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
  args: { section: 'timeline' as const },
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
