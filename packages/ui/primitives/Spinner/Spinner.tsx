import { spinner } from './Spinner.css.ts'

/** 16 px, in the colour of its text. What it waits for is said in words beside it. */
export const Spinner = () => <span className={spinner} aria-hidden />
