import type { MilestoneVote } from '@kindling/api-client/model/vote'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import * as styles from './vote-bar.css.ts'

/** How a vote stands, in people. */
export interface Standing {
  readonly no: number
  readonly yes: number
  readonly silent: number
  readonly all: number
  /** No-confidence votes from which it carries: half of the voters, rounded up. */
  readonly needed: number
}

export function standingOf({ no_confidence, confidence, voters }: MilestoneVote): Standing {
  return {
    no: no_confidence,
    yes: confidence,
    silent: Math.max(0, voters - no_confidence - confidence),
    all: voters,
    needed: Math.max(1, Math.ceil(voters / 2)),
  }
}

/** Three shares of the voters with the half marked; its sentence is read instead of the picture. */
export function VoteBar({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation('votes')
  const { count } = useFormat()
  const { no, yes, silent, all, needed } = standing
  const words = {
    no: count(no),
    yes: count(yes),
    silent: count(silent),
    all: count(all),
    carries: count(needed),
  }
  return (
    <div className={styles.barBox} role="img" aria-label={t('bar', words)}>
      <span className={styles.half}>{t('half')}</span>
      <div className={styles.bar}>
        {(['no', 'yes', 'silent'] as const).map((part) =>
          standing[part] > 0 ? (
            <span
              key={part}
              className={styles.parts[part]}
              style={{ '--votes': standing[part] } as CSSProperties}
            />
          ) : null,
        )}
      </div>
    </div>
  )
}

/** The figures of the bar, each with its share. */
export function VoteFigures({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation('votes')
  const { count, percent } = useFormat()
  const { all, needed } = standing
  const shareOf = (part: number) => percent(all === 0 ? 0 : Math.round((part / all) * 1000) / 10)
  const named = { no: 'noConfidence', yes: 'confidence', silent: 'silent' } as const
  return (
    <dl className={styles.figures}>
      {(['no', 'yes', 'silent'] as const).map((part) => (
        <div key={part} className={styles.figure}>
          <span className={styles.swatches[part]} aria-hidden />
          <dd className={styles.number}>{count(standing[part])}</dd>
          <dt className={styles.label}>{t(named[part])}</dt>
          <dd className={styles.share}>{shareOf(standing[part])}</dd>
        </div>
      ))}
      <div className={styles.figure}>
        <span aria-hidden />
        <dd className={styles.number}>{count(all)}</dd>
        <dt className={styles.label}>{t('voters')}</dt>
        <dd className={styles.share}>{t('carries', { count: needed })}</dd>
      </div>
    </dl>
  )
}
