import { setDefaultShippingAddress } from '@kindling/api-client/contract/account'
import {
  addShippingAddress,
  removeShippingAddress,
  updateShippingAddress,
} from '@kindling/api-client/contract/users'
import { answers, fails, fixtures, pending } from '@kindling/api-client/scenarios'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import {
  fill,
  heal,
  type Play,
  type PlayContext,
  refusedAtField,
  refusedInAlert,
} from '../shared/story-plays.ts'
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

/** The row of the address that is not the default. */
const row = ({ canvas }: PlayContext) => {
  const found = canvas
    .getAllByRole('listitem')
    .find((each: HTMLElement) => each.textContent?.includes('Zoë at work'))
  if (!found) throw new Error('The address is not there')
  return within(found)
}
const makeDefault = (context: PlayContext) =>
  context.userEvent.click(row(context).getByRole('button', { name: 'Make default: Zoë at work' }))
async function remove(context: PlayContext) {
  await context.userEvent.click(row(context).getByRole('button', { name: 'Remove: Zoë at work' }))
  await waitFor(() => expect(row(context).getByRole('button', { name: 'Keep' })).toHaveFocus())
  await context.userEvent.click(row(context).getByRole('button', { name: 'Remove' }))
}
const refusedInRow =
  (act: (context: PlayContext) => Promise<void>, done: typeof chosen, words: RegExp): Play =>
  async (context) => {
    await act(context)
    await refusedInAlert(context, words)
    await expect(row(context).getByRole('alert')).toBeVisible()
    await expect(done).not.toHaveBeenCalled()
    heal(context, withBoth)
    await act(context)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  }
