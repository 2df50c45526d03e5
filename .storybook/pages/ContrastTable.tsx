import { vars } from '@kindling/ui/theme/contract.css'
import { contrastPairs, contrastRatio } from '@kindling/ui/theme/contrast'
import { palette } from '@kindling/ui/theme/palette'
import * as styles from './docs.css.ts'

const schemes = ['light', 'dark'] as const

/** Every pair of colours the product uses: how it looks, and its measured contrast. */
export function ContrastTable() {
  return (
    <div className={`sb-unstyled ${styles.scroller}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Foreground', 'on', 'Needed', 'Light', 'Dark'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ foreground, background, needed }) => (
            <tr key={`${foreground} ${background}`}>
              <td>{foreground}</td>
              <td>{background}</td>
              <td>{needed}</td>
              {schemes.map((scheme, side) => (
                <td key={scheme}>
                  <span
                    data-theme={scheme}
                    aria-hidden
                    style={{
                      display: 'inline-block',
                      marginInlineEnd: 8,
                      padding: '2px 8px',
                      borderRadius: 3,
                      background: vars.color[background],
                      color: vars.color[foreground],
                      fontWeight: 600,
                    }}
                  >
                    Aa
                  </span>
                  {contrastRatio(
                    palette[foreground][side as 0 | 1],
                    palette[background][side as 0 | 1],
                  ).toFixed(2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
