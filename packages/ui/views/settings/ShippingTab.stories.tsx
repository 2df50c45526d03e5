import { setDefaultShippingAddress } from '@kindling/api-client/contract/account'
import {
  addShippingAddress,
  removeShippingAddress,
  updateShippingAddress,
} from '@kindling/api-client/contract/users'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import {
  addressLabels,
  fill,
  openDialog,
  type Play,
  type PlayContext,
  rejectedAtField,
  tryAgainInDialog,
} from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { SettingsFrame } from './SettingsFrame.tsx'
import { ShippingTab } from './ShippingTab.tsx'

const { backer, address } = fixtures
const work = { ...address, id: 'adr_work', name: 'Zoë at work', city: 'Dartmouth' }
const withBoth = { user: { ...backer, shipping_addresses: [address, work] } }
const added = fn()
const edited = fn()
const chosen = fn()
const removed = fn()

const meta = preview.meta({
  title: 'Views/Settings/Shipping',
  component: ShippingTab,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], withBoth) },
  args: {
    addresses: [address, work],
    defaultId: address.id,
    // The real client, against the platform that the story plays.
    onAdd: async (body) => added(await storyClient(addShippingAddress, { body })),
    onChange: async (id, body) => edited(await storyClient(updateShippingAddress, { params: { id }, body })),
    onMakeDefault: async (id) => chosen(await storyClient(setDefaultShippingAddress, { body: { id } })),
    onRemove: async (id) => removed(await storyClient(removeShippingAddress, { params: { id } })),
  },
  beforeEach: () => {
    for (const each of [added, edited, chosen, removed]) each.mockClear()
  },
  render: (args) => (
    <main>
      <SettingsFrame current="shipping" hrefOf={(tab) => `/settings/${tab}`}>
        <ShippingTab {...args} />
      </SettingsFrame>
    </main>
  ),
})

const rejects = rejecting('updateShippingAddress')

/** The row of the address that is not the default. */
const row = ({ canvas }: PlayContext) => {
  const found = canvas
    .getAllByRole('listitem')
    .find((each: HTMLElement) => each.textContent?.includes('Zoë at work'))
  if (!found) throw new Error('The address is not there')
  return within(found)
}
const ofRow = (context: PlayContext, verb: string) =>
  row(context).getByRole('button', {
    name: wordsOf(context, 'settings')('of', { verb, name: 'Zoë at work' }),
  })
const makeDefault = (context: PlayContext) =>
  context.userEvent.click(ofRow(context, wordsOf(context, 'settings')('makeDefault')))
async function remove(context: PlayContext) {
  const verb = wordsOf(context, 'common')('remove')
  await context.userEvent.click(ofRow(context, verb))
  const keep = wordsOf(context, 'settings')('keep')
  await waitFor(() => expect(row(context).getByRole('button', { name: keep })).toHaveFocus())
  await context.userEvent.click(row(context).getByRole('button', { name: verb }))
}
const once = (done: typeof chosen) => () => waitFor(() => expect(done).toHaveBeenCalledTimes(1))
const isChosen = once(chosen)
const isRemoved = once(removed)
const isEdited = once(edited)
const inRow =
  (act: Play, accepted: () => Promise<void>): Play =>
  async (context) => {
    await expect(await row(context).findByRole('alert')).toBeVisible()
    await recovers(act, accepted)(context)
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  }
async function edit(shown: PlayContext): Promise<PlayContext> {
  await shown.userEvent.click(ofRow(shown, wordsOf(shown, 'common')('edit')))
  const name = wordsOf(shown, 'settings')('shipping.edit')
  const context = { ...shown, canvas: await openDialog(name) }
  await fill(context, wordsOf(shown, 'checkout')('address.fields.city'), 'Bedford')
  return context
}
const save = async (context: PlayContext) =>
  context.userEvent.click(
    await screen.findByRole('button', { name: wordsOf(context, 'settings')('shipping.save') }),
  )
