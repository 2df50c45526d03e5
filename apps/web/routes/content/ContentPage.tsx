import { DocumentView, type documentNames, type SiteDocument } from '@kindling/ui/views/content/DocumentView'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../app/Meta.tsx'
import { usePreferences } from '../../app/preferences.tsx'

interface ContentPageProps {
  /** Also the message namespace of its text: see `SiteDocument`. */
  readonly name: (typeof documentNames)[number]
}

/** About, whitepaper, terms, privacy and risk. */
export function ContentPage({ name }: ContentPageProps) {
  const { i18n } = useTranslation()
  const { language } = usePreferences()
  const document: SiteDocument = i18n.getResourceBundle(language, name)
  return (
    <>
      <Meta title={document.title} description={document.description} path={`/${name}`} type="article" />
      <DocumentView key={name} name={name} document={document} onPrint={() => window.print()} />
    </>
  )
}
