import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

type Follow = (href: string) => void

const FollowContext = createContext<Follow>((href) => window.location.assign(href))

/** Goes to a page of the site, by its path with what follows it. It is one function for as long as the site is open. */
export const useFollow = (): Follow => use(FollowContext)

/**
 * Gives links their way to other pages. It alone knows the address: were each link to know it, as the router's own do,
 * every one of a page, its header and its footer would be drawn anew at each navigation.
 */
export function FollowProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  // A link to the page itself is no further step in the history, as in a browser.
  const go: Follow = (href) => void navigate(href, { replace: href === here })
  const latest = useRef(go)
  useLayoutEffect(() => {
    latest.current = go
  })
  const follow = useCallback<Follow>((href) => latest.current(href), [])
  return <FollowContext value={follow}>{children}</FollowContext>
}

/** Whether a press navigates this tab, rather than opening another tab, a download or a menu. */
export const isPlainPress = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
