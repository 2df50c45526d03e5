import { skip } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** "Skip to content". */
  readonly children: string
  /** Id of the main area. */
  readonly target: string
}

/** The first tab stop: skips the header, into the page. */
export function SkipLink({ children, target }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${target}`}
      onClick={(event) => {
        const main = document.getElementById(target)
        if (!main) return
        // A fragment would add an entry to the history and leave focus behind.
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
