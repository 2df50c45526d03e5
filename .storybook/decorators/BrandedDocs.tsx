import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect } from 'react'
import { catalogueTheme } from '../theme.ts'
import { applyGlobals } from './apply-globals.ts'
import { useGlobals } from './use-globals.ts'
import '../pages/docs.css.ts'

/**
 * Documentation pages with the product's styles, in the toolbar's theme. The page itself is English, left to right; its
 * live parts, and what they open over the page, follow the toolbar.
 */
export function BrandedDocs(props: DocsContainerProps) {
  const { theme, language, direction } = useGlobals(props.context.channel)
  useLayoutEffect(() => applyGlobals({ theme, language, direction }), [theme, language, direction])
  return (
    <div dir="ltr" lang="en">
      <DocsContainer {...props} theme={catalogueTheme(theme === 'dark' ? 'dark' : 'light')} />
    </div>
  )
}
