import { vars } from '@kindling/ui/theme/contract.css'
import { radii, spaces, type TypeSize, typeSizes } from '@kindling/ui/theme/scale'
import * as styles from './docs.css.ts'

const row = { display: 'flex', alignItems: 'center', gap: 24, minWidth: 0 } as const
const note = { width: 72, flex: 'none' } as const
const list = { display: 'grid', gap: 12, marginBlock: 24, color: vars.color.text } as const

/** Each size with the family, weight and line it is used with. */
const uses: Readonly<
  Record<TypeSize, readonly [family: 'display' | 'text', weight: number, line: number, use: string]>
> = {
  t64: ['display', 750, 1.02, 'Home headline, success, balance'],
  t46: ['display', 700, 1.04, 'Title of a project or an account page'],
  t34: ['display', 700, 1.14, 'Section, title of a tool, large figures'],
  t26: ['display', 700, 1.14, 'Story, dialog, price of a reward'],
  t21: ['display', 700, 1.16, 'Title of a card or a panel'],
  t18: ['display', 700, 1.35, 'Title of a reward, lead text, large buttons'],
  t16: ['text', 400, 1.55, 'Body, inputs, buttons'],
  t14: ['text', 400, 1.5, 'Tables, secondary text, labels'],
  t13: ['text', 400, 1.45, 'Hints, tags, captions: the smallest for words'],
  t12: ['text', 400, 1.35, 'Numbers on bars, nothing else'],
}

/** The type scale with its lines; from 34 up the sizes shrink on a phone. */
export const TypeScale = () => (
  <div className={`sb-unstyled ${styles.wide}`} style={{ ...list, gap: 28 }}>
    {(Object.keys(typeSizes) as TypeSize[]).reverse().map((size) => {
      const [family, weight, line, use] = uses[size]
      return (
        <div key={size} style={{ display: 'grid', gap: 6, minWidth: 0 }}>
          <span className={styles.value}>
            {size} · {Number.parseFloat(typeSizes[size]) * 16} px · line {line} · weight {weight} ·{' '}
            {family === 'display' ? 'Bricolage Grotesque' : 'Figtree'}
          </span>
          <span
            style={{
              fontFamily: vars.font[family],
              fontWeight: weight,
              fontSize: vars.type[size],
              letterSpacing: family === 'display' ? vars.tracking.title : undefined,
              lineHeight: line,
              maxWidth: '30em',
              // The lines are seen: one stripe each.
              backgroundImage: `linear-gradient(${vars.color.border} 1px, transparent 1px)`,
              backgroundSize: `100% ${line}em`,
            }}
          >
            A kettle you can take apart, and put together again with the tools of a bicycle
          </span>
          <span className={styles.use}>{use}</span>
        </div>
      )
    })}
  </div>
)

export const SpaceScale = () => (
  <div className="sb-unstyled" style={list}>
    {spaces.map((space) => (
      <div key={space} style={row}>
        <span className={styles.value} style={note}>
          {space} px
        </span>
        <span style={{ width: vars.space[space], height: 16, background: vars.color.fuseBurnt }} />
      </div>
    ))}
  </div>
)

export const RadiusScale = () => (
  <div className={`sb-unstyled ${styles.tiles}`} style={{ marginBlock: 24 }}>
    {Object.entries(radii).map(([name, radius]) => (
      <div key={name}>
        <div
          style={{
            height: 72,
            border: `1px solid ${vars.color.borderStrong}`,
            borderRadius: radius,
            background: vars.color.surfaceSheet,
          }}
        />
        <strong>{name}</strong> <span className={styles.value}>{radius}</span>
      </div>
    ))}
  </div>
)

const depths = {
  elev1: 'What is picked up',
  elev2: 'Menus, popovers, bulk bar',
  elev3: 'Dialogs over their scrim',
} as const

export const Depths = () => (
  <div className={`sb-unstyled ${styles.tiles}`} style={{ marginBlock: 24, gap: 32 }}>
    {(Object.keys(depths) as (keyof typeof depths)[]).map((name) => (
      <div key={name} style={{ display: 'grid', gap: 12 }}>
        <div
          style={{
            height: 96,
            borderRadius: vars.radius.card,
            background: vars.color.surfaceSheet,
            boxShadow: vars.shadow[name],
          }}
        />
        <span>
          <strong>{name}</strong> <span className={styles.use}>{depths[name]}</span>
        </span>
      </div>
    ))}
  </div>
)
