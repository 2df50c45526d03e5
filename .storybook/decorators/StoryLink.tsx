import type { LinkComponentProps } from '@kindling/ui/link'
import { action } from 'storybook/actions'

const navigate = action('navigate')

/** A link that stays where it is and tells, in the actions panel, where it would have led. */
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
