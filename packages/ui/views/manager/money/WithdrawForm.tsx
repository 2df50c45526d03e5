import type { withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { type WithdrawalForm, withdrawalForm } from '@kindling/validation/forms/withdrawal'
import { PAYOUT } from '@kindling/validation/limits'
import { useEffect, useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { MoneyField } from '../../../primitives/MoneyField/MoneyField.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { overFormUntilChanged, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useForm } from '../../form/use-form.ts'
import * as styles from './money.css.ts'

const withdrawPlacements = placements<typeof withdrawFunds>({
  INVALID_STATE: overFormUntilChanged,
})
/** Codes with words of this form: elsewhere they speak of tokens, or of a card. */
const amountCodes = ['INVALID_TYPE', 'NUMBER_LOW', 'NUMBER_HIGH', 'INSUFFICIENT_FUNDS'] as const

/** What the server would reject, known before anybody is asked to confirm it. */
const problemOf = (amount: number, available: number) => {
  if (amount > available) return 'INSUFFICIENT_FUNDS'
  return amount < PAYOUT.minCents && amount < available ? 'NUMBER_LOW' : null
}

interface WithdrawFormProps {
  /** Cents that were released and are still there. */
  readonly available: number
  /** Last digits of the bank account. */
  readonly last4: string
  readonly onWithdraw: (form: WithdrawalForm) => Promise<unknown>
}

/** An amount, then once more with the amount said, before anything is sent. */
export function WithdrawForm({ available, last4, onWithdraw }: WithdrawFormProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const { money } = useFormat()
  const cents = (amount: number) => money(amount, { fractions: 'always' })
  const [asked, setAsked] = useState<number | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (asked !== null) question.current?.focus()
  }, [asked])
  const { form, ...withdrawal } = useForm<WithdrawalForm>({
    name: 'withdraw',
    schema: withdrawalForm,
    empty: { amount: null as unknown as number },
    placements: withdrawPlacements,
    submit: async (values) => {
      if (asked !== values.amount) {
        const code = problemOf(values.amount, available)
        setSent(null)
        if (code) form.place({ items: [{ code, field: 'amount' }], retryAfter: null })
        else setAsked(values.amount)
        return
      }
      await onWithdraw(values)
      setSent(values.amount)
      setAsked(null)
      form.reset()
    },
  })
  const amount = form.watch('amount')
  const wrong = amountCodes.find((code) => code === form.formState.errors.amount?.type)
  const isAsking = asked !== null && asked === amount && !withdrawal.waits
  const change = (next: number | null, onChange: (value: number | null) => void) => {
    setAsked(null)
    setSent(null)
    onChange(next)
  }
  const done = sent !== null && (
    <Alert tone="positive" arrival="announced">
      {t('money.withdraw.done', { amount: cents(sent), last4 })}
    </Alert>
  )
  if (available === 0)
    return (
      <>
        {done}
        <p>{t('money.withdraw.nothing')}</p>
      </>
    )
  return (
    <>
      {done}
      <form method="dialog" noValidate onSubmit={withdrawal.onSubmit}>
        <Stack gap={16}>
          {withdrawal.failure && (
            <RejectionAlert ref={withdrawal.rejection} failure={withdrawal.failure} form="withdraw" />
          )}
          <Controller
            control={form.control}
            name="amount"
            render={({ field: { ref, value, onChange } }) => (
              <div className={styles.amountHead}>
                <MoneyField
                  ref={ref}
                  label={t('money.withdraw.amount')}
                  hint={
                    value !== null && value > 0 && value <= available
                      ? t('money.withdraw.stays', { amount: cents(available - value) })
                      : t('money.withdraw.least')
                  }
                  notAnAmount={t('money.withdraw.codes.INVALID_TYPE')}
                  value={value}
                  onChange={(next) => change(next, onChange)}
                  error={
                    wrong
                      ? t(`money.withdraw.codes.${wrong}`)
                      : form.problem('amount', t('money.withdraw.amount'))
                  }
                />
                <div className={styles.all}>
                  {' '}
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      change(available, onChange)
                      form.clearErrors('amount')
                    }}
                  >
                    {t('money.withdraw.all', { amount: cents(available) })}
                  </Button>
                </div>
              </div>
            )}
          />
          {isAsking ? (
            <div className={styles.confirm}>
              <p ref={question} tabIndex={-1}>
                <strong>{t('money.withdraw.ask', { amount: cents(asked), last4 })}</strong>
              </p>
              <p className={styles.muted}>{t('money.withdraw.askHint')}</p>
              <Button
                type="submit"
                variant="ember"
                width="full"
                pending={withdrawal.pending}
                pendingLabel={t('money.withdraw.pending')}
              >
                {withdrawal.failure ? common('retry') : t('money.withdraw.confirm', { amount: cents(asked) })}
              </Button>
              <Button variant="line" width="full" onClick={() => setAsked(null)}>
                {t('money.withdraw.back')}
              </Button>
            </div>
          ) : (
            <Button
              type="submit"
              width="full"
              disabledReason={withdrawal.waits ? t('changeFirst') : undefined}
            >
              {t('money.withdraw.submit')}
            </Button>
          )}
        </Stack>
      </form>
    </>
  )
}
