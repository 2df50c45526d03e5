import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect } from 'react'
import { catalogueTheme } from '../theme.ts'
import { markPage, pageGlobals } from './page-globals.ts'
import { usePageGlobals } from './use-globals.ts'

/** Documentation pages with the product's styles, in the toolbar's theme, language and direction. */
export function BrandedDocs(props: DocsContainerProps) {
  const globals = usePageGlobals()
  const { theme } = pageGlobals(globals)
  useLayoutEffect(() => markPage(pageGlobals(globals)), [globals])
  return <DocsContainer {...props} theme={catalogueTheme(theme)} />
}
