import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const list = style({ display: 'grid' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '4px 14px',
  alignItems: 'center',
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.phone]: { columnGap: 10 } },
})
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
  fontWeight: 600,
})
export const when = style({ fontSize: type.t14, color: color.textMuted })
/** Events are text only, as wide as the list. */
export const event = style({ paddingBlock: 14, borderBlockEnd: `1px solid ${color.border}` })
/** A list of its own below the sessions. */
export const log = style({ paddingBlockStart: 40 })
export const rejection = style({ gridColumn: '1 / -1' })
