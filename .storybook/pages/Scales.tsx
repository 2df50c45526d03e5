import { vars } from '@kindling/ui/theme/contract.css'
import { radii, spaces, typeSizes } from '@kindling/ui/theme/scale'

const row = { display: 'flex', alignItems: 'baseline', gap: 24, minWidth: 0 } as const
const note = { width: 72, flex: 'none', fontSize: 13, color: vars.color.textMuted } as const
const list = { display: 'grid', gap: 12, marginBlock: 24, color: vars.color.text } as const

/** The type scale; from 34 up the sizes shrink on a phone. */
export const TypeScale = () => (
  <div className="sb-unstyled" style={list}>
    {(Object.keys(typeSizes) as (keyof typeof typeSizes)[]).reverse().map((size) => {
      const display = ['t18', 't21', 't26', 't34', 't46', 't64'].includes(size)
      return (
        <div key={size} style={row}>
          <span style={note}>{size}</span>
          <span
            style={{
              fontFamily: display ? vars.font.display : vars.font.text,
              fontWeight: display ? 700 : 400,
              fontSize: vars.type[size],
              letterSpacing: display ? vars.tracking.title : undefined,
              lineHeight: 1.15,
            }}
          >
            A kettle you can take apart
          </span>
        </div>
      )
    })}
  </div>
)

export const SpaceScale = () => (
  <div className="sb-unstyled" style={list}>
    {spaces.map((space) => (
      <div key={space} style={{ ...row, alignItems: 'center' }}>
        <span style={note}>{space}</span>
        <span style={{ width: vars.space[space], height: 16, background: vars.color.fuseBurnt }} />
      </div>
    ))}
  </div>
)

export const RadiusScale = () => (
  <div className="sb-unstyled" style={{ ...list, gridTemplateColumns: 'repeat(5, 1fr)' }}>
    {Object.entries(radii).map(([name, radius]) => (
      <div key={name} style={{ fontSize: 13 }}>
        <div
          style={{
            height: 72,
            border: `1px solid ${vars.color.borderStrong}`,
            borderRadius: radius,
            background: vars.color.surfaceSheet,
          }}
        />
        {name}
      </div>
    ))}
  </div>
)
