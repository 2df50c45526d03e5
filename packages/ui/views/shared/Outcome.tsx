import { type ReactNode, useEffect, useRef } from 'react'
import { outcome } from './outcome.css.ts'

/** What something came to, in place of the form that did it: focus goes there, and so it is read out. */
export function Outcome({ children }: { readonly children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} className={outcome} tabIndex={-1} role="status">
      {children}
    </p>
  )
}
