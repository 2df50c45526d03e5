import encodeQR from 'qr'
import { useMemo } from 'react'
import * as styles from './qr-code.css.ts'

export interface QrCodeProps {
  readonly text: string
  /** What it is for: "QR code for your authenticator app". */
  readonly label: string
}

/** Quiet zone around the code, in modules; scanners need it (ISO/IEC 18004). */
const quiet = 4

/** One path for all dark modules. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  const parts: string[] = []
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries()) if (dark) parts.push(`M${x} ${y}h1v1h-1z`)
  return parts.join('')
}

/**
 * Drawn in the browser, so the secret in it goes to no service. Dark on white in every theme, or apps cannot scan it.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quiet })
    return { size: modules.length, path: pathOf(modules) }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
