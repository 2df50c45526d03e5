import type { WalletAccount } from '@kindling/api-client/model/wallet'
import { usdCentsOf } from '@kindling/validation/rules/conversion'
import arrows from 'lucide-react/icons/arrow-left-right'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import type { RateState } from '../../state/rate-state.ts'
import { useTokenFormat } from '../shared/token-format.ts'
import { RejectionNotice } from './Notices.tsx'
import { RateLine } from './RateLine.tsx'
import * as styles from './wallet.css.ts'

export interface TokenTabProps {
  readonly account: WalletAccount
  readonly rate: RateState
  readonly onRefreshRate: () => void
  /** Address of the conversion. */
  readonly conversionHref: string
}

/** How much of a token the person holds, of the maximum. */
export function TokenTab({ account, rate, onRefreshRate, conversionHref }: TokenTabProps) {
  const { t } = useTranslation('wallet')
  const format = useTokenFormat()
  const { label, max, balance, rejection } = account
  return (
    <>
      <div className={styles.balance}>
        <div>
          <p className={styles.label}>{t('balance')}</p>
          <p className={styles.figure}>
            <bdi dir="ltr">{format.tokens(balance.amount)}</bdi>
            <span className={styles.unit}>{label}</span>
          </p>
          {label === 'PLG' && (
            <RateLine
              rate={rate}
              onRefresh={onRefreshRate}
              words={({ plgToUsd, date }) =>
                t('worth', {
                  usd: format.usd(usdCentsOf(balance.amount, plgToUsd)),
                  rate: format.rate(plgToUsd),
                  time: format.moment(date),
                })
              }
            />
          )}
        </div>
        {label === 'PLG' && (
          <ButtonLink variant="line" icon={arrows} href={conversionHref}>
            {t('convert')}
          </ButtonLink>
        )}
      </div>
      {max !== null && (
        <div className={styles.meter}>
          <div className={styles.between}>
            <span>{t('held')}</span>
            <span className={styles.figures}>
              {t('heldOf', { amount: format.tokens(balance.amount), max: format.tokens(max), token: label })}
            </span>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: browsers paint a native meter themselves, in colours of their own */}
          <div
            className={styles.track}
            role="meter"
            aria-label={t('held')}
            aria-valuemin={0}
            aria-valuemax={max}
            aria-valuenow={balance.amount}
            aria-valuetext={t('heldOf', {
              amount: format.tokens(balance.amount),
              max: format.tokens(max),
              token: label,
            })}
          >
            <div
              className={styles.filled}
              style={{ inlineSize: `${Math.min(100, (balance.amount / max) * 100)}%` }}
            />
          </div>
        </div>
      )}
      <RejectionNotice rejection={rejection} />
    </>
  )
}
