import type { KeyboardRow } from '@kindling/ui/guide'
import { Fragment } from 'react'
import * as styles from './docs.css.ts'

/** Keys and what they do. The story `Keyboard` presses every one of them. */
export function KeyboardTable({ rows }: { readonly rows: readonly Pick<KeyboardRow, 'keys' | 'does'>[] }) {
  return (
    <table className={`sb-unstyled ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys.join() + does}>
            <th scope="row">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' '}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
