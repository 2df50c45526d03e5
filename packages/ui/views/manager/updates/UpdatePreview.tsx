import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { parseStory } from '../../shared/parse-story.ts'
import { RichText } from '../../shared/RichText.tsx'
import { mailedLine } from './update-facts.ts'
import * as styles from './updates.css.ts'

interface UpdatePreviewProps {
  /** Name of the project. */
  readonly project: string
  readonly name: string
  /** HTML of the seven tags. */
  readonly description: string
  readonly isPublic: boolean
}

/** An update as its page shows it, and as its e-mail does, before anybody is told. */
export function UpdatePreview({ project, name, description, isPublic }: UpdatePreviewProps) {
  const { t } = useTranslation('manager')
  const title = name.trim() || t('updates.untitled')
  return (
    <div>
      <Disclosure summary={t('updates.asPage')}>
        <div className={styles.preview} dir="auto">
          <Heading level={3} size="t26">
            {title}
          </Heading>
          <RichText blocks={parseStory(description)} />
        </div>
      </Disclosure>
      <Disclosure summary={t('updates.asMail')}>
        <div className={styles.preview}>
          <span className={styles.muted} dir="auto">
            {project}
          </span>
          <Heading level={3} size="t21">
            {t('updates.subject', { name: title })}
          </Heading>
          <p dir="auto">{mailedLine(description)}</p>
          <span className={styles.button}>{t('updates.read')}</span>
          {!isPublic && <p className={styles.muted}>{t('updates.othersMail')}</p>}
        </div>
      </Disclosure>
    </div>
  )
}
