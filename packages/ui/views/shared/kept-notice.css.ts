import { style } from '@vanilla-extract/css'

export const remedy = style({ marginBlockStart: 10 })
