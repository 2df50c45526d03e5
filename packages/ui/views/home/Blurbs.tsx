import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { below } from '../../loading/below.ts'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './blurbs.css.ts'

/** A pledge of $148 with 60 % held: figures of the design's example, in cents. */
const example = { paidOut: 5920, held: 8880, shares: [20, 25, 15] } as const
/** What a creator of a $60,000 campaign receives, in cents, and the height of its bar. */
const receipts = [
  { when: 'day15', cents: 2_400_000 },
  { when: 'june', cents: 1_200_000 },
  { when: 'september', cents: 1_500_000 },
  { when: 'december', cents: 900_000 },
] as const
const barHeight = (cents: number) => Math.round(cents / 37_500)

/** What holding money back means for backers and for creators. */
export function Blurbs() {
  const { t } = useTranslation('home')
  const { money } = useFormat()
  return (
    <section className={styles.band} style={below(720)}>
      <div className={styles.two}>
        <div className={styles.blurb}>
          <Heading level={2}>{t('backers.title')}</Heading>
          <p className={styles.words}>{t('backers.words')}</p>
          <div className={styles.diagram}>
            <div className={styles.money} aria-hidden="true">
              <span className={styles.paid} style={{ flexGrow: 40 }} />
              {example.shares.map((share, index) => (
                <span key={share} className={styles.held} style={{ flexGrow: share }}>
                  {index + 1}
                </span>
              ))}
            </div>
            <dl className={styles.sums}>
              <div style={{ flexGrow: 40 }}>
                <dd className={styles.sum}>{money(example.paidOut)}</dd>
                <dt>{t('backers.paidOut')}</dt>
              </div>
              <div style={{ flexGrow: 60 }}>
                <dd className={styles.sum}>{money(example.held)}</dd>
                <dt>{t('backers.held')}</dt>
              </div>
            </dl>
          </div>
          <ButtonLink href="/learn" variant="line">
            {t('backers.more')}
          </ButtonLink>
        </div>
        <div className={styles.blurb}>
          <Heading level={2}>{t('creators.title')}</Heading>
          <p className={styles.words}>{t('creators.words')}</p>
          <dl className={styles.calendar}>
            {receipts.map(({ when, cents }) => (
              <div key={when} className={styles.receipt}>
                <dt className={styles.when}>{t(`creators.${when}`)}</dt>
                <dd className={styles.amount}>
                  <i
                    className={when === 'day15' ? styles.barPaid : styles.bar}
                    style={{ blockSize: barHeight(cents) }}
                  />
                  {money(cents)}
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink href="/create" variant="line">
            {t('creators.more')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
