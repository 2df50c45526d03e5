import { setPledgeAddress } from '@kindling/api-client/contract/pledges'
import { addShippingAddress } from '@kindling/api-client/contract/users'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { addressLabels, fill, type PlayContext, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { AddressStep } from './AddressStep.tsx'
import { withCart } from './story-cart.ts'

const { backer } = fixtures
const done = fn()

const meta = preview.meta({
  title: 'Views/Checkout/Address step',
  component: AddressStep,
  tags: ['errors'],
  parameters: { landmark: 'main', maxWidth: 720, ...answers([], withCart) },
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
})

const rejects = rejecting('addShippingAddress')

/** No address yet: the form is open. */
const anew = { addresses: [], chosen: null } as const

async function writeAddress(context: PlayContext) {
  const t = wordsOf(context, 'checkout')
  await fill(context, t('address.fields.country_code'), 'Canada')
  await context.userEvent.keyboard('{Enter}')
  await fill(context, t('address.fields.line1'), '2240 Gottingen Street')
  await fill(context, t('address.fields.city'), 'Halifax')
  await fill(context, t('address.fields.state'), 'Nova Scotia')
  await fill(context, t('address.fields.postal_code'), 'B3K 3B8')
}
const go = (context: PlayContext) =>
  context.userEvent.click(
    context.canvas.getByRole('button', { name: wordsOf(context, 'checkout')('address.continue') }),
  )
async function addAddress(context: PlayContext) {
  await writeAddress(context)
  await go(context)
}
const isDone = () => waitFor(() => expect(done).toHaveBeenCalledTimes(1))

export const Default = meta.story(sending(go, isDone))
export const Adding = meta.story({ args: anew, ...sending(addAddress, isDone, undefined, addressLabels) })
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
export const AddFieldMissing = Adding.extend(rejects('FIELD_MISSING', /Enter the street and number/, 'line1'))
/** The field is named beside itself and has focus. */
export const AddInvalidValue = Adding.extend(
  rejects('INVALID_VALUE', /does not exist in the chosen country/, {
    field: 'postal_code',
  }),
)
AddInvalidValue.test('waits for another postal code, and recovers', async (context) => {
  const button = context.canvas.getByRole('button', { name: 'Continue to payment' })
  await expect(button).toHaveAccessibleDescription('Change what is marked to try again.')
  await fill(context, 'Postal code', 'B3K 3B9')
  await recovers(go, isDone)(context)
})

/** The person chooses another country; what was typed stays. */
export const AddNoCountry = Adding.extend(rejects('NO_COUNTRY', /Choose a country first/, 'country_code'))
AddNoCountry.test('waits for another country, and recovers', async (context) => {
  const button = context.canvas.getByRole('button', { name: 'Continue to payment' })
  await expect(button).toHaveAccessibleDescription('Change what is marked to try again.')
  await fill(context, 'Country', 'Canada')
  await context.userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button).not.toHaveAccessibleDescription())
  await recovers(go, isDone)(context)
})
/** The field is named beside itself and has focus. */
export const AddRegexFail = Adding.extend(rejects('REGEX_FAIL', /This name holds characters/, 'name'))
/** The field says how long it must be. */
export const AddIterableLength = Adding.extend(rejects('ITERABLE_LENGTH', /5 to 14 digits/, 'phone_number'))
/** The field says how long it may be. */
export const AddIterableLengthLong = Adding.extend(
  rejects('ITERABLE_LENGTH_LONG', /at most 60 characters/, 'city'),
)
/** The person chooses a saved address, or removes one in the settings. */
export const AddMaxCount = Adding.extend(
  rejects('MAX_COUNT', /You can keep at most 50 addresses/, {
    field: 'shipping_address',
  }),
)
AddMaxCount.test('recovers', recovers(tryAgain, isDone))

/** The page redirects to the login and back to this step. */
export const AddRestrictedArea = Adding.extend(rejects('RESTRICTED_AREA', /Log in to continue/))

/** A link leads to the project page. */
export const ChooseNotFound = Default.extend(
  rejected('setPledgeAddress', 'NOT_FOUND', /We could not find this project/, 'project'),
)
/** A link leads to the project page. */
export const ChooseMissingPledge = Default.extend(
  rejected('setPledgeAddress', 'MISSING_PLEDGE', /Choose a reward first/),
)
/** The person chooses another address or adds one. */
export const ChooseInvalidId = Default.extend(
  rejected('setPledgeAddress', 'INVALID_ID', /This address no longer exists/, 'shipping_address'),
)
ChooseInvalidId.test('recovers', recovers(go, isDone))

/** The person chooses another address, or removes the reward in the summary beside it. */
export const ChooseOutOfRange = Default.extend(
  rejected('setPledgeAddress', 'OUT_OF_RANGE', /does not ship to this country/, {
    field: 'shipping_address',
  }),
)
/** The page redirects to the login and back to this step. */
export const ChooseRestrictedArea = Default.extend(
  rejected('setPledgeAddress', 'RESTRICTED_AREA', /Log in to continue/),
)
