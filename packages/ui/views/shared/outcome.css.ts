import { style } from '@vanilla-extract/css'

/** Focus goes there so that it is read out; there is nothing to do in it. */
export const outcome = style({
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none !important' } },
})
