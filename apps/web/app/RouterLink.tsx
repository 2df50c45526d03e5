import type { LinkComponentProps } from '@kindling/ui'
import { Link } from 'react-router-dom'

const leadsOut = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i

/** The router's link under the primitives' anchors. */
export function RouterLink({ href, ref, ...rest }: LinkComponentProps) {
  const outside = leadsOut.test(href) || rest.target === '_blank'
  if (outside) return <a {...rest} ref={ref} href={href} />
  return <Link {...rest} {...(ref ? { ref } : {})} to={href} />
}
