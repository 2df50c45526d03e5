import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { within } from '#catalogue/test'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PledgeView } from './PledgeView.tsx'
import {
  button,
  clearMocks,
  isSaved,
  oneMore,
  payOtherwise,
  pledgeArgs,
  sendElsewhere,
  withAddOns,
} from './story-pledge.ts'

const meta = preview.meta({
  title: 'Views/Pledges/Change a pledge',
  component: PledgeView,
  tags: ['errors'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: pledgeArgs,
  beforeEach: clearMocks,
})

const rejects = rejecting('setCheckedOutQuantity')

export const Changing = meta.story(sending(oneMore, isSaved))
async function addSeals(context: PlayContext) {
  const t = wordsOf(context, 'pledges')
  const part = within(await context.canvas.findByRole('list', { name: t('page.addOns') }))
  const more = t('page.more', { name: 'Seals, set of three' })
  await context.userEvent.click(await part.findByRole('button', { name: more }))
  await context.userEvent.click(await part.findByRole('button', { name: t('page.save', { count: 1 }) }))
}
/** An add-on that the pledge did not hold. */
export const AddOnAdded = meta.story({
  ...sending(addSeals, isSaved),
  args: { read: withAddOns },
  parameters: answers([], {
    project: { ...fixtures.wholeKettle, rewards: [...fixtures.wholeKettle.rewards, ...fixtures.addOns] },
  }),
})
export const SentElsewhere = meta.story(sending(sendElsewhere, isSaved))
export const PaidOtherwise = meta.story(sending(payOtherwise, isSaved))

/* Why a change may be rejected, in its place; what was chosen stays. */
/** Choosing fewer: the cap counts all pledges to the campaign. */
export const QuantityOverTheCap = Changing.extend(
  rejects('NUMBER_HIGH', /at most US\$1,000 in all/, {
    field: 'total_usd',
    words: 'errors:forms.changePledge.total_usd.NUMBER_HIGH',
  }),
)
/** Reading the new total, and saving again. */
export const QuantityTotalChanged = Changing.extend(
  rejects('INTEGRITY_ERROR', /The total changed in the meantime/, {
    field: 'total_usd',
    words: 'errors:forms.changePledge.total_usd.INTEGRITY_ERROR',
  }),
)
/** Choosing fewer; what is left is read again. */
export const QuantitySoldOut = Changing.extend(
  rejects('BACKER_LIMIT_EXCEEDED', /Fewer than that are left/, {
    field: 'reward',
    words: 'errors:forms.changePledge.reward.BACKER_LIMIT_EXCEEDED',
  }),
)
/** Choosing fewer; what is left is read again. */
export const QuantityVariantSoldOut = Changing.extend(
  rejects('VARIANT_LIMIT_EXCEEDED', /Fewer than that are left of this choice/, {
    field: 'reward_variant',
    words: 'errors:forms.changePledge.reward_variant.VARIANT_LIMIT_EXCEEDED',
  }),
)
/** Choosing more: below its minimum a coupon takes nothing off. */
export const QuantityBelowTheCoupon = Changing.extend(
  rejects('COUPON_MINIMUM', /Your coupon needs a higher pledge/, {
    field: 'quantity',
    words: 'errors:forms.changePledge.quantity.COUPON_MINIMUM',
  }),
)
/** Another address, or fewer pieces. */
export const QuantityNotShippedThere = Changing.extend(
  rejects('OUT_OF_RANGE', /not shipped to your address any more/, {
    field: 'shipping_address',
    words: 'errors:forms.changePledge.shipping_address.OUT_OF_RANGE',
  }),
)
/** Waiting: the quantity stays until the bank has answered, or the campaign has ended. */
export const QuantityOnTheLastDay = Changing.extend(
  rejects('INVALID_STATE', /This cannot be changed now/, {
    words: 'errors:forms.changePledge.form.INVALID_STATE',
  }),
)
/** Reading what is charged and when, beside the pledge. */
export const QuantityCampaignOver = Changing.extend(
  rejects('INVALID_PROJECT_STATE', /The campaign is over/, {
    words: 'errors:forms.changePledge.form.INVALID_PROJECT_STATE',
  }),
)
/** Asking the creator for a change or a refund. */
export const QuantityCharged = Changing.extend(
  rejects('PLEDGE_PAID', /This pledge is already charged/, {
    words: 'errors:forms.changePledge.form.PLEDGE_PAID',
  }),
)
/** Nothing: it is let go, and the pledge is read again. */
export const QuantityCancelled = Changing.extend(
  rejects('PLEDGE_CANCELLED', /This pledge is already cancelled/, {
    words: 'errors:forms.changePledge.form.PLEDGE_CANCELLED',
  }),
)
/** The list of all pledges. */
export const QuantityNoPledge = Changing.extend(
  rejects('MISSING_PLEDGE', /We could not find this pledge/, {
    words: 'errors:forms.changePledge.form.MISSING_PLEDGE',
  }),
)
/** Keeping what is pledged: it stands. */
export const QuantityNoReward = Changing.extend(
  rejects('MISSING_PRODUCT', /This reward is no longer offered/),
)
export const QuantityProjectGone = Changing.extend(
  rejects('NOT_FOUND', /We could not find this project/, 'project'),
)
export const QuantitySessionEnded = Changing.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
export const QuantityNetworkFailure = Changing.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/),
)
/** Another address, or fewer pieces. */
export const AddressOverTheCap = SentElsewhere.extend(
  rejected('setPledgeAddress', 'NUMBER_HIGH', /With shipping there your pledges/, {
    field: 'total_usd',
    words: 'errors:forms.changePledge_address.total_usd.NUMBER_HIGH',
  }),
)
/** Reading the new total, and saving again. */
export const AddressTotalChanged = SentElsewhere.extend(
  rejected('setPledgeAddress', 'INTEGRITY_ERROR', /The total changed in the meantime/, {
    field: 'total_usd',
    words: 'errors:forms.changePledge_address.total_usd.INTEGRITY_ERROR',
  }),
)
/** Trying again after the bank has answered. */
export const AddressBankDecides = SentElsewhere.extend(
  rejected('setPledgeAddress', 'INVALID_STATE', /while your bank decides/, {
    words: 'errors:forms.changePledge_address.form.INVALID_STATE',
  }),
)
/** Reading what is charged and when, beside the pledge. */
export const AddressCampaignOver = SentElsewhere.extend(
  rejected('setPledgeAddress', 'INVALID_PROJECT_STATE', /The campaign is over/, {
    words: 'errors:forms.changePledge_address.form.INVALID_PROJECT_STATE',
  }),
)
/** An address to which shipping costs no more, or asking the creator. */
export const AddressCostsMore = SentElsewhere.extend(
  rejected('setPledgeAddress', 'PLEDGE_PAID', /Shipping there costs more/, {
    words: 'errors:forms.changePledge_address.form.PLEDGE_PAID',
  }),
)
/** Nothing: it is let go, and the pledge is read again. */
export const AddressCancelled = SentElsewhere.extend(
  rejected('setPledgeAddress', 'PLEDGE_CANCELLED', /This pledge is already cancelled/, {
    words: 'errors:forms.changePledge_address.form.PLEDGE_CANCELLED',
  }),
)
export const AddressNetworkFailure = SentElsewhere.extend(
  rejected('setPledgeAddress', 'NETWORK_FAILURE', /We could not reach the server/),
)
export const CardNoPledge = PaidOtherwise.extend(
  rejected('changePledgePayment', 'NOT_FOUND', /We could not find this pledge/, 'pledge'),
)
/** Choosing a card that is still saved. */
export const CardGone = PaidOtherwise.extend(
  rejected('changePledgePayment', 'MISSING_PAYMENT_METHOD', /There is no card to charge/, {
    field: 'payment_method',
  }),
)
/** Nothing: it is paid, and the pledge is read again. */
export const CardCharged = PaidOtherwise.extend(
  rejected('changePledgePayment', 'PLEDGE_PAID', /This pledge is already charged/, {
    words: 'errors:forms.changePledge_card.form.PLEDGE_PAID',
  }),
)
/** Nothing: it is let go, and the pledge is read again. */
export const CardCancelled = PaidOtherwise.extend(
  rejected('changePledgePayment', 'PLEDGE_CANCELLED', /This pledge is already cancelled/, {
    words: 'errors:forms.changePledge_card.form.PLEDGE_CANCELLED',
  }),
)
/** Trying again after the bank has answered. */
export const CardBankDecides = PaidOtherwise.extend(
  rejected('changePledgePayment', 'INVALID_STATE', /Your bank is deciding/, {
    words: 'errors:forms.changePledge_card.form.INVALID_STATE',
  }),
)
export const CardSessionEnded = PaidOtherwise.extend(
  rejected('changePledgePayment', 'RESTRICTED_AREA', /Log in to continue/),
)
export const CardNetworkFailure = PaidOtherwise.extend(
  rejected('changePledgePayment', 'NETWORK_FAILURE', /We could not reach the server/),
)
export const CardExternalError = PaidOtherwise.extend(
  rejected(
    'changePledgePayment',
    'EXTERNAL_ERROR',
    /The payment service did not answer and nothing was charged/,
    {
      field: 'payment_method',
    },
  ),
)
/** Choosing another card; the pledge keeps the one it has. */
export const CardDeclined = PaidOtherwise.extend(
  rejected('changePledgePayment', 'INVALID_VALUE', /Your bank declined this card/, {
    field: 'payment_method',
  }),
)
/** Choosing another card; the pledge keeps the one it has. */
export const CardWithoutMoney = PaidOtherwise.extend(
  rejected('changePledgePayment', 'INSUFFICIENT_FUNDS', /not enough money on this card/, {
    field: 'payment_method',
  }),
)
QuantityNetworkFailure.test(
  'recovers',
  recovers((context) => button(context, wordsOf(context, 'pledges')('page.save', { count: 3 })), isSaved),
)