export const Default = meta.story({
  play: async (shown) => {
    await shown.userEvent.click(shown.canvas.getByRole('button', { name: 'Add address' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add address' })
    const context = { ...shown, canvas: within(dialog) }
    const countries = new Intl.DisplayNames([String(shown.globals.language)], { type: 'region' })
    await fill(context, 'Country', countries.of('IE') ?? '')
    await context.userEvent.keyboard('{Enter}')
    await fill(context, 'Address', '1 Quay')
    await fill(context, 'City', 'Cork')
    await fill(context, 'State or province', 'Munster')
    await fill(context, /^Postal code/, '12345')
    await save(context)
    await rejectedAtField(context, /^Postal code/, /does not exist in the chosen country/, '12345')
    await fill(context, /^Postal code/, 'T12 W8KP')
    await save(context)
    await waitFor(() => expect(added).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** The form holds every stored value and saves what is typed. */
export const Edited = meta.story(
  sending(
    async (shown) => {
      const { canvas } = await edit(shown)
      const name = new RegExp(`^${wordsOf(shown, 'checkout')('address.fields.name')}`)
      await expect(await canvas.findByLabelText(name)).toHaveValue('Zoë at work')
      await save(shown)
    },
    () =>
      waitFor(() =>
        expect(edited).toHaveBeenCalledWith({
          shipping_address: expect.objectContaining({ city: 'Bedford' }),
        }),
      ),
    undefined,
    addressLabels,
  ),
)
export const MadeDefault = meta.story(sending(makeDefault, isChosen))
export const Removed = meta.story(sending(remove, isRemoved))
export const Empty = meta.story({
  args: { addresses: [], defaultId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No address yet' })).toBeVisible()
  },
})
export const LongAndHostile = meta.story({
  args: {
    addresses: [
      {
        ...address,
        name: `<script>alert(1)</script>${'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)}`,
        line1: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2),
      },
    ],
  },
})
export const DefaultPending = meta.story({
  parameters: answers([pending('setDefaultShippingAddress')], withBoth),
  play: async (context) => {
    await makeDefault(context)
    await waitFor(() =>
      expect(row(context).getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy'),
    )
  },
})
export const DefaultInvalidId = MadeDefault.extend(
  rejected('setDefaultShippingAddress', 'INVALID_ID', /It is no longer saved/, { words: 'settings:gone' }),
)
DefaultInvalidId.test('says it in its own row, and recovers', inRow(makeDefault, isChosen))

export const RemoveInvalidId = Removed.extend(
  rejected('removeShippingAddress', 'INVALID_ID', /It is no longer saved/, { words: 'settings:gone' }),
)
RemoveInvalidId.test('says it in its own row, and recovers', inRow(remove, isRemoved))

export const EditFieldMissing = Edited.extend(
  rejects('FIELD_MISSING', /Enter the street and number/, 'line1'),
)
export const EditInvalidValue = Edited.extend(rejects('INVALID_VALUE', /Check the city/, 'city'))
EditInvalidValue.test('recovers once it is changed', async (context) => {
  await fill({ ...context, canvas: within(document.body) }, 'City', 'Halifax')
  await recovers(save, isEdited)(context)
})

export const EditNoCountry = Edited.extend(rejects('NO_COUNTRY', /Choose a country first/, 'country_code'))
export const EditRegexFail = Edited.extend(rejects('REGEX_FAIL', /This name holds characters/, 'name'))
export const EditIterableLength = Edited.extend(rejects('ITERABLE_LENGTH', /5 to 14 digits/, 'phone_number'))
export const EditIterableLengthLong = Edited.extend(
  rejects('ITERABLE_LENGTH_LONG', /at most 60 characters/, 'city'),
)
export const EditInvalidId = Edited.extend(rejects('INVALID_ID', /This entry no longer exists/))
EditInvalidId.test('recovers', recovers(tryAgainInDialog, isEdited))
