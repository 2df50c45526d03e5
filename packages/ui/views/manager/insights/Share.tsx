import { useFormat } from '../../../format/use-format.ts'
import * as styles from './insights.css.ts'

/** Percent, not rounded. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? (part * 100) / whole : 0)

/** A share of all as a bar, with its percent. */
export function Share({ percent: share }: { readonly percent: number }) {
  const { percent } = useFormat()
  return (
    <span className={styles.share}>
      <span className={styles.shareTrack} aria-hidden>
        <span className={styles.shareBar} style={{ inlineSize: `${share}%` }} />
      </span>
      {percent(Math.round(share))}
    </span>
  )
}
