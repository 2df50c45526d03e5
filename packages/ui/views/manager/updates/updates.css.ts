import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const columns = style({
  display: 'grid',
  gap: '32px 56px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1100]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
})
export const main = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const aside = style({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' })
export const muted = style({ color: color.textMuted, fontSize: type.t14 })
export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const words = style({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  flex: '1 1 260px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const name = style({ fontWeight: 600 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  color: color.textMuted,
  fontSize: type.t14,
})
export const held = style({ flexBasis: '100%', color: color.warningText })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const editor = style({
  display: 'grid',
  gap: '32px 40px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 760,
  '@media': {
    [media.from1100]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', maxInlineSize: 1120 },
  },
})
export const beside = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })
export const audience = style({ display: 'grid', gap: 16 })
export const which = style({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
})
export const reward = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 16,
  overflowWrap: 'anywhere',
})
export const backing = style({ flexShrink: 0, color: color.textMuted, fontSize: type.t14 })
export const problem = style({ color: color.dangerText, fontSize: type.t14 })
export const reach = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  margin: 0,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.borderStrong}`,
  fontWeight: 600,
})
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media': { [media.from1100]: { flexDirection: 'column', alignItems: 'stretch' } },
})
export const preview = style({
  display: 'grid',
  gap: 12,
  padding: 20,
  overflowWrap: 'anywhere',
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
export const mail = style({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' })
export const subject = style({ overflowWrap: 'anywhere', fontWeight: 600 })
/** E-mails have their own colours, light ones; a frame is as dark as its page only where it says so. */
export const letter = style({
  inlineSize: '100%',
  blockSize: 420,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
export const asText = style({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontSize: type.t13,
})
