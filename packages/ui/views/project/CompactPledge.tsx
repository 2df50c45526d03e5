import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { classes } from '../../theme/layout.ts'
import { FundingProgress } from '../../widgets/FundingProgress/FundingProgress.tsx'
import * as styles from './panel.css.ts'
import type { PledgeWords } from './pledge-words.ts'

export interface CompactPledgeProps {
  readonly words: PledgeWords
  /** `bar` is at the lower edge of a phone; `tabs` in the tab bar, once the panel is out of view. */
  readonly place: 'tabs' | 'bar'
  /** @default 'shown' */
  readonly display?: 'shown' | 'hidden'
}

/** The pledge panel in one line: how far, how long, and the button. */
export function CompactPledge({ words, place, display = 'shown' }: CompactPledgeProps) {
  const { t } = useTranslation('project')
  const { action, facts } = words
  if (!action) return null
  const bar = place === 'bar'
  return (
    <section
      aria-label={t('panel.label')}
      className={bar ? styles.bar : classes(styles.compact, display === 'shown' && styles.compactShown)}
      inert={!bar && display === 'hidden'}
    >
      <div className={bar ? styles.progress : styles.compactProgress}>
        <p className={styles.line}>
          <strong>{facts.progress}</strong> <span className={styles.muted}>{facts.deadline}</span>
        </p>
        {words.hasFuse && (
          <FundingProgress percent={facts.percent} state={facts.state} label={facts.progress} />
        )}
      </div>
      <ButtonLink href={action.href} variant={action.variant}>
        {action.label}
      </ButtonLink>
    </section>
  )
}
