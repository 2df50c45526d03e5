import { style } from '@vanilla-extract/css'

/** It receives focus to be announced; it has no action. */
export const outcome = style({
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none !important' } },
})
