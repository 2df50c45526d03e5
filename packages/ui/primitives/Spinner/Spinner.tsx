import { classes } from '../../theme/layout.ts'
import { spinner, turning } from './Spinner.css.ts'

export interface SpinnerProps {
  /** Hidden, it reserves its space and does not animate. @default true */
  readonly isShown?: boolean
}

/** Shows that work is pending; text beside it says what. */
export const Spinner = ({ isShown = true }: SpinnerProps) => (
  <span className={classes(spinner, isShown && turning)} aria-hidden />
)
