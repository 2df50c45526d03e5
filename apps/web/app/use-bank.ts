import { useNavigate } from 'react-router-dom'

/** Takes the person to their bank's question: on its own site, which sends them back, or on the page that plays it. */
export function useBank() {
  const navigate = useNavigate()
  return (url: string, how?: 'replaces'): void => {
    const replace = how === 'replaces'
    if (url.startsWith('/')) navigate(url, { replace })
    else if (replace) window.location.replace(url)
    else window.location.assign(url)
  }
}
