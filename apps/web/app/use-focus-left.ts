import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Going back to a list that stayed behind its project focuses the link that led away: reading goes on from there. */
export function useFocusLeft(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const left = useRef<Readonly<Record<string, HTMLElement | null>>>({})
  useEffect(() => {
    const to = type === 'POP' && left.current[key]
    // Once the list is painted: before, it would have to be laid out for this alone.
    if (to)
      setTimeout(() => document.activeElement === document.body && to.focus({ preventScroll: true }), 50)
    const note = ({ target }: Event) => {
      left.current = { [key]: (target as Element).closest<HTMLElement>('main a') }
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [key, type])
}
