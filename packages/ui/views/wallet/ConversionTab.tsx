import type { Wallet } from '@kindling/api-client/model/wallet'
import { usdCentsOf } from '@kindling/validation/rules/conversion'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { MoneyField } from '../../primitives/MoneyField/MoneyField.tsx'
import type { RateState } from '../../state/rate-state.ts'
import { type CodeItem, useMessages } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useTokenFormat } from '../shared/token-format.ts'
import { failureOf, Rejection, useAction } from '../shared/use-action.ts'
import { RejectionNotice } from './Notices.tsx'
import { RateLine } from './RateLine.tsx'
import * as styles from './wallet.css.ts'

export interface ConversionTabProps {
  readonly wallet: Wallet
  readonly rate: RateState
  readonly onRefreshRate: () => void
  /**
   * @param conversion hundredths of a PLG, and the rate shown on the screen.
   * @returns the received amount, in cents.
   */
  readonly onConvert: (conversion: { amount: number; plgToUsd: string }) => Promise<number>
}

const isOfAmount = ({ field }: CodeItem) => field === 'amount'

/**
 * PLG into US dollars, at the rate shown (spec 1 §1). Not by `useForm`: its one field is a number that depends on the
 * rate and the balance, which no form schema knows.
 */
export function ConversionTab({ wallet, rate, onRefreshRate, onConvert }: ConversionTabProps) {
  const { t } = useTranslation('wallet')
  const format = useTokenFormat()
  const errorWords = useMessages()
  const plg = wallet.accounts.find(({ label }) => label === 'PLG')
  const held = plg?.balance.amount ?? 0
  const [amount, setAmount] = useState<number | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [done, setDone] = useState<{ amount: number; cents: number } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const cents =
    rate.status === 'loaded' && amount !== null && amount <= held ? usdCentsOf(amount, rate.plgToUsd) : null

  const complain = (words: string) => {
    setWrong(words)
    field.current?.focus()
  }
  const action = useAction(async (conversion: { amount: number; plgToUsd: string }) => {
    try {
      const got = await onConvert(conversion)
      setDone({ amount: conversion.amount, cents: got })
      setAmount(null)
    } catch (error) {
      const failure = failureOf(error)
      const [item] = failure.items
      // The rate has changed or is gone: read it again, and let the person decide again.
      if (item && ['INTEGRITY_ERROR', 'TICKER_FAIL', 'TICKER_ERROR'].includes(item.code)) onRefreshRate()
      if (!item || !isOfAmount(item)) throw new Rejection(failure)
      complain(errorWords(item))
    }
  })
  const alert = useRejectionFocus(action.failure)

  const tooMuch = t('conversion.tooMuch', { amount: format.tokens(held) })
  const problemOf = (asked: number | null): string | null => {
    if (asked === null) return t('conversion.missing')
    // The balance is the limit that matters: a wallet holds no more than its maximum anyway.
    if (asked > held) return tooMuch
    return asked < 1 || cents === 0 ? errorWords({ code: 'NUMBER_LOW', field: 'amount' }) : null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setDone(null)
    action.clear()
    const found = problemOf(amount)
    if (found !== null || amount === null) return complain(found ?? t('conversion.missing'))
    if (rate.status === 'loaded') void action.run({ amount, plgToUsd: rate.plgToUsd })
  }
  const change = (next: number | null) => {
    setAmount(next)
    // Shown while typing: an amount in dollars beside it would promise money that is not available.
    setWrong(next !== null && next > held ? tooMuch : null)
  }
  const noRate = rate.status !== 'loaded'

  return (
    <section className={styles.section}>
      <Heading level={2} size="t26">
        {t('conversion.title')}
      </Heading>
      <p className={styles.label}>{t('conversion.hint')}</p>
      {!wallet.hasValidKYC && <RejectionNotice rejection="IDENTITY" />}
      <div role="status">
        {done && (
          <Alert tone="positive" title={t('conversion.doneTitle')}>
            {t('conversion.done', { amount: format.tokens(done.amount), usd: format.usd(done.cents) })}
          </Alert>
        )}
      </div>
      {action.failure && (
        <RejectionAlert ref={alert} failure={action.failure} title={t('conversion.failed')} />
      )}
      {wallet.hasValidKYC && (
        <form method="dialog" className={styles.form} onSubmit={submit} noValidate>
          <div className={styles.amountRow}>
            <div className={styles.field}>
              <MoneyField
                ref={field}
                label={t('conversion.amount')}
                hint={t('conversion.available', { amount: format.tokens(held) })}
                currency="PLG"
                notAnAmount={t('conversion.notAnAmount')}
                value={amount}
                onChange={change}
                {...(wrong && { error: wrong })}
              />
            </div>
            <Button variant="quiet" size="small" onClick={() => change(held)}>
              {t('conversion.all')}
            </Button>
          </div>
          <div>
            <div className={styles.outcome}>
              <span>{t('conversion.gives')}</span>
              <output className={styles.gets}>{cents === null ? '–' : format.usd(cents)}</output>
            </div>
            <RateLine
              rate={rate}
              onRefresh={onRefreshRate}
              words={({ plgToUsd, date }) =>
                t('rate.line', { rate: format.rate(plgToUsd), time: format.moment(date) })
              }
            />
          </div>
          <Button
            type="submit"
            pending={action.pending}
            pendingLabel={t('conversion.pending')}
            {...(noRate && { disabledReason: t('conversion.noRate'), reasonDisplay: 'spoken' as const })}
          >
            {cents ? t('conversion.submit', { usd: format.usd(cents) }) : t('conversion.submitEmpty')}
          </Button>
        </form>
      )}
    </section>
  )
}
