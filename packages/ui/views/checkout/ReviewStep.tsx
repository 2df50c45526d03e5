import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { checkout } from '@kindling/api-client/contract/pledges'
import type { Pledge } from '@kindling/api-client/model/pledge'
import type { Project } from '@kindling/api-client/model/project'
import calendar from 'lucide-react/icons/calendar'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import { useKeptFocus } from '../shared/use-kept-focus.ts'
import * as styles from './checkout.css.ts'
import { HoldingPlan } from './HoldingPlan.tsx'
import type { CheckoutStep } from './steps.ts'

/** What helps after a rejection: another step, a fresh cart, or a retry. */
type Recovery = 'address' | 'payment' | 'coupon' | 'reload' | 'retry'

/** The compiler checks that every code of the checkout has a way to continue. */
const recovery: Record<ErrorOf<typeof checkout>, Recovery> = {
  NOT_FOUND: 'reload',
  MISSING_PLEDGE: 'reload',
  EMPTY_CHECKOUT: 'reload',
  FIELD_MISSING: 'address',
  OUT_OF_RANGE: 'address',
  MISSING_PAYMENT_METHOD: 'payment',
  INSUFFICIENT_FUNDS: 'payment',
  INVALID_VALUE: 'payment',
  NUMBER_LOW: 'reload',
  NUMBER_HIGH: 'reload',
  INVALID_COUPON: 'coupon',
  COUPON_MINIMUM: 'coupon',
  COUPON_LIMIT: 'coupon',
  INTEGRITY_ERROR: 'reload',
  BACKER_LIMIT_EXCEEDED: 'reload',
  VARIANT_LIMIT_EXCEEDED: 'reload',
  INVALID_PROJECT_STATE: 'reload',
  EXTERNAL_ERROR: 'retry',
  INVALID_STATE: 'retry',
  NETWORK_FAILURE: 'retry',
  REQUEST_TIMEOUT: 'retry',
  // The page redirects to the login by itself, and back here.
  RESTRICTED_AREA: 'retry',
}

export interface ReviewStepProps {
  readonly project: Project
  readonly pledge: Pledge
  readonly onConfirm: (total: number) => Promise<unknown>
  readonly onReload: () => Promise<unknown>
  readonly onRemoveCoupon: () => Promise<unknown>
  readonly onStep: (step: CheckoutStep) => void
}

/** The whole pledge and its consequence, before the one button that moves money. */
export function ReviewStep({
  project,
  pledge,
  onConfirm,
  onReload,
  onRemoveCoupon,
  onStep,
}: ReviewStepProps) {
  const { t } = useTranslation('checkout')
  const { money, date } = useFormat()
  const [understood, setUnderstood] = useState(false)
  const [missing, setMissing] = useState(false)
  const confirming = useAction(onConfirm)
  const reloading = useAction(onReload)
  const removing = useAction(onRemoveCoupon)
  const consent = useRef<HTMLInputElement>(null)
  const total = money(pledge.total_usd, { fractions: 'always' })
  const later = project.funding_type === 'CROWDFUNDING' && project.end_time !== null
  const isOrder = project.funding_type !== 'CROWDFUNDING'
  const chargeDate = project.end_time === null ? '' : date(project.end_time * 1000, 'full')
  const failure = removing.failure ?? reloading.failure ?? confirming.failure
  const code = failure?.items[0]?.code
  const alert = useRejectionFocus(failure)
  const confirm = useRef<HTMLButtonElement>(null)
  const charged = useId()
  // What helped went with the rejection. The button names what the pledge comes to now.
  useKeptFocus(failure === null, () => confirm.current)
  const next = code && (recovery[code as keyof typeof recovery] ?? 'retry')

  return (
    <Stack gap={16}>
      <Alert tone="info" icon={calendar} title={later ? t('review.later') : t('review.now')}>
        {later ? t('review.laterDetail', { date: chargeDate, project: project.name }) : t('review.nowDetail')}
      </Alert>
      {project.milestones.length > 0 && (
        <HoldingPlan
          cents={pledge.total_usd}
          milestones={project.milestones}
          heldPercent={project.reserve_percent}
        />
      )}
      <Checkbox
        ref={consent}
        label={t(isOrder ? 'order.understand' : 'review.understand', { project: project.name })}
        checked={understood}
        error={missing ? t(isOrder ? 'order.understandMissing' : 'review.understandMissing') : undefined}
        onChange={(event) => {
          setUnderstood(event.target.checked)
          setMissing(false)
        }}
      />
      {failure && (
        <RejectionAlert ref={alert} failure={failure} form="checkout">
          {(next === 'address' || next === 'payment') && (
            <button type="button" className={styles.recover} onClick={() => onStep(next)}>
              {t(`review.recover.${next}`)}
            </button>
          )}
          {next === 'coupon' && (
            <button
              type="button"
              className={styles.recover}
              onClick={async () => {
                if (await removing.run()) confirming.clear()
              }}
            >
              {t('review.recover.coupon')}
            </button>
          )}
          {next === 'reload' && (
            <button
              type="button"
              className={styles.recover}
              onClick={async () => {
                if (await reloading.run()) confirming.clear()
              }}
            >
              {t('review.recover.reload')}
            </button>
          )}
        </RejectionAlert>
      )}
      <div className={styles.confirm}>
        <Button
          ref={confirm}
          variant="ember"
          size="large"
          width="full"
          aria-describedby={charged}
          pending={confirming.pending}
          pendingLabel={t(isOrder ? 'order.sending' : 'review.pledging')}
          onClick={() => {
            if (understood) return void confirming.run(pledge.total_usd)
            setMissing(true)
            consent.current?.focus()
          }}
        >
          {t(isOrder ? 'order.send' : 'review.pledge', { total })}
        </Button>
        <p id={charged} className={styles.underButton}>
          {later ? t('review.charged', { date: chargeDate }) : t('review.chargedNow')}
        </p>
        <strong className={styles.barAmount} aria-hidden="true">
          {total}
        </strong>
      </div>
    </Stack>
  )
}
