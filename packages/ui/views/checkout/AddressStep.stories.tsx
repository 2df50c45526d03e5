import { setPledgeAddress } from '@kindling/api-client/contract/pledges'
import { addShippingAddress } from '@kindling/api-client/contract/users'
import { answers, fails, fixtures, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
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
import { AddressStep } from './AddressStep.tsx'
import { withCart } from './story-cart.ts'

const { backer } = fixtures
const done = fn()

const meta = preview.meta({
  title: 'Views/Checkout/Address step',
  component: AddressStep,
  tags: ['errors'],
  parameters: answers([], withCart),
  args: {
    addresses: backer.shipping_addresses,
    chosen: 'adr_1',
    onChoose: (id: string) =>
      storyClient(setPledgeAddress, { params: { id: '7' }, body: { shipping_address_id: id } }),
    onAdd: (body) => storyClient(addShippingAddress, { body }),
    onDone: done,
  },
  beforeEach: () => {
    done.mockClear()
  },
  render: (args) => (
    <main style={{ maxInlineSize: 720 }}>
      <AddressStep {...args} />
    </main>
  ),
})

/** No address yet: its form is what is seen. */
const anew = { addresses: [], chosen: null } as const

async function writeAddress(context: PlayContext) {
  await fill(context, 'Country', 'Canada')
  await context.userEvent.keyboard('{Enter}')
  await fill(context, 'Address', '2240 Gottingen Street')
  await fill(context, 'City', 'Halifax')
  await fill(context, 'State or province', 'Nova Scotia')
  await fill(context, 'Postal code', 'B3K 3B8')
}
const go = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }))

/** Sent as it stands, the same words are taken once the platform is well. */
async function takenNow(context: PlayContext) {
  await expect(done).not.toHaveBeenCalled()
  heal(context, withCart)
  await go(context)
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
}
const refusedOver =
  (words: string | RegExp): Play =>
  async (context) => {
    await writeAddress(context)
    await go(context)
    await refusedInAlert(context, words)
    await expect(context.canvas.getByLabelText('City')).toHaveValue('Halifax')
    await takenNow(context)
  }
const refusedBeside =
  (label: string, words: RegExp, typed: string): Play =>
  async (context) => {
    await writeAddress(context)
    await go(context)
    await refusedAtField(context, label, words, typed)
    await takenNow(context)
  }
const notChosen =
  (words: string | RegExp): Play =>
  async (context) => {
    await go(context)
    await refusedInAlert(context, words)
    await expect(context.canvas.getByRole('radio', { name: /Mara Lindqvist/ })).toBeChecked()
    await takenNow(context)
  }

