import { styleVariants } from '@vanilla-extract/css'

export const sizes = styleVariants({
  line: { display: 'block', flex: 'none', inlineSize: 54 },
  row: { display: 'block', flex: 'none', inlineSize: 48 },
})
