import { visibleLength } from '@kindling/validation/rules/sanitize-description'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { parseStory } from '../../shared/parse-story.ts'
import { RichText } from '../../shared/RichText.tsx'
import { type MailCalls, MailPreview } from './MailPreview.tsx'
import * as styles from './updates.css.ts'

interface UpdatePreviewProps extends MailCalls {
  readonly name: string
  /** HTML of the seven tags. */
  readonly description: string
  readonly audience: 'everyone' | 'backers' | 'some'
}

/** An update as its page shows it, and as its e-mail does, before anybody is told. */
export function UpdatePreview({ name, description, audience, ...calls }: UpdatePreviewProps) {
  const { t } = useTranslation('updates')
  const title = name.trim()
  const isWritten = title !== '' && visibleLength(description) > 0
  return (
    <div>
      <Disclosure summary={t('asPage')}>
        <div className={styles.preview} dir="auto">
          <Heading level={3} size="t26">
            {title || t('untitled')}
          </Heading>
          <RichText blocks={parseStory(description)} />
        </div>
      </Disclosure>
      <MailPreview
        {...calls}
        texts={isWritten ? { name: title, description } : null}
        isForBackers={audience === 'backers'}
      />
    </div>
  )
}
