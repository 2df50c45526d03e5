import wifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useErrorWords } from '../shared/error-words.ts'
import type { Failure } from '../shared/use-action.ts'
import * as styles from './auth.css.ts'
import { askConfirmation } from './confirmation-asked.ts'

export interface FormRefusalProps {
  readonly failure: Failure
  /** What to do about it, after the words of the code. */
  readonly children?: ReactNode
  /** In place of the code's own, where this form knows better what it means. */
  readonly words?: string
  readonly ref?: Ref<HTMLDivElement>
}

const unreached = new Set<string>(['NETWORK_FAILURE', 'REQUEST_TIMEOUT'])

/** "What happened. What follows." as the bold clause of an alert and the rest. */
const inClauses = (words: string) => /^(.+?[.!?…])\s+(.+)$/su.exec(words)?.slice(1) ?? [words]

/** What went wrong with a whole form, in the words of its first code; when it may be tried again, if that is known. */
export function FormRefusal({ failure, children, words: own, ref }: FormRefusalProps) {
  const { t, i18n } = useTranslation('auth')
  const words = useErrorWords()
  const [item] = failure.items
  if (!item) return null
  const offline = unreached.has(item.code)
  const [title = '', rest] = inClauses(own ?? words(item))
  const wait = failure.retryAfter
  return (
    <Alert
      tone={offline ? 'warning' : 'danger'}
      arrival="announced"
      title={title}
      {...(offline && { icon: wifiOff })}
      {...(ref && { ref })}
    >
      {wait === null ? rest : t('retryAfter', { count: Math.max(1, Math.ceil(wait / 60)) })} {children}
      {item.code === 'NOT_YET_CONFIRM' && item.field === undefined && (
        <Button variant="quiet" size="small" onClick={askConfirmation}>
          {t('confirmAgain')}
        </Button>
      )}
      {!i18n.exists(`${item.code}.default`, { ns: 'errors' }) && (
        <span className={styles.code}>{t('code', { code: item.code })}</span>
      )}
    </Alert>
  )
}
