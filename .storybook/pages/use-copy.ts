import { useEffect, useState } from 'react'

/** Milliseconds that "Copied" stands. */
const standsMs = 2000

/** Copies a text and tells for a moment which one: the page is then to say so in a live region. */
export function useCopy() {
  const [copied, setCopied] = useState('')
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(''), standsMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(''),
    )
  }
  return { copied, copy }
}
