import { useEffect } from 'react'
import { isPlainPress, useFollow } from './follow.tsx'

/**
 * Links in texts that people wrote are plain anchors of their HTML. The router follows one to another page of the site,
 * like any other link here; links elsewhere, or within the page, are left to the browser.
 */
export function useWrittenLinks(): void {
  const follow = useFollow()
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('[data-written] a[href]')
      if (!link || link.target === '_blank' || link.origin !== window.location.origin) return
      const { pathname, search, hash } = link
      if (hash && pathname === window.location.pathname && search === window.location.search) return
      event.preventDefault()
      follow(pathname + search + hash)
    }
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [follow])
}
