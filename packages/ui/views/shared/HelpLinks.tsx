import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import type { ComingSoonTopic } from './ComingSoonDialog.tsx'
import * as styles from './help-links.css.ts'

const ComingSoonDialog = lazyPart(async () => (await import('./ComingSoonDialog.tsx')).ComingSoonDialog)

interface HelpLinksProps {
  /** In the header where there is room, else at the end of the page: one of the two is shown. */
  readonly place: 'header' | 'end'
}

/** Help for creators (spec 1 §2): what is not there yet says so. */
export function HelpLinks({ place }: HelpLinksProps) {
  const { t } = useTranslation('switcher')
  const Anchor = useLink()
  const [soon, setSoon] = useState<ComingSoonTopic | null>(null)
  const ask = (topic: ComingSoonTopic) => (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setSoon(topic)}>
      {t(`help.${topic}`)}
    </button>
  )
  return (
    <nav className={styles.places[place]} aria-label={t('help.label')}>
      {ask('handbook')}
      <Anchor href="/learn/questions/creators" className={styles.link}>
        {t('help.knowledgeBase')}
      </Anchor>
      {ask('forum')}
      {soon && (
        <Suspense fallback={<Opening onMovedOn={() => setSoon(null)} />}>
          <ComingSoonDialog topic={soon} onClose={() => setSoon(null)} />
        </Suspense>
      )}
    </nav>
  )
}
