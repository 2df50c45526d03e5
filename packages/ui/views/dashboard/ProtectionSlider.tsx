import { MILESTONE } from '@kindling/validation/limits'
import { listingFee } from '@kindling/validation/rules/protection-tier'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import * as styles from './dashboard.css.ts'
import { Part } from './SectionPart.tsx'
import type { Autosave } from './use-autosave.ts'

interface ProtectionSliderProps {
  readonly saving: Autosave
  /** Cents. */
  readonly goal: number
  /** Terms that backers have read stand. */
  readonly fixed: boolean
}

/** No milestone takes less than its least share, so less than that cannot be held: from there the way is to nothing. */
const possible = (wanted: number, held: number) =>
  wanted > 0 && wanted < MILESTONE.shareMinPercent ? (wanted > held ? MILESTONE.shareMinPercent : 0) : wanted

/** The share that is held for backers, and what it costs: the more is held, the lower the listing fee. */
export function ProtectionSlider({ saving, goal, fixed }: ProtectionSliderProps) {
  const { t } = useTranslation('dashboard')
  const { percent, money } = useFormat()
  const id = useId()
  const held = saving.values.reserve_percent
  const fee = listingFee(held)
  const part = (share: number) => (goal > 0 ? money(Math.floor((goal * share) / 100)) : percent(share))
  const figures = [
    ['first', part(100 - held)],
    ['held', part(held)],
    ['fee', percent(fee)],
  ] as const
  return (
    <Part title={t('protection.title')} lead={t('protection.lead')}>
      <label htmlFor={id} className={styles.head}>
        {t('protection.label')}
        <span className={styles.big}>{percent(held)}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={MILESTONE.othersMaxPercent}
        step={1}
        value={held}
        disabled={fixed}
        aria-valuetext={t('protection.value', { held: percent(held), fee: percent(fee) })}
        className={styles.slider}
        onChange={(event) => saving.change({ reserve_percent: possible(Number(event.target.value), held) })}
        onBlur={saving.flush}
      />
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.lead}>{t(`protection.${name}`)}</dt>
            <dd className={styles.big}>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
