import refresh from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { RateState } from '../../state/rate-state.ts'
import { useMessages } from '../form/messages.ts'
import * as styles from './wallet.css.ts'

export interface RateLineProps {
  readonly rate: RateState
  readonly onRefresh: () => void
  /** The line if there is a rate. */
  readonly words: (rate: Extract<RateState, { status: 'loaded' }>) => string
}

/** The rate with its time, or why it is missing: never an amount in its place. */
export function RateLine({ rate, onRefresh, words }: RateLineProps) {
  const { t } = useTranslation('wallet')
  const errorWords = useMessages()
  return (
    <div className={styles.rateRow} aria-busy={rate.status === 'loading'}>
      <span role="status">
        {rate.status === 'loaded' ? (
          words(rate)
        ) : rate.status === 'failed' ? (
          <>
            {t('rate.failed')} <span className={styles.rejection}>{errorWords({ code: rate.code })}</span>
          </>
        ) : (
          t(`rate.${rate.status}`)
        )}
      </span>
      {rate.status === 'failed' && (
        <Button variant="line" size="small" onClick={onRefresh}>
          {t('retry')}
        </Button>
      )}
      {rate.status === 'loaded' && (
        <IconButton label={t('rate.refresh')} icon={refresh} onClick={onRefresh} />
      )}
    </div>
  )
}
