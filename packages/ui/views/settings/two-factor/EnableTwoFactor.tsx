import { isApiError } from '@kindling/api-client/transport/api-error'
import type { TotpEnableForm } from '@kindling/validation/forms/totp-enable'
import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { CheckoutSteps } from '../../../widgets/CheckoutSteps/CheckoutSteps.tsx'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useAction } from '../../shared/use-action.ts'
import { KeyStep } from './KeyStep.tsx'
import { ScanStep } from './ScanStep.tsx'
import * as styles from './two-factor.css.ts'
import { type EnableWizard, enableClosed, enableWizard } from './wizards.ts'

export interface EnableTwoFactorProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Starting was answered with 403: the e-mail is not confirmed. The dialog has closed. */
  readonly onForbidden: () => void
  readonly email: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onStart: () => Promise<{ readonly totp_uri: string; readonly totp_recovery_key: string }>
  readonly onConfirm: (form: TotpEnableForm) => Promise<unknown>
}

const order = ['scan', 'key', 'done'] as const
const titles = { scan: 'enable.scanTitle', key: 'enable.keyTitle', done: 'enable.doneTitle' } as const
const descriptions = {
  scan: 'enable.scanDescription',
  key: 'enable.keyDescription',
  done: 'enable.doneDescription',
} as const

const shown = ({ step }: EnableWizard) => (step === 'starting' || step === 'closed' ? 'scan' : step)

/** Turns two-factor on (spec 1 §4): scan, save the key, done. */
export function EnableTwoFactor({
  open,
  onClose,
  onForbidden,
  email,
  now,
  onStart,
  onConfirm,
}: EnableTwoFactorProps) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [wizard, dispatch] = useReducer(enableWizard, enableClosed)
  const start = useAction(async () => {
    try {
      const { totp_uri, totp_recovery_key } = await onStart()
      dispatch({ type: 'started', uri: totp_uri, recoveryKey: totp_recovery_key })
    } catch (error) {
      dispatch({ type: 'start refused', status: isApiError(error) ? error.status : 0 })
      throw error
    }
  })
  const begin = () => {
    dispatch({ type: 'opened' })
    void start.run()
  }
  // Once each time it opens, however often the page renders.
  const latest = useRef({ begin, onClose, onForbidden })
  useEffect(() => {
    latest.current = { begin, onClose, onForbidden }
  })
  useEffect(() => {
    if (open) latest.current.begin()
  }, [open])
  useEffect(() => {
    if (wizard.step !== 'closed' || wizard === enableClosed) return
    latest.current.onClose()
    latest.current.onForbidden()
  }, [wizard])

  const close = () => {
    const next = enableWizard(wizard, { type: 'close asked' })
    dispatch({ type: 'close asked' })
    if (next.step === 'closed') onClose()
  }
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wizard.step === 'done') done.current?.focus()
  }, [wizard.step])

  const step = shown(wizard)
  const at = order.indexOf(step)
  const words = { scan: t('steps.scan'), key: t('steps.key'), done: t('steps.end') }
  const stateOf = (index: number) =>
    index < at || step === 'done'
      ? ('done' as const)
      : index === at
        ? ('current' as const)
        : ('next' as const)

  return (
    <Dialog
      open={open && (wizard.step !== 'closed' || wizard === enableClosed)}
      onClose={close}
      title={t(titles[step])}
      description={t(descriptions[step])}
      closeLabel={common('close')}
    >
      <Stack gap={16}>
        <CheckoutSteps
          label={t('steps.label')}
          doneLabel={t('steps.done')}
          steps={order.map((id, index) => ({ id, label: words[id], state: stateOf(index) }))}
        />
        {step === 'scan' &&
          wizard.step !== 'scan' &&
          (start.failure ? (
            <>
              <RejectionAlert failure={start.failure} />
              <Button size="large" width="full" onClick={begin}>
                {common('retry')}
              </Button>
            </>
          ) : (
            <div role="status">
              <Skeleton shape="block" height={168} width={168} />
              <VisuallyHidden>{t('enable.starting')}</VisuallyHidden>
            </div>
          ))}
        {wizard.step === 'scan' && (
          <ScanStep
            key={wizard.uri}
            uri={wizard.uri}
            onConfirm={async (form) => {
              await onConfirm(form)
              dispatch({ type: 'confirmed' })
            }}
            onRestart={begin}
          />
        )}
        {wizard.step === 'key' && (
          <KeyStep
            recoveryKey={wizard.recoveryKey}
            email={email}
            now={now}
            downloaded={wizard.downloaded}
            warned={wizard.warned}
            onDownloaded={() => dispatch({ type: 'downloaded' })}
            onNext={() => dispatch({ type: 'next' })}
          />
        )}
        {wizard.step === 'done' && (
          <>
            <dl className={styles.facts}>
              <div className={styles.fact}>
                <dt className={styles.term}>{t('enable.app')}</dt>
                <dd className={styles.value}>{t('enable.added')}</dd>
              </div>
              <div className={styles.fact}>
                <dt className={styles.term}>{t('enable.key')}</dt>
                <dd className={styles.value}>{t('enable.downloaded')}</dd>
              </div>
            </dl>
            <Button ref={done} size="large" width="full" onClick={close}>
              {t('enable.done')}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
