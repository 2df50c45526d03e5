import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The link that led away, by the step of the history. */
const left = new Map<string, WeakRef<HTMLElement>>()

/** Going back to a list that stayed behind its project focuses the link that led away: reading goes on from there. */
export function useFocusLeft(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLElement>('main a')
      if (link) left.set(key, new WeakRef(link))
    }
    document.addEventListener('click', note, true)
    // Once the list is painted: before, it would have to be laid out for this alone.
    const timer = setTimeout(() => {
      if (type === 'POP' && document.activeElement === document.body)
        left.get(key)?.deref()?.focus({ preventScroll: true })
    }, 50)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', note, true)
    }
  }, [key, type])
}
