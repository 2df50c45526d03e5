import { vars } from '@kindling/ui/theme/contract.css'
import * as styles from './docs.css.ts'

const colours = vars.color as Readonly<Record<string, string>>

/** Tokens of the theme that the component's styles use; a colour with its swatch in the current theme. */
export function Tokens({ tokens }: { readonly tokens: readonly string[] }) {
  return (
    <ul className={`sb-unstyled ${styles.tokens}`}>
      {tokens.map((token) => {
        const [group, name = ''] = token.split('.')
        const colour = group === 'color' ? colours[name] : undefined
        return (
          <li key={token} className={styles.token}>
            {colour && <span className={styles.swatch} style={{ background: colour }} aria-hidden />}
            <code>{token}</code>
          </li>
        )
      })}
    </ul>
  )
}