export const Default = meta.story({
  play: async (context) => {
    await go(context)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  },
})
export const AddingIsUnderWay = meta.story({
  args: anew,
  parameters: answers([pending('addShippingAddress')], withCart),
  play: async (context) => {
    await writeAddress(context)
    await go(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy')
  },
})

/** The field is named beside itself and has focus. */
export const AddFieldMissing = meta.story({
  args: anew,
  parameters: fails('addShippingAddress', 'FIELD_MISSING', { field: 'line1' }, withCart),
  play: refusedBeside('Address', /Enter the street and number/, '2240 Gottingen Street'),
})
/** The field is named beside itself and has focus. */
export const AddInvalidValue = meta.story({
  args: anew,
  parameters: fails('addShippingAddress', 'INVALID_VALUE', { field: 'postal_code' }, withCart),
  play: refusedBeside('Postal code', /does not exist in the chosen country/, 'B3K 3B8'),
})
/** The country is chosen anew; what was typed stays. */
export const AddNoCountry = meta.story({
  args: anew,
  parameters: fails('addShippingAddress', 'NO_COUNTRY', { field: 'country_code' }, withCart),
  play: refusedBeside('Country', /Choose a country first/, 'Canada'),
})
/** The field is named beside itself and has focus. */
export const AddRegexFail = meta.story({
  args: anew,
  parameters: fails('addShippingAddress', 'REGEX_FAIL', { field: 'name' }, withCart),
  play: refusedBeside('Full name optional', /Use letters, spaces/, ''),
})
/** The field says how long it must be. */
export const AddIterableLength = meta.story({
  args: anew,
  parameters: fails(
    'addShippingAddress',
    'ITERABLE_LENGTH',
    { field: 'phone_number', params: { min: 6, max: 15 } },
    withCart,
  ),
  play: refusedBeside('Phone optional', /6 to 15 digits/, ''),
})
/** The field says how long it may be. */
export const AddIterableLengthLong = meta.story({
  args: anew,
  parameters: fails(
    'addShippingAddress',
    'ITERABLE_LENGTH_LONG',
    { field: 'city', params: { max: 100 } },
    withCart,
  ),
  play: refusedBeside('City', /at most 100 characters/, 'Halifax'),
})
/** One of the kept addresses is chosen, or one is removed in the settings. */
export const AddMaxCount = meta.story({
  args: anew,
  parameters: fails(
    'addShippingAddress',
    'MAX_COUNT',
    { field: 'shipping_address', params: { max: 20 } },
    withCart,
  ),
  play: refusedOver('You can keep at most 20 addresses'),
})
/** The form keeps every word; the button sends it again. */
export const AddNetworkFailure = meta.story({
  args: anew,
  parameters: fails('addShippingAddress', 'NETWORK_FAILURE', {}, withCart),
  play: refusedOver('What you typed is kept'),
})
/** The form keeps every word; the button sends it again. */
export const AddRequestTimeout = meta.story({
  args: anew,
  parameters: fails('addShippingAddress', 'REQUEST_TIMEOUT', {}, withCart),
  play: refusedOver('took too long'),
})
/** The form keeps every word; the button sends it again. */
export const AddExternalError = meta.story({
  args: anew,
  parameters: fails('addShippingAddress', 'EXTERNAL_ERROR', {}, withCart),
  play: refusedOver('nothing was changed'),
})
/** The page leads to the login and back to this step. */
export const AddRestrictedArea = meta.story({
  args: anew,
  parameters: fails('addShippingAddress', 'RESTRICTED_AREA', {}, withCart),
  play: refusedOver('Log in to continue'),
})

/** The project page is one press away. */
export const ChooseNotFound = meta.story({
  parameters: fails('setPledgeAddress', 'NOT_FOUND', { field: 'project' }, withCart),
  play: notChosen('We could not find this project'),
})
/** The project page is one press away. */
export const ChooseMissingPledge = meta.story({
  parameters: fails('setPledgeAddress', 'MISSING_PLEDGE', {}, withCart),
  play: notChosen('Choose a reward first'),
})
/** Another address, or a new one. */
export const ChooseInvalidId = meta.story({
  parameters: fails('setPledgeAddress', 'INVALID_ID', { field: 'shipping_address' }, withCart),
  play: notChosen('This address no longer exists'),
})
/** Another address, or the reward is taken out in the summary beside it. */
export const ChooseOutOfRange = meta.story({
  parameters: fails('setPledgeAddress', 'OUT_OF_RANGE', { field: 'shipping_address' }, withCart),
  play: notChosen('does not ship to this country'),
})
/** The choice stays; the button sends it again. */
export const ChooseNetworkFailure = meta.story({
  parameters: fails('setPledgeAddress', 'NETWORK_FAILURE', {}, withCart),
  play: notChosen('We could not reach the server'),
})
/** The choice stays; the button sends it again. */
export const ChooseRequestTimeout = meta.story({
  parameters: fails('setPledgeAddress', 'REQUEST_TIMEOUT', {}, withCart),
  play: notChosen('took too long'),
})
/** The choice stays; the button sends it again. */
export const ChooseExternalError = meta.story({
  parameters: fails('setPledgeAddress', 'EXTERNAL_ERROR', {}, withCart),
  play: notChosen('nothing was changed'),
})
/** The page leads to the login and back to this step. */
export const ChooseRestrictedArea = meta.story({
  parameters: fails('setPledgeAddress', 'RESTRICTED_AREA', {}, withCart),
  play: notChosen('Log in to continue'),
})
