import { NewsletterLinkView } from '@kindling/ui/views/newsletter/NewsletterLinkView'
import { useTranslation } from 'react-i18next'
import { useNewsletterLink } from '../data/newsletter.ts'
import { Meta } from './Meta.tsx'

interface NewsletterLinkProps {
  readonly purpose: 'confirm' | 'unsubscribe'
  readonly path: string
}

/** The page behind a newsletter link. */
export function NewsletterLink({ purpose, path }: NewsletterLinkProps) {
  const { t } = useTranslation('email')
  const { code, action, answered, subscribe, ...calls } = useNewsletterLink()
  return (
    <>
      <Meta title={t(`newsletter.${purpose}.ask.title`)} path={path} />
      <NewsletterLinkView
        purpose={purpose}
        code={code}
        action={action}
        answered={answered}
        homeHref="/"
        onSend={calls[purpose]}
        onSubscribe={subscribe}
      />
    </>
  )
}
