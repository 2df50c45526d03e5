import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { wrap } from '../shared/page.css.ts'

/**
 * Shown in place of a page that threw. The cause may be a file that could not be fetched, so it depends on nothing that
 * is loaded later; and it reloads the page instead of rendering again, because a browser keeps a failed script for the
 * life of the page.
 */
export function BrokenView({ href }: { /** The page itself, path and query. */ readonly href: string }) {
  const { t } = useTranslation('shell')
  return (
    <div role="alert" className={wrap}>
      <Heading level={1} size="t46">
        {t('broken.title')}
      </Heading>
      <p>{t('broken.words')}</p>
      {/* Not the router's link: reload from the server. */}
      <a href={href} className={buttonClass({ variant: 'ink', size: 'medium', width: 'hug' })}>
        {t('broken.reload')}
      </a>
    </div>
  )
}
