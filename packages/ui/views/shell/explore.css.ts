import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars
const rise = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: 'calc(100dvh - 72px)',
  overflowY: 'auto',
  background: color.surfaceSheet,
  boxShadow: `${vars.shadow.elev2}, 0 100vh 0 100vh ${color.scrim}`,
  clipPath: 'inset(0 -100vw -200vh)',
  animation: `${rise} ${vars.motion.base} ${vars.motion.easeOut}`,
  '@media': { [media.stillness]: { animation: 'none' } },
})
export const inner = style({
  position: 'relative',
  display: 'grid',
  gap: '24px 48px',
  inlineSize: `min(${vars.layout.wrap}, 100% - 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingBlock: '28px 40px',
  '@media': { [media.from1100]: { gridTemplateColumns: 'minmax(0, 1fr) 297px' } },
})
export const heading = style({ fontWeight: 600, fontSize: type.t14 })
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 20px',
  marginBlockStart: 12,
  '@media': {
    [media.phone]: { gap: 12 },
    [media.from700]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // Eleven tiles with the client's own 'All projects': two rows.
    [media.from1100]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
export const kind = style({
  display: 'grid',
  gap: 8,
  fontWeight: 600,
  lineHeight: 1.3,
  borderRadius: vars.radius.control,
  '@media': {
    // Small pictures beside their names, so that both lists fit one or two screens.
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr)', alignItems: 'center', gap: 10 },
    [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  },
})
export const blank = style({
  aspectRatio: '4 / 3',
  marginBlockEnd: 32,
  background: color.surfaceHover,
  borderRadius: vars.radius.control,
})
export const momentsHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 44,
  marginBlock: '-12px 4px',
  marginInlineEnd: -12,
})
/** Aligned with the text beside it; in one column at the top of the panel. */
export const close = style({
  '@media': { '(max-width: 1099.98px)': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: -8 } },
})
export const moment = style({
  display: 'grid',
  gridTemplateColumns: '18px 1fr',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 60,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
})
export const momentIcon = style({ color: color.accentText })
export const momentName = style({ display: 'block', fontWeight: 600, lineHeight: 1.35 })
export const momentHint = style({ fontSize: type.t14, color: color.textMuted })
