import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space } = vars

export const event = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: `0 ${space[12]}`,
  paddingBlockEnd: space[20],
  position: 'relative',
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 15,
      insetBlock: '32px 0',
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
  '@media': { [media.phone]: { gridTemplateColumns: '32px minmax(0, 1fr)' } },
})
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: '50%',
  background: color.surfaceSunken,
  color: color.textMuted,
  '@media': { [media.phone]: { gridRow: 'span 2' }, print: { background: '#fff', color: '#000' } },
})
export const what = style({ alignSelf: 'center', minWidth: 0, overflowWrap: 'anywhere' })
export const when = style({
  color: color.textMuted,
  fontSize: vars.type.t14,
  alignSelf: 'center',
  fontVariantNumeric: 'tabular-nums',
})
