import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: 64,
  '@media': { [media.phone]: { paddingBlock: 16 } },
})
export const sheet = style({
  inlineSize: 'min(440px, 100% - 32px)',
  padding: 32,
  borderRadius: vars.radius.modal,
  background: color.surfaceSheet,
  boxShadow: vars.shadow.elev2,
  overflow: 'hidden',
  '@media': { [media.phone]: { padding: '24px 20px' } },
})
export const description = style({ marginBlockStart: 6, color: color.textMuted })
export const body = style({ marginBlockStart: 22 })
export const footer = style({
  margin: '24px -32px -32px',
  padding: '16px 32px',
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: type.t14,
  textAlign: 'center',
  color: color.textMuted,
  '@media': { [media.phone]: { margin: '20px -20px -24px', paddingInline: 20 } },
})
