import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars
const wide = '(min-width: 900px)'

export const header = style({
  position: 'relative',
  zIndex: vars.layer.popover,
  blockSize: 72,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surfacePage,
  '@media': { [media.phone]: { blockSize: 60 } },
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  blockSize: '100%',
  inlineSize: `min(${vars.layout.wrap}, 100% - 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  '@media': { [media.phone]: { gap: 4 } },
})
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  font: `750 1.5rem/1 ${vars.font.display}`,
  letterSpacing: '-.035em',
  '@media': {
    // If a language needs the room, the name wraps out of sight and the mark stays.
    [media.phone]: {
      flexWrap: 'wrap',
      alignContent: 'start',
      minInlineSize: 28,
      blockSize: 44,
      paddingBlock: 8,
      overflow: 'hidden',
      fontSize: '1.3rem',
      gap: '20px 8px',
    },
  },
})
// The colours of the theme, by class: its contract need not be in the script.
export const markGlow = style({ fill: color.glow })
export const markEmber = style({ fill: color.accent })
export const markCore = style({ fill: color.glowCore })
export const mark = style({ inlineSize: 28, blockSize: 28, overflow: 'visible' })

export const onlyWide = style({ '@media': { '(max-width: 899.98px)': { display: 'none !important' } } })
export const onlyPhone = style({ '@media': { [wide]: { display: 'none !important' } } })
export const spring = style({ marginInlineStart: 'auto' })

const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 44,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.control,
})
export const navLink = style([
  quiet,
  {
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
  },
])
export const walletLink = style([
  navLink,
  { gap: 8, '@media': { '(max-width: 899.98px)': { display: 'none' } } },
])
export const iconLink = style([quiet, { flex: 'none', inlineSize: 44, justifyContent: 'center' }])

export const explore = style({
  flex: 'none',
  '@media': { '(max-width: 899.98px)': { order: -1, marginInlineStart: -10 } },
})
export const exploreButton = style([
  quiet,
  {
    paddingInline: 12,
    selectors: { '&[aria-expanded="true"]': { background: color.surfaceHover } },
    '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
  },
])

globalStyle(`${exploreButton}[aria-expanded='true'] .${onlyWide} svg`, { rotate: '180deg' })

export const visitor = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  // The viewer is not known yet: space is reserved, and nothing wrong is offered.
  selectors: { '&[data-unknown]': { visibility: 'hidden' } },
  // In French both words need more room than the narrowest phones have: the name beside the mark gives way first, then
  // the buttons come closer and their words become smaller.
  '@media': { [media.phone]: { gap: 8 }, '(max-width: 379.98px)': { gap: 6, fontSize: type.t13 } },
})
globalStyle(`${visitor} > *`, {
  '@media': { '(max-width: 379.98px)': { fontSize: type.t13, paddingInline: 6 } },
})

/** The picture aligns with the page's edge, not the touch target around it. */
export const account = style({ position: 'relative', marginInlineEnd: -4 })
export const accountButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.round,
})
export const accountPanel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 8px)',
  inlineSize: 272,
  maxInlineSize: 'calc(100vw - 32px)',
  display: 'grid',
  padding: 8,
  background: color.surfaceSheet,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.elev2,
})
export const accountName = style({
  padding: '8px 12px 10px',
  fontSize: type.t14,
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const accountRejection = style({
  padding: '4px 12px 10px',
  fontSize: type.t14,
  fontWeight: 600,
  color: color.dangerText,
})
/** The link to their project, separated from the account links. */
export const accountGroup = style({
  display: 'grid',
  marginBlock: 8,
  paddingBlock: 8,
  borderBlock: `1px solid ${color.border}`,
})
export const accountProject = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const accountAmount = style({
  marginInlineStart: 'auto',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
})
export const accountItem = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  fontSize: type.t14,
  lineHeight: 1.3,
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
})
