import { vars } from '@kindling/ui/theme/contract.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, type, space, radius } = vars

/** The picture reads from left to right in every language, as its numbers do. */
export const scroller = style({ overflowX: 'auto', direction: 'ltr', paddingBlock: space[16] })
export const picture = style({ position: 'relative' })
export const lines = style({ position: 'absolute', inset: 0 })
export const line = style({ fill: 'none', stroke: color.borderStrong, strokeWidth: 1.5 })
export const head = style({ fill: color.borderStrong })
const part = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  lineHeight: 1.3,
})
export const place = style([
  part,
  {
    paddingInline: space[8],
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.card,
    background: color.surfaceSheet,
    fontSize: type.t14,
    fontWeight: 600,
  },
])
export const when = style([part, { alignContent: 'center', color: color.textMuted, fontSize: type.t13 }])
/** Lines pass behind the words alone. */
export const words = style({ paddingInline: 4, background: color.surfacePage })
export const table = style({
  inlineSize: '100%',
  maxInlineSize: 900,
  marginBlockStart: space[32],
  borderCollapse: 'collapse',
  fontSize: type.t14,
})
export const caption = style({
  marginBlockEnd: space[8],
  textAlign: 'start',
  fontSize: type.t18,
  fontWeight: 700,
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[12]} ${space[8]} 0`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
