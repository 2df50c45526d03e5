import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon, type IconShape } from '../../primitives/Icon/Icon.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './settings.css.ts'

export interface SavedRowProps {
  readonly icon: IconShape
  readonly title: string
  readonly detail?: ReactNode
  /** Badge beside the title: "Expired". */
  readonly mark?: ReactNode
  readonly isDefault?: boolean
  /** Absent if a row has no default. */
  readonly onMakeDefault?: () => Promise<unknown>
  readonly onRemove: () => Promise<unknown>
  /** Opens it for editing; absent if it cannot be edited. */
  readonly onEdit?: () => void
  /** The question before it is removed: "Remove this card?". */
  readonly removeAsk: string
}

/** The platform no longer knows it; its own message would speak of a checkout. */
const gone = new Set<string>(['MISSING_PAYMENT_METHOD', 'INVALID_ID'])

const nothing = async () => undefined

/** A saved card, address or passkey: make default, edit, remove. A rejection is shown beside it. */
export function SavedRow(props: SavedRowProps) {
  const { icon, title, detail, mark, isDefault = false, onMakeDefault, onRemove, onEdit, removeAsk } = props
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const [asking, setAsking] = useState(false)
  const choosing = useAction(onMakeDefault ?? nothing)
  const removing = useAction(onRemove)
  const failure = removing.failure ?? choosing.failure
  const isGone = gone.has(failure?.items[0]?.code ?? '')
  const alert = useRejectionFocus(failure)
  const clear = () => {
    choosing.clear()
    removing.clear()
  }
  const named = (verb: string) => t('of', { verb, name: title })
  return (
    <li className={styles.row}>
      <Icon icon={icon} size={20} />
      <div>
        <p className={styles.rowTitle}>
          {title}
          {isDefault && <Badge>{t('default')}</Badge>}
          {mark}
        </p>
        {detail && <p className={styles.rowDetail}>{detail}</p>}
      </div>
      {asking ? (
        <Question
          ask={removeAsk}
          pending={removing.pending}
          onKeep={() => setAsking(false)}
          onRemove={async () => {
            clear()
            await removing.run()
            setAsking(false)
          }}
        />
      ) : (
        <div className={styles.rowTools}>
          {onMakeDefault && !isDefault && (
            <Button
              variant="quiet"
              size="small"
              pending={choosing.pending}
              pendingLabel={common('saving')}
              aria-label={choosing.pending ? common('saving') : named(t('makeDefault'))}
              onClick={() => {
                clear()
                void choosing.run()
              }}
            >
              {t('makeDefault')}
            </Button>
          )}
          {onEdit && (
            <Button variant="quiet" size="small" aria-label={named(common('edit'))} onClick={onEdit}>
              {common('edit')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={named(common('remove'))}
            onClick={() => {
              clear()
              setAsking(true)
            }}
          >
            {common('remove')}
          </Button>
        </div>
      )}
      {failure && (
        <div className={styles.wide}>
          <RejectionAlert ref={alert} failure={failure} words={isGone ? t('gone') : undefined} />
        </div>
      )}
    </li>
  )
}

/** Asked in the row itself, so that its subject stays visible. */
function Question({
  ask,
  pending,
  onKeep,
  onRemove,
}: {
  readonly ask: string
  readonly pending: boolean
  readonly onKeep: () => void
  readonly onRemove: () => void
}) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question in a list is no fieldset
    <div className={styles.rowTools} role="group" aria-label={ask}>
      <span>{ask}</span>
      <Button ref={keep} variant="line" size="small" onClick={onKeep}>
        {t('keep')}
      </Button>
      <Button variant="danger" size="small" pending={pending} pendingLabel={t('removing')} onClick={onRemove}>
        {common('remove')}
      </Button>
    </div>
  )
}
