import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../loading/deferred.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { classes } from '../../theme/layout.ts'
import { FundingProgress } from '../../widgets/FundingProgress/FundingProgress.tsx'
import * as styles from './panel.css.ts'
import type { PledgeWords } from './pledge-words.ts'

// Rare: the project is on hold.
const SuspendedTag = deferred(() => import('./SuspendedTag.tsx').then((module) => module.SuspendedTag))

export interface PledgePanelProps {
  readonly words: PledgeWords
  /** What is held and who the creator is: a PledgeAbout. */
  readonly about: ReactNode
  /** Subscribe, share, report: a PledgeTools. */
  readonly tools?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** How far the project is, what a pledge means and when it is charged, and the one button that moves money. */
export function PledgePanel({ words, about, tools, ref }: PledgePanelProps) {
  const { t } = useTranslation('project')
  const { action, facts } = words
  return (
    <aside ref={ref} className={styles.panel} aria-label={t('panel.label')}>
      {words.stage === 'suspended' && (
        <span>
          <SuspendedTag />
        </span>
      )}
      {words.amount && (
        <>
          <p className={styles.raised}>
            <bdi dir="ltr">{words.amount}</bdi>
          </p>
          <p className={styles.of}>{words.of}</p>
        </>
      )}
      {words.hasFuse && (
        <FundingProgress percent={facts.percent} state={facts.state} label={facts.progress} size="main" />
      )}
      {words.list.length > 0 && (
        <dl className={styles.facts}>
          {words.list.map(({ value, label }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.factLabel}>{label}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action && (
        <div className={styles.action}>
          <ButtonLink href={action.href} variant={action.variant} size="large" width="full">
            {action.label}
          </ButtonLink>
        </div>
      )}
      <p className={classes(styles.sentence, !action && styles.outcome)}>{words.sentence}</p>
      {tools}
      {about}
    </aside>
  )
}
