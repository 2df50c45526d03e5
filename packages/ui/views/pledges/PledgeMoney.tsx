import type { OwnPledge } from '@kindling/api-client/model/my-pledge'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import * as styles from './pledge-money.css.ts'

type State = 'released' | 'held' | 'refunded'

interface Share {
  readonly key: string
  readonly state: State
  readonly milestone: string | null
  readonly cents: number
}

/** Every cent of a pledge, once: what was paid out, what is held and what went back, part by part. */
export function sharesOf({ money }: Pick<OwnPledge, 'money'>): Share[] {
  return money.flatMap(({ milestone, released, held, refunded }, place) =>
    Object.entries({ released, held, refunded }).flatMap(([state, cents]) =>
      cents > 0 ? [{ key: `${place} ${state}`, state: state as State, milestone, cents }] : [],
    ),
  )
}

/** Where the money of a charged pledge is (mock 36): a bar, its parts in words, and their sum. */
export function PledgeMoney({ own }: { readonly own: OwnPledge }) {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  const shares = sharesOf(own)
  if (shares.length === 0) return null
  const isOrder = own.project.funding_type !== 'CROWDFUNDING'
  const wordsOf = ({ state, milestone }: Share) =>
    milestone === null
      ? t(`money.${state}.${isOrder ? 'order' : 'initial'}`)
      : t(`money.${state}.milestone`, { milestone })
  const total = shares.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <section className={styles.section}>
      <Heading level={2} size="t21">
        {t('money.title')}
      </Heading>
      <div
        className={styles.bar}
        role="img"
        aria-label={shares.map((share) => `${wordsOf(share)}: ${format.money(share.cents)}`).join('; ')}
      >
        {shares.map(({ key, state, cents }) => (
          <span key={key} className={styles.parts[state]} style={{ '--cents': cents } as CSSProperties} />
        ))}
      </div>
      <dl className={styles.lines}>
        {shares.map((share) => (
          <div key={share.key} className={styles.line}>
            <span className={styles.swatches[share.state]} aria-hidden />
            <dt className={styles.what}>{wordsOf(share)}</dt>
            <dd className={styles.value}>
              <Money cents={share.cents} fractions="always" />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <span aria-hidden />
          <dt className={styles.what}>{t('money.total')}</dt>
          <dd className={styles.value}>
            <Money cents={total} fractions="always" />
          </dd>
        </div>
      </dl>
    </section>
  )
}
