import type { ProjectSummary } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import type { ReadState } from '../shared/read-state.ts'
import { Featured } from './Featured.tsx'
import * as styles from './hero.css.ts'

export interface PlatformStats {
  readonly live_projects: number
  /** Cents. */
  readonly held_usd: number
  readonly milestones_reached: number
  readonly milestones_due: number
}

export interface HeroProps {
  readonly featured: ReadState<ProjectSummary | null>
  readonly stats: PlatformStats | undefined
  readonly now: number
}

export function Hero({ featured, stats, now }: HeroProps) {
  const { t } = useTranslation('home')
  const { money, count } = useFormat()
  return (
    <section className={styles.hero}>
      <div className={styles.heroGrid}>
        <div>
          <h1 className={styles.headline}>{t('hero.headline')}</h1>
          <p className={styles.lead}>{t('hero.lead')}</p>
          <div className={styles.actions}>
            <ButtonLink href="/projects/trending" size="large">
              {t('hero.explore')}
            </ButtonLink>
          </div>
        </div>
        <Featured read={featured} now={now} />
      </div>
      <div className={styles.thread}>
        <div className={styles.line} aria-hidden="true">
          <i className={styles.lineBurnt} />
          <b className={styles.lineTip} />
        </div>
        {/* Its height is reserved while the figures load. */}
        <dl className={styles.stats}>
          {stats && (
            <>
              <div className={styles.stat}>
                <dt className={styles.statWords}>{t('stats.live', { count: stats.live_projects })}</dt>
                <dd className={styles.statValue}>{count(stats.live_projects)}</dd>
              </div>
              <div className={styles.stat}>
                <dt className={styles.statWords}>{t('stats.held')}</dt>
                <dd className={styles.statValue}>
                  <bdi dir="ltr">{money(stats.held_usd, { fractions: 'never' })}</bdi>
                </dd>
              </div>
              <div className={styles.stat}>
                <dt className={styles.statWords}>{t('stats.milestones')}</dt>
                <dd className={styles.statValue}>
                  {t('stats.of', {
                    reached: count(stats.milestones_reached),
                    due: count(stats.milestones_due),
                  })}
                </dd>
              </div>
            </>
          )}
        </dl>
      </div>
    </section>
  )
}
