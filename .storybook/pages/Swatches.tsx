import { Heading, VisuallyHidden } from '@kindling/ui'
import { vars } from '@kindling/ui/theme/contract.css'
import { contrastPairs, contrastRatio } from '@kindling/ui/theme/contrast'
import { type ColorToken, palette } from '@kindling/ui/theme/palette'
import { colourGroups } from './colour-uses.ts'
import * as styles from './docs.css.ts'
import { useCopy } from './use-copy.ts'

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** The lowest contrast that a colour has among the pairs it is used in, or nothing if it is in none. */
function contrastOf(name: ColorToken, scheme: Scheme): string | undefined {
  const side = schemes.indexOf(scheme) as 0 | 1
  const ratios = contrastPairs
    .filter(({ foreground }) => foreground === name)
    .map(({ foreground, background }) => contrastRatio(palette[foreground][side], palette[background][side]))
  return ratios.length > 0 ? `≥ ${Math.min(...ratios).toFixed(1)} : 1` : undefined
}

interface SwatchProps {
  readonly name: ColorToken
  readonly use: string
  readonly scheme: Scheme
  readonly copied: boolean
  readonly onCopy: (text: string) => void
}

function Swatch({ name, use, scheme, copied, onCopy }: SwatchProps) {
  const value = `oklch(${palette[name][schemes.indexOf(scheme)]})`
  return (
    <button type="button" className={styles.swatch} onClick={() => onCopy(`vars.color.${name}`)}>
      <span className={styles.colour} style={{ background: vars.color[name] }} />
      <span>
        <strong>{name}</strong>
        <span className={styles.use} style={{ display: 'block' }}>
          {use}
        </span>
      </span>
      <span style={{ textAlign: 'end' }}>
        <span className={styles.value} style={{ display: 'block' }}>
          {copied ? 'Copied' : value}
        </span>
        <span className={styles.value}>{contrastOf(name, scheme)}</span>
      </span>
    </button>
  )
}

/** Every semantic colour with its use, value and contrast, in both themes; a press copies how code asks for it. */
export function Swatches() {
  const { copied, copy } = useCopy()
  return (
    <div className={`sb-unstyled ${styles.wide} ${styles.column}`} style={{ marginBlockStart: 24 }}>
      {colourGroups.map(([group, uses]) => (
        <section key={group} className={styles.section} style={{ gap: 12 }}>
          <Heading level={2} size="t21">
            {group}
          </Heading>
          <div className={styles.panes}>
            {schemes.map((scheme) => (
              <div key={scheme} data-theme={scheme} className={styles.pane}>
                {(Object.entries(uses) as [ColorToken, string][]).map(([name, use]) => (
                  <Swatch
                    key={name}
                    name={name}
                    use={use}
                    scheme={scheme}
                    copied={copied === `vars.color.${name}`}
                    onCopy={copy}
                  />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
      <VisuallyHidden>
        <span role="status">{copied && `Copied ${copied}`}</span>
      </VisuallyHidden>
    </div>
  )
}
