import type { LinkComponentProps } from '@kindling/ui/link'
import { action } from 'storybook/actions'

const navigate = action('navigate')

/** A link that does not navigate and logs its target in the actions panel. */
export function StoryLink({ onClick, href, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || href.startsWith('#')) return
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}
