import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { fill, type PlayContext, picturesIn, tryAgain } from '../shared/story-plays.ts'
import { inEveryLanguage, recovers, rejected, sending } from '../shared/story-rejected.ts'
import { asRead, wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'
import { storyPicture } from './story-picture.ts'

const { emptyDraft, readyDraft } = fixtures
const withAddOns = { ...readyDraft, rewards: [...readyDraft.rewards, ...fixtures.addOns] }
const empty = { args: { draft: emptyDraft }, parameters: answers([], { draft: emptyDraft }) }

const meta = preview.meta({
  title: 'Views/Dashboard/Rewards',
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
  ...empty,
  ...sending(addReward, (context) => edits(context, 'Two kettles'), undefined, {
    title: 'dashboard:rewards.fields.title',
    price: 'dashboard:rewards.fields.price',
  }),
  parameters: { ...answers([], { draft: emptyDraft }), send: addReward },
})
async function addAddOn(context: PlayContext) {
  await press(context, t(context)('addOns.add'))
  await fill(context, t(context)('rewards.fields.title'), 'Coin key')
  await fill(context, t(context)('rewards.fields.price'), '9')
  await press(context, t(context)('rewards.save'))
}
/** It starts as one that is sent in its reward’s parcel, and is listed among the add-ons. */
export const NewAddOn = meta.story(
  sending(addAddOn, async (context) => {
    await edits(context, 'Coin key')
    const part = await context.canvas.findByRole('region', { name: t(context)('addOns.title') })
    await expect(part).toHaveTextContent('Coin key')
  }),
)
/** An add-on that is made a reward moves to the list of rewards. */
export const MadeAReward = meta.story({
  args: { draft: withAddOns },
  parameters: answers([], { draft: withAddOns }),
  play: async (context) => {
    const words = t(context)
    await press(context, words('editOf', { name: 'Seals, set of three' }))
    const addOn = await context.canvas.findByRole('switch', { name: words('rewards.fields.is_addon') })
    await expect(addOn).toBeChecked()
    await context.userEvent.click(addOn)
    await press(context, words('rewards.save'))
    const part = await context.canvas.findByRole('region', { name: words('addOns.title') })
    await waitFor(() => expect(part).not.toHaveTextContent('Seals'))
    await edits(context, 'Seals, set of three')
  },
})
/** It has neither variants nor a parcel: what a donation cannot have is not asked for. */
export const NewDonation = meta.story({
  ...empty,
  play: inEveryLanguage(async (context) => {
    const { canvas, userEvent } = context
    const words = t(context)
    await press(context, words('rewards.add'))
    await fill(context, words('rewards.fields.title'), 'Just because')
    await fill(context, words('rewards.fields.price'), '5')
    await userEvent.click(canvas.getByRole('switch', { name: words('rewards.fields.is_donation') }))
    for (const gone of ['needs_shipping', 'is_addon'] as const)
      await expect(canvas.queryByRole('switch', { name: words(`rewards.fields.${gone}`) })).toBeNull()
    await press(context, words('rewards.save'))
    await edits(context, 'Just because')
    await press(context, words('editOf', { name: 'Just because' }))
    await expect(
      await canvas.findByRole('switch', { name: words('rewards.fields.is_donation') }),
    ).toBeChecked()
  }),
  parameters: answers([], { draft: emptyDraft }),
})
export const AddOns = meta.story({
  args: { draft: withAddOns },
  parameters: answers([], { draft: withAddOns }),
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
const name = readyDraft.rewards[0]?.title ?? ''
const openReward = (context: PlayContext) => press(context, t(context)('editOf', { name }))
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
  sending(removeReward, async (context) =>
    expect(await context.canvas.findByText(asRead(t(context)('removed.was', { name })))).toBeVisible(),
  ),
)
/** Another name and quantity of a variant; focus goes back to what opened it. */
async function changeVariant(context: PlayContext) {
  await openReward(context)
  await press(context, t(context)('editOf', { name: plainVariant }))
  await fill(context, t(context)('variants.nameOf', { name: plainVariant }), 'Chalk')
  await press(context, t(context)('variants.save'))
}
const isChanged = async (context: PlayContext) => {
  const edit = await context.canvas.findByRole('button', { name: t(context)('editOf', { name: 'Chalk' }) })
  await waitFor(() => expect(edit).toHaveFocus())
}
export const ChangedVariant = meta.story(sending(changeVariant, isChanged))
/** Enter in one of its fields saves the variant, and not the reward around it. */
export const VariantByKeyboard = meta.story({
  play: inEveryLanguage(async (context) => {
    await openReward(context)
    await press(context, t(context)('editOf', { name: plainVariant }))
    await fill(context, t(context)('variants.nameOf', { name: plainVariant }), 'Chalk')
    await fill(context, t(context)('variants.quantityOf', { name: plainVariant }), '40')
    await context.userEvent.keyboard('{Enter}')
    await isChanged(context)
    await expect(
      await context.canvas.findByRole('button', { name: t(context)('rewards.save') }),
    ).toBeVisible()
  }),
})
/** What somebody chose keeps its name. */
export const VariantInvalidState = ChangedVariant.extend(
  rejected('updateVariant', 'INVALID_STATE', /so its name stands/, {
    field: 'name',
    words: 'errors:forms.variant.name.INVALID_STATE',
  }),
)
export const VariantNetworkFailure = ChangedVariant.extend(
  rejected('updateVariant', 'NETWORK_FAILURE', /could not reach the server/),
)
VariantNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, t(context)('variants.save')), isChanged),
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
/** A price for the rest says of which rest: of the world, until a country has a price of its own. */
export const ShippingEverywhere = meta.story({
  ...empty,
  play: inEveryLanguage(async (context) => {
    const { canvas, userEvent } = context
    const words = t(context)
    await press(context, words('rewards.add'))
    const add = await canvas.findByLabelText(words('shipping.add'))
    await userEvent.selectOptions(add, words('shipping.everywhere'))
    await expect(await canvas.findByRole('textbox', { name: words('shipping.everywhere') })).toBeVisible()
    await userEvent.selectOptions(add, 'CAN')
    await expect(await canvas.findByRole('textbox', { name: words('shipping.everywhereElse') })).toBeVisible()
  }),
})
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
export const NoRewards = meta.story(empty)

