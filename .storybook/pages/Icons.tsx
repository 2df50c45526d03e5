/** The icons that the product uses: each `lucide-react/icons/<name>` that a file imports. */
import used from 'virtual:icons'
import { Icon, type IconShape, VisuallyHidden } from '@kindling/ui'
import * as styles from './docs.css.ts'
import { useCopy } from './use-copy.ts'

/** An icon has the same meaning everywhere. */
const meanings: Readonly<Record<string, string>> = {
  'shield-check': 'protection',
  vote: 'vote',
  lock: 'locked',
  hourglass: 'pending, few left',
  clock: 'processing, ends',
  check: 'done',
  ban: 'sold out, cancelled',
  'circle-alert': 'error',
  'triangle-alert': 'warning',
  'undo-2': 'refunded',
}

/** Every icon of the product; a press copies its import. */
export function Icons() {
  const { copied, copy } = useCopy()
  const meaning = ([a]: readonly [string, IconShape], [b]: readonly [string, IconShape]) =>
    Number(b in meanings) - Number(a in meanings)
  return (
    <div className={`sb-unstyled ${styles.wide} ${styles.tiles}`} style={{ marginBlock: 24 }}>
      {[...used].sort(meaning).map(([name, icon]) => {
        const words = `import ${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())} from 'lucide-react/icons/${name}'`
        return (
          <button key={name} type="button" className={styles.tile} onClick={() => copy(words)}>
            <Icon icon={icon} size={24} />
            <strong>{copied === words ? 'Copied' : name}</strong>
            <span className={styles.use}>{meanings[name]}</span>
          </button>
        )
      })}
      <VisuallyHidden>
        <span role="status">{copied && `Copied ${copied}`}</span>
      </VisuallyHidden>
    </div>
  )
}
