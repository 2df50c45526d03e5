import type { Image } from '@kindling/api-client/model/wire'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { PageIndex, usePageOrigin } from './page-origin.tsx'

export interface MetaProps {
  /** Without it: the product's name and what it is. */
  readonly title?: string
  readonly description?: string
  /** Picture for social previews. */
  readonly image?: Pick<Image, 'url' | 'width' | 'height' | 'alt'> | null | undefined
  /** Path of the canonical address. */
  readonly path: string
  readonly type?: 'website' | 'article' | 'product'
  /** schema.org data, for readers of the server's HTML: a browser neither creates nor changes it. */
  readonly jsonLd?: () => object
  /** Whether search engines may list it, if it differs from its route.ts. */
  readonly index?: 'yes' | 'no'
}

/**
 * Title, description, Open Graph and JSON-LD of a page, hoisted into the head. Only the title follows a client
 * navigation: the rest is for readers of the server's HTML, and a browser need not carry it.
 */
export function Meta({ title, description, image, path, type = 'website', jsonLd, index }: MetaProps) {
  const { t } = useTranslation('shell')
  const origin = usePageOrigin()
  const name = t('product')
  const full = title ? `${title} · ${name}` : `${name}: ${t('tagline')}`
  const about = description ?? t('description')
  return (
    <>
      <title>{full}</title>
      {import.meta.env.SSR && (
        <>
          <meta name="description" content={about} />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title ?? full} />
          <meta property="og:description" content={about} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={origin + path} />
          {image && (
            <>
              <meta property="og:image" content={origin + image.url} />
              <meta property="og:image:width" content={String(image.width)} />
              <meta property="og:image:height" content={String(image.height)} />
              <meta property="og:image:alt" content={image.alt} />
              <meta name="twitter:image" content={origin + image.url} />
              <meta name="twitter:image:alt" content={image.alt} />
            </>
          )}
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
          {(index ?? use(PageIndex)) === 'no' && <meta name="robots" content="noindex" />}
          <link rel="canonical" href={origin + path} />
        </>
      )}
      {jsonLd && (
        <script type="application/ld+json" suppressHydrationWarning>
          {import.meta.env.SSR ? JSON.stringify(jsonLd()) : ''}
        </script>
      )}
    </>
  )
}
