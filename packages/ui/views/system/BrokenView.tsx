import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { wrap } from '../shared/page.css.ts'

/**
 * In place of a page that threw. What threw may be that a file could not be fetched, so it leans on nothing that
 * comes later; and it loads the page anew rather than rendering it anew, because a browser remembers a script that
 * failed for as long as the page lives.
 */
export function BrokenView({ href }: { /** The page itself, path and query. */ readonly href: string }) {
  const { t } = useTranslation('shell')
  return (
    <div role="alert" className={wrap}>
      <Heading level={1} size="t46">
        {t('broken.title')}
      </Heading>
      <p>{t('broken.words')}</p>
      {/* Not the router's link: the page again, from the server. */}
      <a href={href} className={buttonClass({ variant: 'ink', size: 'medium', width: 'hug' })}>
        {t('broken.reload')}
      </a>
    </div>
  )
}
