import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const note = style({ color: color.textMuted, fontSize: type.t14 })
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 48px',
  margin: 0,
  marginBlockEnd: 4,
})
export const progressPart = style({ display: 'grid' })
globalStyle(`${progressPart} > dd`, { margin: 0 })
export const progressShare = style({
  fontFamily: vars.font.display,
  fontSize: type.t46,
  fontWeight: 700,
  lineHeight: vars.leading.title,
  fontVariantNumeric: 'tabular-nums',
})
export const bar = style({
  display: 'flex',
  gap: 2,
  overflow: 'hidden',
  inlineSize: 160,
  blockSize: 10,
  background: color.surfaceSunken,
  borderRadius: 2,
  '@media': { [media.phone]: { inlineSize: 64 } },
})
const share = style({ inlineSize: 'calc(var(--share) * 100%)', blockSize: '100%' })
/** Of what has arrived, and of what is between. */
export const looks = {
  received: { background: color.text },
  onTheWay: { background: color.surfacePage, border: `2px solid ${color.text}`, borderRadius: 2 },
} as const
export const shares = styleVariants(looks, (look) => [share, look])