async function edit(shown: PlayContext): Promise<PlayContext> {
  await shown.userEvent.click(row(shown).getByRole('button', { name: 'Edit: Zoë at work' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit address' })
  const context = { ...shown, canvas: within(dialog) }
  await fill(context, 'City', 'Bedford')
  return context
}
const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Save address' }))
const editRefused =
  (words: RegExp): Play =>
  async (shown) => {
    const context = await edit(shown)
    await save(context)
    await refusedInAlert(context, words)
    await expect(context.canvas.getByLabelText('City')).toHaveValue('Bedford')
    heal(context, withBoth)
    await save(context)
    await waitFor(() => expect(edited).toHaveBeenCalledTimes(1))
  }
const editBeside =
  (label: string, words: RegExp, typed: string): Play =>
  async (shown) => {
    const context = await edit(shown)
    await save(context)
    await refusedAtField(context, label, words, typed)
    heal(context, withBoth)
    await save(context)
    await waitFor(() => expect(edited).toHaveBeenCalledTimes(1))
  }

export const Default = meta.story({
  play: async (shown) => {
    await shown.userEvent.click(shown.canvas.getByRole('button', { name: 'Add address' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add address' })
    const context = { ...shown, canvas: within(dialog) }
    await fill(context, 'Country', 'Ireland')
    await context.userEvent.keyboard('{Enter}')
    await fill(context, 'Address', '1 Quay')
    await fill(context, 'City', 'Cork')
    await fill(context, 'State or province', 'Munster')
    await fill(context, /^Postal code/, '12345')
    await save(context)
    await refusedAtField(context, /^Postal code/, /does not exist in the chosen country/, '12345')
    await fill(context, /^Postal code/, 'T12 W8KP')
    await save(context)
    await waitFor(() => expect(added).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** Everything stored is in the form; what is saved is what is typed. */
export const Edited = meta.story({
  play: async (shown) => {
    const context = await edit(shown)
    await expect(context.canvas.getByLabelText('Full name optional')).toHaveValue('Zoë at work')
    await save(context)
    await waitFor(() =>
      expect(edited).toHaveBeenCalledWith({
        shipping_address: expect.objectContaining({ city: 'Bedford' }),
      }),
    )
  },
})
export const MadeDefault = meta.story({
  play: async (context) => {
    await makeDefault(context)
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1))
  },
})
export const Removed = meta.story({
  play: async (context) => {
    await remove(context)
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
  },
})
export const Empty = meta.story({
  args: { addresses: [], defaultId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No address yet' })).toBeVisible()
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
export const DefaultInvalidId = meta.story({
  parameters: fails('setDefaultShippingAddress', 'INVALID_ID', {}, withBoth),
  play: refusedInRow(makeDefault, chosen, /It is no longer saved/),
})
export const DefaultNetworkFailure = meta.story({
  parameters: fails('setDefaultShippingAddress', 'NETWORK_FAILURE', {}, withBoth),
  play: refusedInRow(makeDefault, chosen, /We could not reach the server/),
})
export const DefaultRequestTimeout = meta.story({
  parameters: fails('setDefaultShippingAddress', 'REQUEST_TIMEOUT', {}, withBoth),
  play: refusedInRow(makeDefault, chosen, /The answer took too long/),
})
export const DefaultExternalError = meta.story({
  parameters: fails('setDefaultShippingAddress', 'EXTERNAL_ERROR', {}, withBoth),
  play: refusedInRow(makeDefault, chosen, /A service we depend on did not answer/),
})
export const DefaultRestrictedArea = meta.story({
  parameters: fails('setDefaultShippingAddress', 'RESTRICTED_AREA', {}, withBoth),
  play: refusedInRow(makeDefault, chosen, /Log in to continue/),
})
export const RemoveInvalidId = meta.story({
  parameters: fails('removeShippingAddress', 'INVALID_ID', {}, withBoth),
  play: refusedInRow(remove, removed, /It is no longer saved/),
})
export const RemoveNetworkFailure = meta.story({
  parameters: fails('removeShippingAddress', 'NETWORK_FAILURE', {}, withBoth),
  play: refusedInRow(remove, removed, /We could not reach the server/),
})
export const RemoveRequestTimeout = meta.story({
  parameters: fails('removeShippingAddress', 'REQUEST_TIMEOUT', {}, withBoth),
  play: refusedInRow(remove, removed, /The answer took too long/),
})
export const RemoveExternalError = meta.story({
  parameters: fails('removeShippingAddress', 'EXTERNAL_ERROR', {}, withBoth),
  play: refusedInRow(remove, removed, /A service we depend on did not answer/),
})
export const RemoveRestrictedArea = meta.story({
  parameters: fails('removeShippingAddress', 'RESTRICTED_AREA', {}, withBoth),
  play: refusedInRow(remove, removed, /Log in to continue/),
})
export const EditFieldMissing = meta.story({
  parameters: fails('updateShippingAddress', 'FIELD_MISSING', { field: 'line1' }, withBoth),
  play: editBeside('Address', /Enter the street and number/, address.line1),
})
export const EditInvalidValue = meta.story({
  parameters: fails('updateShippingAddress', 'INVALID_VALUE', { field: 'city' }, withBoth),
  play: editBeside('City', /Check the city/, 'Bedford'),
})
export const EditNoCountry = meta.story({
  parameters: fails('updateShippingAddress', 'NO_COUNTRY', { field: 'country_code' }, withBoth),
  play: editBeside('Country', /Choose a country first/, 'Canada'),
})
export const EditRegexFail = meta.story({
  parameters: fails('updateShippingAddress', 'REGEX_FAIL', { field: 'name' }, withBoth),
  play: editBeside('Full name optional', /Use letters, spaces/, 'Zoë at work'),
})
export const EditIterableLength = meta.story({
  parameters: fails(
    'updateShippingAddress',
    'ITERABLE_LENGTH',
    { field: 'phone_number', params: { min: 6, max: 15 } },
    withBoth,
  ),
  play: editBeside('Phone optional', /6 to 15 digits/, address.phone_number),
})
export const EditIterableLengthLong = meta.story({
  parameters: fails(
    'updateShippingAddress',
    'ITERABLE_LENGTH_LONG',
    { field: 'city', params: { max: 4 } },
    withBoth,
  ),
  play: editBeside('City', /at most 4 characters/, 'Bedford'),
})
export const EditInvalidId = meta.story({
  parameters: fails('updateShippingAddress', 'INVALID_ID', {}, withBoth),
  play: editRefused(/./),
})
export const EditNetworkFailure = meta.story({
  parameters: fails('updateShippingAddress', 'NETWORK_FAILURE', {}, withBoth),
  play: editRefused(/We could not reach the server/),
})
export const EditRequestTimeout = meta.story({
  parameters: fails('updateShippingAddress', 'REQUEST_TIMEOUT', {}, withBoth),
  play: editRefused(/The answer took too long/),
})
export const EditExternalError = meta.story({
  parameters: fails('updateShippingAddress', 'EXTERNAL_ERROR', {}, withBoth),
  play: editRefused(/A service we depend on did not answer/),
})
export const EditRestrictedArea = meta.story({
  parameters: fails('updateShippingAddress', 'RESTRICTED_AREA', {}, withBoth),
  play: editRefused(/Log in to continue/),
})
