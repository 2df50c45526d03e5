import { classes } from '../../theme/layout.ts'
import { spinner, turning } from './Spinner.css.ts'

export interface SpinnerProps {
  /** Out of sight it keeps its place free, and turns nothing. @default true */
  readonly isShown?: boolean
}

/** Says that something is under way; words beside it say what. */
export const Spinner = ({ isShown = true }: SpinnerProps) => (
  <span className={classes(spinner, isShown && turning)} aria-hidden />
)
