import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const form = style({
  display: 'grid',
  alignItems: 'center',
  gap: '20px 48px',
  '@media': { [media.from1100]: { gridTemplateColumns: '1fr 520px' } },
})
export const words = style({ color: color.textMuted })
export const row = style({
  display: 'flex',
  gap: 10,
  '@media': { [media.phone]: { flexDirection: 'column' } },
})
export const label = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 52,
  paddingInline: 12,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
  '::placeholder': { color: color.textSubtle, opacity: 1 },
  selectors: {
    '&[aria-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '[dir="rtl"] &': { textAlign: 'right' },
  },
})
export const message = style({
  minBlockSize: 24,
  marginBlockStart: 6,
  fontSize: type.t14,
  color: color.positiveText,
  fontWeight: 600,
})
export const error = style([message, { color: color.dangerText }])
