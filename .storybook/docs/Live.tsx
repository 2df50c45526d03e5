import { LinkProvider } from '@kindling/ui/link'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import { directionOf } from '../decorators/apply-globals.ts'
import { StoryLink } from '../decorators/StoryLink.tsx'
import { useGlobals } from '../decorators/use-globals.ts'

/** Components of the product inside the text of a page: in the toolbar's language and direction, without its styles. */
export function Live({ children }: { readonly children: ReactNode }) {
  const { language, direction } = useGlobals(useContext(DocsContext).channel)
  return (
    <div className="sb-unstyled" lang={language} dir={directionOf({ language, direction })}>
      <LinkProvider component={StoryLink}>{children}</LinkProvider>
    </div>
  )
}
