import type { PaymentMethod, ShippingAddress } from '@kindling/api-client/model/account'
import type { Pledge } from '@kindling/api-client/model/pledge'
import type { Project } from '@kindling/api-client/model/project'
import arrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import type { CardEntry } from '../../state/card-entry.ts'
import { CheckoutSteps } from '../../widgets/CheckoutSteps/CheckoutSteps.tsx'
import type { AddressInput } from '../shared/AddressFields.tsx'
import type { CardInput } from '../shared/card-form-options.ts'
import { useAddressLine, useCardLine } from '../shared/lines.ts'
import { projectHref } from '../shared/project-facts.ts'
import { AddressStep } from './AddressStep.tsx'
import { addOnsOf } from './add-ons.ts'
import * as styles from './checkout.css.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { StepPanel } from './StepPanel.tsx'
import { type CheckoutFacts, type CheckoutStep, stepsOf } from './steps.ts'

const loadReview = () => import('./ReviewStep.tsx')
const ReviewStep = lazyPart(async () => (await loadReview()).ReviewStep)

export interface CheckoutViewProps {
  readonly project: Project
  /** The cart; it holds at least one product. */
  readonly pledge: Pledge
  readonly step: CheckoutStep
  readonly facts: CheckoutFacts
  readonly addresses: readonly ShippingAddress[]
  readonly cards: readonly PaymentMethod[]
  /** The card that will be charged, once one is chosen. */
  readonly card: PaymentMethod | null
  /** How a new card is taken. */
  readonly cardEntry: CardEntry
  /** Milliseconds; expiry dates are compared with it. */
  readonly now: () => number
  readonly onStep: (step: CheckoutStep) => void
  /** Chooses one of the person's addresses for this pledge. */
  readonly onChooseAddress: (id: string) => Promise<unknown>
  /** Saves a new address and chooses it. */
  readonly onAddAddress: (address: AddressInput) => Promise<unknown>
  readonly onChooseCard: (id: string) => void
  readonly onAddCard: (card: CardInput) => Promise<unknown>
  readonly onQuantity: (variantId: string, quantity: number) => Promise<unknown>
  /** Puts a coupon on the cart; an empty code takes it off. */
  readonly onCoupon: (code: string) => Promise<unknown>
  /** Cents of the person's other pledges to the campaign, which count against the cap. */
  readonly pledgedBefore?: number
  /** Pledges the total that is shown beside the button, in cents. */
  readonly onConfirm: (total: number) => Promise<unknown>
  /** Reads the cart again: it changed meanwhile. */
  readonly onReload: () => Promise<unknown>
}

/** Address, payment, review: one step is open; finished ones are folded with a summary and an Edit button. */
export function CheckoutView(props: CheckoutViewProps) {
  const { project, pledge, step, facts, addresses, cards, card, onStep } = props
  const { t } = useTranslation('checkout')
  const addressLine = useAddressLine()
  const cardLine = useCardLine()
  const steps = stepsOf(facts)
  const isOrder = project.funding_type !== 'CROWDFUNDING'
  const titleOf = (each: CheckoutStep) => t(each === 'review' && isOrder ? 'order.title' : `${each}.title`)
  const stateOf = (each: CheckoutStep) =>
    each === step
      ? ('current' as const)
      : steps.indexOf(each) < steps.indexOf(step)
        ? ('done' as const)
        : ('next' as const)
  // The last step is not part of the first view, and is there before a person reaches it.
  useEffect(() => void loadReview().catch(() => undefined), [])
  const panel = (each: CheckoutStep) => ({
    number: steps.indexOf(each) + 1,
    state: stateOf(each),
    title: titleOf(each),
    editLabel: t('edit', { step: titleOf(each) }),
    onEdit: () => onStep(each),
  })

  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <h1 className={styles.title}>
          <span className={styles.muted}>{t(isOrder ? 'order.ordering' : 'backing')} </span>
          {project.name}
        </h1>
        <Link href={projectHref(project)} placement="standalone" tone="plain" weight="semibold">
          <span className={styles.backArrow}>
            <Icon icon={arrowLeft} />
          </span>
          {t('backToProject')}
        </Link>
      </div>
      <div className={styles.columns}>
        <div>
          <div className={styles.steps}>
            <CheckoutSteps
              label={t('steps')}
              steps={steps.map((each) => ({ id: each, label: t(`${each}.short`), state: stateOf(each) }))}
              doneLabel={t('done')}
            />
          </div>
          {facts.needsAddress && (
            <StepPanel
              {...panel('address')}
              summary={pledge.shipping_address ? addressLine(pledge.shipping_address) : null}
            >
              <AddressStep
                addresses={addresses}
                chosen={pledge.shipping_address?.id ?? null}
                onChoose={props.onChooseAddress}
                onAdd={props.onAddAddress}
                onDone={() => onStep('payment')}
              />
            </StepPanel>
          )}
          <StepPanel {...panel('payment')} summary={card ? cardLine(card) : null}>
            <PaymentStep
              cards={cards}
              chosen={card?.id ?? null}
              now={props.now}
              entry={props.cardEntry}
              onChoose={props.onChooseCard}
              onAdd={props.onAddCard}
              onDone={() => onStep('review')}
            />
          </StepPanel>
          <StepPanel {...panel('review')} summary={null}>
            <Suspense>
              <ReviewStep
                project={project}
                pledge={pledge}
                onConfirm={props.onConfirm}
                onReload={props.onReload}
                onRemoveCoupon={() => props.onCoupon('')}
                onStep={onStep}
              />
            </Suspense>
          </StepPanel>
        </div>
        <OrderSummary
          pledge={pledge}
          title={t(isOrder ? 'order.summary' : 'summary.title')}
          addOns={{
            title: t(isOrder ? 'order.addOns' : 'summary.addOns'),
            choices: addOnsOf(project, pledge, props.now()),
          }}
          open={step === 'review'}
          onQuantity={props.onQuantity}
          onCoupon={props.onCoupon}
          pledgedBefore={props.pledgedBefore ?? 0}
        />
      </div>
    </div>
  )
}
