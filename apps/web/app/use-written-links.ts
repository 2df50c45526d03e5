import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** Whether a press navigates this tab, rather than opening another tab, a download or a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Links in texts that people wrote are plain anchors of their HTML. The router follows one to another page of the site,
 * like any other link here; links elsewhere, or within the page, are left to the browser.
 */
export function useWrittenLinks(): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('[data-written] a[href]')
    if (!link || link.target === '_blank' || link.origin !== window.location.origin) return
    const { pathname, search, hash } = link
    if (hash && pathname === window.location.pathname && search === window.location.search) return
    event.preventDefault()
    navigate(pathname + search + hash)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}
