import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** In the corner over the page: it covers little and leaves a phone's bottom bar free. */
export const card = style({
  position: 'fixed',
  zIndex: vars.layer.popover,
  insetInlineEnd: 24,
  insetBlockEnd: 24,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: '16px 14px',
  inlineSize: 'min(420px, 100vw - 32px)',
  maxBlockSize: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  padding: 20,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  color: color.text,
  boxShadow: vars.shadow.elev3,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': {
    [media.phone]: {
      insetInline: 16,
      insetBlockEnd: 'calc(84px + env(safe-area-inset-bottom))',
      inlineSize: 'auto',
    },
    [media.stillness]: { animation: 'none' },
    print: { display: 'none' },
  },
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.round,
  background: color.surfaceSunken,
})
export const words = style({ display: 'grid', gap: 4 })
export const text = style({ fontSize: type.t14, color: color.textMuted })
export const wide = style({ gridColumn: '1 / -1' })
/** The primary button is above the two others. */
export const tools = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
})
globalStyle(`${tools} > :first-child`, { gridColumn: '1 / -1' })
