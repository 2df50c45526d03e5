import { type ReactNode, useEffect, useRef } from 'react'
import { outcome } from './outcome.css.ts'

/** Shows an outcome in place of the form; it receives focus, so that a screen reader announces it. */
export function Outcome({ children }: { readonly children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} className={outcome} tabIndex={-1} role="status">
      {children}
    </p>
  )
}
