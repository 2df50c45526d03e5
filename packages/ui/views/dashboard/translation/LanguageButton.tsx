import type { translationProgress } from '@kindling/validation/rules/translation'
import { useTranslation } from 'react-i18next'
import { capital } from './language-names.ts'
import * as styles from './translation.css.ts'

export type Progress = ReturnType<typeof translationProgress>

interface ProgressBarProps {
  readonly progress: Progress
  readonly wide?: boolean
}

/** Done, out of date and to do as lengths; the words beside it say the same. */
export function ProgressBar({ progress, wide = false }: ProgressBarProps) {
  return (
    <span className={wide ? styles.wideBar : styles.bar} aria-hidden>
      {(['done', 'old', 'empty'] as const).map(
        (each) =>
          progress[each] > 0 && (
            <span key={each} className={styles.segments[each]} style={{ flexGrow: progress[each] }} />
          ),
      )}
    </span>
  )
}

/** Share that is done, in whole percent; 100 only when all of it is. */
const percentOf = ({ done, total }: Progress) => (total === 0 ? 0 : Math.floor((done / total) * 100))

interface LanguageButtonProps {
  readonly name: string
  readonly progress: Progress
  readonly pressed: boolean
  readonly onPress: () => void
}

/** One language and how far it is; a press shows its texts. */
export function LanguageButton({ name, progress, pressed, onPress }: LanguageButtonProps) {
  const { t } = useTranslation('dashboard')
  const { done, total, old } = progress
  return (
    <button type="button" className={styles.language} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.languageTop}>
        {capital(name)}
        <span className={styles.percent}>{t('translation.percent', { percent: percentOf(progress) })}</span>
      </span>
      <ProgressBar progress={progress} />
      <span className={styles.small}>
        {t('count', { used: done, max: total })}
        {old > 0 && `, ${t('translation.old', { count: old })}`}
      </span>
    </button>
  )
}
