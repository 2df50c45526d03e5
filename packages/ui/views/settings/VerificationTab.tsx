import type { UserProfile } from '@kindling/api-client/model/account'
import badgeCheck from 'lucide-react/icons/badge-check'
import circleX from 'lucide-react/icons/circle-x'
import hourglass from 'lucide-react/icons/hourglass'
import scanFace from 'lucide-react/icons/scan-face'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useDrafts } from '../../state/draft-state.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { type Action, useAction } from '../shared/use-action.ts'
import type { StartVerificationDialogProps } from './StartVerificationDialog.tsx'
import * as styles from './settings.css.ts'

const StartVerificationDialog = lazyPart(
  async () => (await import('./StartVerificationDialog.tsx')).StartVerificationDialog,
)

export interface VerificationTabProps {
  readonly status: UserProfile['kyc_status']
  readonly onStart: StartVerificationDialogProps['onStart']
  /** Asks the partner for the state of the check; `status` then has it. */
  readonly onRefresh: () => Promise<unknown>
  readonly onRemove: () => Promise<unknown>
  /** The person is back from the partner: asks for the result. Absent otherwise. */
  readonly onReturn?: (() => Promise<unknown>) | undefined
}

const signs = {
  KYC_NOT_DONE: scanFace,
  KYC_PENDING: hourglass,
  KYC_COMPLETE: badgeCheck,
  KYC_FAILED: circleX,
} as const

/**
 * Identity check of a person (spec 1 §2): the button, its text and its colour follow the status; removing is an action
 * of its own.
 */
export function VerificationTab({ status, onStart, onRefresh, onRemove, onReturn }: VerificationTabProps) {
  const { t } = useTranslation('settings')
  const [starting, setStarting] = useState(false)
  const [asking, setAsking] = useState(false)
  const { verification: draft } = useDrafts()
  // The session ended while the dialog was open: open it again, with what was typed.
  if (draft && !starting) setStarting(true)
  const refresh = useAction(onRefresh)
  const remove = useAction(onRemove)
  const back = useAction(onReturn ?? (async () => undefined))
  // Once, after mount: the state in the address or the profile may be old.
  const first = useRef(() => {
    if (onReturn) void back.run()
    else if (status === 'KYC_PENDING') void refresh.run()
  })
  useEffect(() => first.current(), [])

  return (
    <>
      <Heading level={2} size="t26">
        {t('verification.title')}
      </Heading>
      <p className={styles.intro}>{t('verification.hint')}</p>
      <Refused action={back} title={t('verification.returnFailed')} again />
      <Refused action={refresh} title={t('verification.refreshFailed')} />
      <Refused action={remove} title={t('verification.removeFailed')} />
      <section className={styles.panel} aria-busy={back.pending || refresh.pending}>
        <span className={styles.signs[status]}>
          <Icon icon={signs[status]} size={24} />
        </span>
        <div className={styles.words} role="status">
          <Heading level={3}>{t(`verification.${status}.title`)}</Heading>
          <p className={styles.detail}>{t(`verification.${status}.words`)}</p>
          {status === 'KYC_COMPLETE' && (
            <Badge tone="positive" icon={badgeCheck}>
              {t('verification.verified')}
            </Badge>
          )}
        </div>
        <div className={styles.panelTools}>
          <MainButton status={status} busy={back.pending} onPress={() => setStarting(true)} />
          {status === 'KYC_PENDING' && (
            <Button
              variant="quiet"
              pending={refresh.pending}
              pendingLabel={t('verification.refreshing')}
              onClick={() => void refresh.run()}
            >
              {t('verification.refresh')}
            </Button>
          )}
          {status === 'KYC_COMPLETE' && !asking && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t('verification.remove')}
            </Button>
          )}
        </div>
        {status === 'KYC_COMPLETE' && asking && (
          <RemoveQuestion action={remove} onEnd={() => setAsking(false)} />
        )}
      </section>
      <Suspense fallback={<Opening onMovedOn={() => setStarting(false)} />}>
        {starting && <StartVerificationDialog onStart={onStart} onClose={() => setStarting(false)} />}
      </Suspense>
    </>
  )
}

/** Its text and colour follow the status; while it is pending or complete nothing can be started. */
function MainButton({
  status,
  busy,
  onPress,
}: {
  readonly status: UserProfile['kyc_status']
  readonly busy: boolean
  readonly onPress: () => void
}) {
  const { t } = useTranslation('settings')
  const settled = status === 'KYC_PENDING' || status === 'KYC_COMPLETE'
  const words = t(`verification.${status}.button`)
  if (settled)
    return (
      <Button variant="line" disabledReason={t(`verification.${status}.title`)} reasonDisplay="spoken">
        {words}
      </Button>
    )
  return (
    <Button
      variant={status === 'KYC_FAILED' ? 'danger' : 'ink'}
      pending={busy}
      pendingLabel={t('verification.refreshing')}
      onClick={onPress}
    >
      {words}
    </Button>
  )
}

function RemoveQuestion({ action, onEnd }: { readonly action: Action<[]>; readonly onEnd: () => void }) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className={styles.wide}>
      <p>{t('verification.removeAsk')}</p>
      <div className={`${styles.tools} ${styles.below}`}>
        <Button ref={keep} variant="line" onClick={onEnd}>
          {common('cancel')}
        </Button>
        <Button
          variant="danger"
          pending={action.pending}
          pendingLabel={t('removing')}
          onClick={async () => {
            await action.run()
            onEnd()
          }}
        >
          {t('verification.remove')}
        </Button>
      </div>
    </div>
  )
}

function Refused({
  action,
  title,
  again = false,
}: {
  readonly action: Action<[]>
  readonly title: string
  /** Offers a retry: no other button does. */
  readonly again?: boolean
}) {
  const { t: common } = useTranslation()
  const alert = useRejectionFocus(action.failure)
  if (!action.failure) return null
  return (
    <div className={styles.gap}>
      <RejectionAlert ref={alert} failure={action.failure} title={title}>
        {again && (
          <div className={styles.below}>
            <Button variant="line" size="small" onClick={() => void action.run()}>
              {common('retry')}
            </Button>
          </div>
        )}
      </RejectionAlert>
    </div>
  )
}