export const RewardNetworkFailure = NewReward.extend(
  rejected('createReward', 'NETWORK_FAILURE', /could not reach the server/),
)
RewardNetworkFailure.test(
  'recovers',
  recovers(tryAgain, (context) => edits(context, 'Two kettles')),
)
export const RewardMaxCount = NewReward.extend(rejected('createReward', 'MAX_COUNT', /at most 100/, 'reward'))
/** Somebody has pledged for it. */
export const RewardInvalidState = ChangeReward.extend(
  rejected('updateReward', 'INVALID_STATE', /so its title stands/, {
    field: 'title',
    at: 'dashboard:rewards.fields.title',
    words: 'errors:forms.reward.title.INVALID_STATE',
  }),
)
/** Its card shows it at once; one of another shape is framed first. */
export const RewardPicture = meta.story({
  play: inEveryLanguage(async (context) => {
    const { canvas, userEvent } = context
    const words = t(context)
    await press(context, words('editOf', { name: readyDraft.rewards.at(-1)?.title ?? '' }))
    const input = await canvas.findByLabelText(words('pictures.reward'), { selector: 'input' })
    await userEvent.upload(input, await storyPicture(300, 400))
    const editor = input.closest('fieldset')
    if (!editor) throw new Error('The picture has no place')
    await waitFor(() => expect(picturesIn(editor)).toEqual(['fernhill-kettle-main']))
  }),
})
/** What a switch turns has no field of its own: it is said below the switches. */
export const RewardKindInvalidState = ChangeReward.extend(
  rejected('updateReward', 'INVALID_STATE', /so whether it is shipped stands/, {
    field: 'needs_shipping',
    words: 'errors:forms.reward.needs_shipping.INVALID_STATE',
    focus: 'stays',
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
