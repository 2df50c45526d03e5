import type { LinkComponentProps } from '@kindling/ui'
import { Link, useHref } from 'react-router-dom'
import { loadRoute, routeTable } from './chunks.ts'

const leadsOut = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i

/** The router's link under the primitives' anchors. Pointing at it fetches the chunk of its target. */
export function RouterLink({ href, ref, ...rest }: LinkComponentProps) {
  const outside = leadsOut.test(href) || rest.target === '_blank'
  const own = useHref(href.startsWith('#') ? '' : href)
  if (outside) return <a {...rest} ref={ref} href={href} />
  const prepare = () =>
    void routeTable()
      .then(({ matchRoute }) => loadRoute(matchRoute(new URL(own, 'http://here').pathname, '').route.file))
      .catch(() => undefined)
  return <Link {...rest} {...(ref ? { ref } : {})} to={href} onPointerEnter={prepare} onFocus={prepare} />
}
