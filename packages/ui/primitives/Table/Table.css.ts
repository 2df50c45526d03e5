import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

// Holds headers that are only spoken, which would widen the page otherwise.
export const region = style({ position: 'relative', overflowX: 'auto', maxWidth: '100%' })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.t14,
  lineHeight: 1.5,
})

export const header = style({
  height: 40,
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  fontWeight: 600,
  color: color.textMuted,
  whiteSpace: 'nowrap',
})

export const cell = style({
  height: 52,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 400,
})

export const start = style({ textAlign: 'start' })
export const end = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

/** On a phone the first column stays while the rest scrolls. */
export const first = style({
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      background: 'var(--k-surface-host, var(--k-surface-page))',
    },
  },
})
export const selected = style({ background: color.surfaceSunken })
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } })

/** On a phone each cell has its column's header above it; the row of headers is spoken only. */
export const stacked = style({})
export const cellHeader = style({
  display: 'none',
  color: color.textMuted,
  fontSize: vars.type.t13,
  '@media': { [media.phone]: { display: 'block' } },
})
const onPhone = (elements: string, rules: GlobalStyleRule) =>
  globalStyle(`${stacked} :is(${elements})`, { '@media': { [media.phone]: rules } })
onPhone('table, tbody, tr, th, td', { display: 'block' })
onPhone('thead', {
  position: 'absolute',
  clipPath: 'inset(50%)',
  overflow: 'hidden',
  blockSize: 1,
  inlineSize: 1,
})
onPhone('tbody tr', { paddingBlock: vars.space[12], borderBlockEnd: `1px solid ${color.border}` })
onPhone('tbody :is(th, td)', {
  blockSize: 'auto',
  paddingBlock: vars.space[4],
  paddingInline: 0,
  border: 0,
  textAlign: 'start',
})
