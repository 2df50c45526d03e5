import type { LinkComponentProps } from '@kindling/ui'
import { isPlainPress, useFollow } from './follow.tsx'

const leadsOut = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i

/** The link under the primitives' anchors: to another page of the site it goes without a new document. */
export function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  const follow = useFollow()
  if (leadsOut.test(href) || rest.target === '_blank' || rest.download !== undefined)
    return <a {...rest} onClick={onClick} href={href} />
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainPress(event)) return
        event.preventDefault()
        follow(href)
      }}
    />
  )
}
