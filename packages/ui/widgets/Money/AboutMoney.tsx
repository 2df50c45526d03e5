import { useAboutMoney } from '../../format/use-about-money.ts'
import * as styles from './Money.css.ts'

export interface AboutMoneyProps {
  /** Integer cents of US dollars. */
  readonly cents: number
}

/** "About CA$131", beside an amount that is charged in US dollars; nothing for those who did not choose it. */
export function AboutMoney({ cents }: AboutMoneyProps) {
  const about = useAboutMoney()(cents)
  return about === undefined ? null : <span className={styles.about}>{about}</span>
}
