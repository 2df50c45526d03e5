import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The container of a page: 1332 px wide, with the page's margin. */
export const wrap = style({
  inlineSize: `min(${vars.layout.wrap}, 100% - 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
})
/** A section of a page: space, no box. */
export const section = style([wrap, { paddingBlockStart: vars.layout.section }])
