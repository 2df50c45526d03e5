import type { MoneyFormat } from '../../format/index.ts'
import { useFormat } from '../../format/use-format.ts'
import { classes } from '../../theme/layout.ts'
import * as styles from './Money.css.ts'

export interface MoneyProps extends MoneyFormat {
  /** Integer cents. */
  readonly cents: number
  /** `column` aligns digits in Figtree; `display` is a single large number. @default 'inline' */
  readonly look?: 'inline' | 'column' | 'display'
}

/** An amount. It reads from left to right in every script. */
export function Money({ cents, look = 'inline', currency, fractions }: MoneyProps) {
  const { money } = useFormat()
  const format = {
    ...(currency && { currency }),
    fractions: fractions ?? (look === 'column' ? 'always' : 'auto'),
  } as const
  return (
    <bdi dir="ltr" className={classes(styles.money, look === 'column' && styles.column)}>
      {money(cents, format)}
    </bdi>
  )
}
