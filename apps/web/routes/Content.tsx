import { DocumentView, documentNames, type SiteDocument } from '@kindling/ui/views/content/DocumentView'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Meta } from '../app/Meta.tsx'
import { page } from '../app/pages.ts'
import { usePreferences } from '../app/preferences.tsx'

/** About, whitepaper, terms, privacy and risk. Their texts are areas of words: see `SiteDocument`. */
export default page('routes/Content.tsx', function Content() {
  const { pathname } = useLocation()
  const { i18n } = useTranslation()
  const { language } = usePreferences()
  const name = documentNames.find((each) => pathname.split('/')[1] === each) ?? 'about'
  const document: SiteDocument = i18n.getResourceBundle(language, name)
  return (
    <>
      <Meta title={document.title} description={document.description} path={`/${name}`} type="article" />
      <DocumentView key={name} name={name} document={document} onPrint={() => window.print()} />
    </>
  )
})
