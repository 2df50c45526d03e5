import type { PledgeMoney } from '@kindling/api-client/model/my-pledge'
import type { CSSProperties } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import * as styles from './money-shares.css.ts'

export type ShareState = 'released' | 'held' | 'refunded'

interface Share {
  readonly key: string
  readonly state: ShareState
  readonly milestone: string | null
  readonly cents: number
}

/** Every cent of a pledge, once: what was paid out, what is held and what went back, part by part. */
export function sharesOf(money: readonly PledgeMoney[]): Share[] {
  return money.flatMap(({ milestone, released, held, refunded }, place) =>
    Object.entries({ released, held, refunded }).flatMap(([state, cents]) =>
      cents > 0 ? [{ key: `${place} ${state}`, state: state as ShareState, milestone, cents }] : [],
    ),
  )
}

interface MoneySharesProps {
  readonly title: string
  readonly money: readonly PledgeMoney[]
  /** What a share is called; without a milestone it is the initial payout's. */
  readonly wordsOf: (state: ShareState, milestone: string | null) => string
  readonly totalLabel: string
}

/** Where the money of a charged pledge is: a bar, its parts in words, and their sum. Nothing before the charge. */
export function MoneyShares({ title, money, wordsOf, totalLabel }: MoneySharesProps) {
  const format = useFormat()
  const shares = sharesOf(money).map((share) => ({ ...share, words: wordsOf(share.state, share.milestone) }))
  if (shares.length === 0) return null
  const total = shares.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <section className={styles.section}>
      <Heading level={2} size="t21">
        {title}
      </Heading>
      <div
        className={styles.bar}
        role="img"
        aria-label={shares.map(({ words, cents }) => `${words}: ${format.money(cents)}`).join('; ')}
      >
        {shares.map(({ key, state, cents }) => (
          <span key={key} className={styles.parts[state]} style={{ '--cents': cents } as CSSProperties} />
        ))}
      </div>
      <dl className={styles.lines}>
        {shares.map(({ key, state, cents, words }) => (
          <div key={key} className={styles.line}>
            <span className={styles.swatches[state]} aria-hidden />
            <dt className={styles.what}>{words}</dt>
            <dd className={styles.value}>
              <Money cents={cents} fractions="always" />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <span aria-hidden />
          <dt className={styles.what}>{totalLabel}</dt>
          <dd className={styles.value}>
            <Money cents={total} fractions="always" />
          </dd>
        </div>
      </dl>
    </section>
  )
}
