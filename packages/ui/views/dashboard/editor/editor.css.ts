import { globalStyle, style } from '@vanilla-extract/css'
import { input } from '../../../primitives/Field/Field.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color } = vars

/** Tools and text share one edge. The field of a link's address has its own. */
export const edge = style({
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
  fontSize: vars.type.t16,
  selectors: {
    '&:has([data-story]:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${color.focusGap}`,
    },
    '&:has([data-story][aria-invalid="true"])': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    '&:has([data-story][aria-invalid="true"]:focus-visible)': {
      boxShadow: `0 0 0 2px ${color.focusGap}, inset 0 0 0 1px ${color.danger}`,
    },
    '&:has(textarea:is(:disabled, :read-only))': {
      background: color.surfaceSunken,
      borderStyle: 'dashed',
      borderColor: color.border,
      color: color.textMuted,
    },
  },
})

/** As high with its tools as without them: nothing moves when they arrive. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minBlockSize: 49,
  paddingInline: 6,
  paddingBlock: 4,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.phone]: { gap: 0 } },
})
export const hint = style([tools, { paddingInline: 12, fontSize: vars.type.t13, color: color.textMuted }])
export const tool = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  // One line of them at 390 pixels.
  '@media': {
    [media.phone]: { inlineSize: 36 },
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': { background: color.surfaceHover, color: color.text },
      },
    },
  },
  selectors: {
    '&[aria-pressed="true"], &[aria-expanded="true"]': {
      background: color.surfaceSunken,
      color: color.text,
      boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
    },
    '&[aria-disabled="true"]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
})
export const line = style({
  inlineSize: 1,
  alignSelf: 'stretch',
  marginInline: 6,
  marginBlock: 6,
  background: color.border,
})
/** A pair of arrows for the past: they point back and forth in every direction of writing. */
globalStyle(`[dir="rtl"] ${tool} .lucide-undo-2, [dir="rtl"] ${tool} .lucide-redo-2`, {
  transform: 'scaleX(-1)',
})

export const linkRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 8,
  padding: 8,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const linkField = style({ flex: '1 1 220px' })

export const uploading = style([
  linkRow,
  { alignItems: 'center', fontSize: vars.type.t14, color: color.textMuted },
])
export const failed = style({ flex: '1 1 100%' })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const choice = style({ inlineSize: 112, blockSize: 84, borderRadius: vars.radius.control })
export const page = style({ display: 'block' })
/** At most some of the window: what is below stays near. */
const room = { minBlockSize: 'calc(12lh + 22px)', maxBlockSize: '60vh' } as const
export const text = style({
  ...room,
  overflowY: 'auto',
  paddingInline: 12,
  paddingBlock: 10,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  // Spaces stay where they are typed.
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  // The edge around the tools and the text shows the focus.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none !important' } },
})
export const area = style([
  input,
  {
    ...room,
    blockSize: 'auto',
    paddingInline: 12,
    paddingBlock: 10,
    fieldSizing: 'content',
    lineHeight: 1.6,
  },
])
export const heading = style({ fontSize: vars.type.t21, lineHeight: 1.3 })

globalStyle(`${text} > *`, { maxInlineSize: vars.layout.measure })
globalStyle(`${text} > * + *`, { marginBlockStart: 14 })
globalStyle(`${text} ul, ${text} ol`, { paddingInlineStart: 24 })
globalStyle(`${text} ul`, { listStyle: 'disc' })
globalStyle(`${text} ol`, { listStyle: 'decimal' })
globalStyle(`${text} li::marker`, { color: color.accentText })
globalStyle(`${text} a`, {
  textDecorationLine: 'underline',
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: 3,
})

globalStyle(`${text} img`, {
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: '100%',
  // The text around it stays in view.
  maxBlockSize: 320,
  borderRadius: vars.radius.control,
})
globalStyle(`${text} img.ProseMirror-selectednode`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 2,
})
