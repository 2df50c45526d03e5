import { style } from '@vanilla-extract/css'

export const bank = style({ maxInlineSize: 440, marginInline: 'auto', paddingBlock: 64 })
