import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** Whether a press asks for this page here, rather than for another tab, a download or a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Links in texts people wrote are plain anchors of their HTML. One that leads to another page of the site is followed
 * by the router, as any other link here; what leads elsewhere, or within the page, is left to the browser.
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
