import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const hint = style({ fontSize: type.t13, lineHeight: 1.45, color: color.textMuted })
/** Text between two rules, to separate what is above from what is below. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontSize: type.t13,
  color: color.textMuted,
  '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.border}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.border}` },
})
/** Side by side, or stacked if a name would not fit. */
export const providers = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
})
/** Space is reserved until browser support is known, so nothing below moves. */
export const kept = style({
  visibility: 'hidden',
  '@media': { [media.noScript]: { display: 'none' } },
})
