import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** A band under the header. It must work without a network, so it depends on nothing that is fetched later. */
export const offline = style({
  padding: '10px 24px',
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontWeight: 600,
  fontSize: vars.type.t14,
  textAlign: 'center',
})
