import { skip } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** "Skip to content". */
  readonly children: string
  /** Id of the main area. */
  readonly target: string
}

/** The first stop of the keyboard: over the header, into the page. */
export function SkipLink({ children, target }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${target}`}
      onClick={(event) => {
        const main = document.getElementById(target)
        if (!main) return
        // A fragment would become a step back in the history, and leave focus behind.
        event.preventDefault()
        main.tabIndex = -1
        main.focus()
        main.scrollIntoView()
      }}
    >
      {children}
    </a>
  )
}
