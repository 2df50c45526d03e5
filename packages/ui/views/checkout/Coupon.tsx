import type { Pledge } from '@kindling/api-client/model/pledge'
import { CHECKOUT } from '@kindling/validation/limits'
import ticketPercent from 'lucide-react/icons/ticket-percent'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useMessages } from '../form/messages.ts'
import { useRejectionLine } from '../form/use-rejection-message.ts'
import { useAction } from '../shared/use-action.ts'
import { useKeptFocus } from '../shared/use-kept-focus.ts'
import * as styles from './summary.css.ts'

export interface CouponProps {
  readonly pledge: Pledge
  /** Puts a code on the cart; an empty one takes it off. */
  readonly onCoupon: (code: string) => Promise<unknown>
}

/** The coupon of a cart: a field and Apply, or the code and Remove. Without the form library: it is one field. */
export function Coupon({ pledge, onCoupon }: CouponProps) {
  const place = useRef<HTMLDivElement>(null)
  // The field gives way to Remove, and Remove to the field.
  useKeptFocus(pledge.coupon, () => place.current?.querySelector<HTMLElement>('input, button'))
  return (
    <div ref={place}>
      {pledge.coupon === null ? (
        <Enter onCoupon={onCoupon} />
      ) : (
        <Applied pledge={pledge} code={pledge.coupon} onCoupon={onCoupon} />
      )}
    </div>
  )
}

function Enter({ onCoupon }: Pick<CouponProps, 'onCoupon'>) {
  const { t } = useTranslation('checkout')
  const messageOf = useMessages('coupon')
  const input = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const applying = useAction(onCoupon)
  const [item] = applying.failure?.items ?? []
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read from the field itself, which may have been filled in before this script arrived.
    const code = input.current?.value.trim() ?? ''
    setMissing(code === '')
    if (code === '' || !(await applying.run(code))) input.current?.focus()
  }
  return (
    <form method="dialog" className={styles.couponForm} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        label={t('coupon.label')}
        name="code"
        dir="ltr"
        icon={ticketPercent}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CHECKOUT.couponMax}
        error={missing ? t('coupon.missing') : item && messageOf(item)}
        onChange={() => {
          setMissing(false)
          if (item) applying.clear()
        }}
        end={
          <Button
            type="submit"
            variant="quiet"
            size="small"
            pending={applying.pending}
            pendingLabel={t('coupon.applying')}
          >
            {t('coupon.apply')}
          </Button>
        }
      />
    </form>
  )
}

function Applied({ pledge, code, onCoupon }: CouponProps & { readonly code: string }) {
  const { t } = useTranslation('checkout')
  const { money } = useFormat()
  const lineOf = useRejectionLine()
  const removing = useAction(onCoupon)
  const minimum = pledge.coupon_terms?.minimum ?? 0
  const missing = minimum - pledge.sub_total_usd
  return (
    <div className={styles.coupon}>
      <p className={styles.couponCode}>
        <Icon icon={ticketPercent} size={16} />
        <bdi dir="ltr">{code}</bdi>
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('coupon.removeNamed', { code })}
        pending={removing.pending}
        pendingLabel={t('coupon.removing')}
        onClick={() => void removing.run('')}
      >
        {t('coupon.remove')}
      </Button>
      {missing > 0 && (
        <p className={styles.couponNote} role="status">
          {t('coupon.below', { minimum: money(minimum), missing: money(missing) })}
        </p>
      )}
      {removing.failure && (
        <p className={styles.lineError} role="alert">
          {lineOf(removing.failure)}
        </p>
      )}
    </div>
  )
}
