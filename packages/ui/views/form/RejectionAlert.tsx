import wifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, type AlertProps } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { askConfirmation } from '../../state/confirmation-asked.ts'
import * as styles from './rejection-alert.css.ts'
import { type ToldFailure, useRejectionMessage } from './use-rejection-message.ts'

export interface RejectionAlertProps extends Pick<AlertProps, 'layout'> {
  readonly failure: ToldFailure
  /** The name of the form, which may have messages of its own: `forms.{form}.form.{code}`. */
  readonly form?: string | undefined
  /** The action that failed: shown before the message of the code. */
  readonly title?: string
  /** What to do about it, shown after the message of the code. */
  readonly children?: ReactNode
  /** Replaces the code's own message, if this form has a more specific one. */
  readonly words?: string | undefined
  readonly ref?: Ref<HTMLDivElement>
}

const unreached = new Set<string>(['NETWORK_FAILURE', 'REQUEST_TIMEOUT'])

/** What went wrong with a whole form, by the message of its first code, and when to retry if that is known. */
export function RejectionAlert({ failure, form, title, children, words, ref, ...rest }: RejectionAlertProps) {
  const { t } = useTranslation()
  const messageOf = useRejectionMessage(form)
  const message = messageOf(failure, words)
  const [item] = failure.items
  if (!message || !item) return null
  const offline = unreached.has(item.code)
  return (
    <Alert
      {...rest}
      tone={offline ? 'warning' : 'danger'}
      arrival="announced"
      title={title ?? message.title}
      {...(offline && { icon: wifiOff })}
      {...(ref && { ref })}
    >
      {title && `${message.title} `}
      {message.rest} {children}
      {item.code === 'NOT_YET_CONFIRM' && item.field === undefined && (
        <Button variant="quiet" size="small" onClick={askConfirmation}>
          {t('failure.confirmAgain')}
        </Button>
      )}
      {message.support && <span className={styles.code}>{message.support}</span>}
    </Alert>
  )
}
