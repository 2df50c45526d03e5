import { vars } from '@kindling/ui/theme/contract.css'

const kebab = (text: string) => text.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)

/** Every semantic colour, in both themes. */
export function Swatches() {
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', marginBlock: 24 }}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={{ background: vars.color.surfacePage, padding: 20 }}>
          <ul style={{ display: 'grid', gap: 6 }}>
            {Object.entries(vars.color).map(([name, value]) => (
              <li key={name} style={{ display: 'flex', gap: 12, alignItems: 'center', fontSize: 13 }}>
                <span
                  style={{
                    width: 44,
                    height: 24,
                    flex: 'none',
                    borderRadius: 3,
                    background: value,
                    border: `1px solid ${vars.color.border}`,
                  }}
                />
                {kebab(name)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
