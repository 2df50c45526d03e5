import type { Project } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import * as styles from './trust.css.ts'

interface TranslatedNoteProps {
  readonly project: Pick<Project, 'language' | 'also_in' | 'creator'>
  /** Shows the project in the other language. */
  readonly onSwitch: (to: 'original' | 'translation') => Promise<unknown>
}

/** Says that a text is translated, and leads to the original and back (decisions 2 §7). */
export function TranslatedNote({ project, onSwitch }: TranslatedNoteProps) {
  const { t, i18n } = useTranslation('trust')
  const { language, also_in } = project
  const isOriginal = language === 'en'
  const switching = useAction(() => onSwitch(isOriginal ? 'translation' : 'original'))
  const other = isOriginal ? also_in : language
  if (!other) return null
  const name = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(other) ?? other
  return (
    <div className={styles.translated} role="note">
      <span>{t(isOriginal ? 'translated.isOriginal' : 'translated.isTranslated', { name })}</span>
      <Button size="small" variant="quiet" pending={switching.pending} onClick={() => void switching.run()}>
        {t(isOriginal ? 'translated.seeTranslation' : 'translated.seeOriginal', { name })}
      </Button>
      {switching.failure && <RejectionAlert failure={switching.failure} />}
    </div>
  )
}
