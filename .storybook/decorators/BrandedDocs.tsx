import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { catalogueTheme } from '../theme.ts'

type Scheme = 'light' | 'dark'
const current = (): Scheme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** Documentation pages with the product's styles, in the toolbar's theme. */
export function BrandedDocs(props: DocsContainerProps) {
  const [scheme, setScheme] = useState(current)
  useEffect(() => {
    const observer = new MutationObserver(() => setScheme(current()))
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return <DocsContainer {...props} theme={catalogueTheme(scheme)} />
}
