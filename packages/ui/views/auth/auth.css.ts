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
/** Focus goes there so that it is read out; there is nothing to do in it. */
export const outcome = style({
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none !important' } },
})
export const hint = style({ fontSize: type.t13, lineHeight: 1.45, color: color.textMuted })
/** Words between two rules: what is above, or what is below. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontSize: type.t13,
  color: color.textMuted,
  '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.border}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.border}` },
})
/** Beside each other, or under each other where a name would not fit. */
export const providers = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
})
/** Its place is kept until it is known whether the browser can: nothing below moves either way. */
export const kept = style({
  visibility: 'hidden',
  '@media': { [media.noScript]: { display: 'none' } },
})
