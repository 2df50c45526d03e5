import type { Example, Guide } from '@kindling/ui/guide'
import * as styles from './docs.css.ts'
import { Live } from './Live.tsx'

function Column({ kind, examples }: { readonly kind: 'do' | 'dont'; readonly examples: readonly Example[] }) {
  return (
    <div className={styles.column}>
      {examples.map(({ says, show }) => (
        <figure key={says} className={styles.example}>
          <div className={styles.stage}>
            <Live>{show}</Live>
          </div>
          <figcaption className={styles.verdicts[kind]}>
            <span>
              <strong>{kind === 'do' ? 'Do.' : 'Don’t.'}</strong> {says}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Good and bad uses beside each other, both live. */
export const Examples = ({ dos, donts }: Pick<Guide, 'dos' | 'donts'>) => (
  <div className={`sb-unstyled ${styles.columns}`}>
    <Column kind="do" examples={dos} />
    <Column kind="dont" examples={donts} />
  </div>
)
