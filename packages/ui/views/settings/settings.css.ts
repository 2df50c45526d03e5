import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type } = vars

export const page = style([wrap, { paddingBlock: '40px 48px' }])
export const columns = style({
  display: 'grid',
  gap: '24px 64px',
  marginBlockStart: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1024]: { gridTemplateColumns: '222px minmax(0, 900px)' } },
})

/** Under 1024 px the tabs are a row that scrolls and therefore clips: their focus rings are inset. */
export const tabs = style({
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.from1024]: { display: 'grid', alignContent: 'start', overflowX: 'visible' },
    '(max-width: 1023.98px)': {
      marginInline: `calc(-1 * ${vars.layout.margin})`,
      paddingInline: vars.layout.margin,
    },
  },
})
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  minBlockSize: 44,
  paddingInline: '12px 16px',
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.tag,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} linear`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } } },
  selectors: {
    '&[aria-current="page"]': {
      borderInlineStartColor: color.accent,
      background: color.surfaceSunken,
      color: color.text,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none !important' },
  },
})

/** Sections separated by hairlines, without boxes. */
export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const section = style({
  display: 'grid',
  gap: '16px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 26,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 'none' } },
  '@media': { [media.from700]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** The right side holds a form in place of a button. */
export const sectionWithForm = style([
  section,
  { '@media': { [media.from700]: { gridTemplateColumns: 'minmax(0, 400fr) minmax(0, 460fr)' } } },
])
export const words = style({ display: 'grid', gap: 4, justifyItems: 'start', alignContent: 'start' })
globalStyle(`${words} p`, { overflowWrap: 'anywhere' })
export const detail = style({ maxInlineSize: '58ch', fontSize: type.t14, color: color.textMuted })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'start' })
export const wide = style({ gridColumn: '1 / -1' })
export const address = style({ unicodeBidi: 'isolate', overflowWrap: 'anywhere' })

export const intro = style({ maxInlineSize: '58ch', marginBlock: '6px 24px', color: color.textMuted })
export const note = style({ fontSize: type.t13, color: color.textMuted })

/** Rows of saved cards and addresses. */
export const rows = style({ borderBlockStart: `1px solid ${color.border}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '10px 14px',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.from700]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', alignItems: 'center' },
  },
})
export const rowTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const rowDetail = style({ fontSize: type.t14, color: color.textMuted, overflowWrap: 'anywhere' })
export const rowTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  // The text of quiet buttons aligns with the title, not their edges.
  '@media': { [media.phone]: { gridColumn: 2, marginInlineStart: -12 } },
})
export const below = style({ marginBlockStart: 20 })

export const panel = style({
  display: 'grid',
  gap: '16px 20px',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  padding: 28,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  '@media': {
    [media.from700]: { gridTemplateColumns: '56px minmax(0, 1fr) auto' },
    [media.phone]: { padding: 20 },
  },
})
export const panelTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'start',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.round,
})
export const signs = styleVariants({
  KYC_NOT_DONE: [sign, { background: color.surfaceSunken, color: color.text }],
  KYC_PENDING: [sign, { background: color.warningSoft, color: color.warningText }],
  KYC_COMPLETE: [sign, { background: color.positiveSoft, color: color.positiveText }],
  KYC_FAILED: [sign, { background: color.dangerSoft, color: color.dangerText }],
})

export const checks = style({ display: 'grid', gap: 4, border: 'none', padding: 0, margin: 0 })
export const all = style({
  paddingBlockEnd: 12,
  marginBlockEnd: 8,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const gap = style({ marginBlockEnd: 20 })
