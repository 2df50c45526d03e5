import type { AccountCalls } from '@kindling/api-client/forms/account-calls'
import type { UserProfile } from '@kindling/api-client/model/account'
import check from 'lucide-react/icons/check'
import mail from 'lucide-react/icons/mail'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useDrafts } from '../../state/draft-state.ts'
import type { ChangeEmailDialogProps } from './ChangeEmailDialog.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { ResendButton } from './ResendButton.tsx'
import { Section } from './Section.tsx'
import * as styles from './settings.css.ts'

// Each dialog is loaded by a press: readers of the page do not load it.
const dialogs = () => import('./account-dialogs.ts')
const ChangeEmailDialog = lazyPart(async () => (await dialogs()).ChangeEmailDialog)
const ConvertDialog = lazyPart(async () => (await dialogs()).ConvertDialog)
const DeleteAccountDialog = lazyPart(async () => (await dialogs()).DeleteAccountDialog)
const EnableTwoFactor = lazyPart(async () => (await dialogs()).EnableTwoFactor)
const DisableTwoFactor = lazyPart(async () => (await dialogs()).DisableTwoFactor)

export interface AccountTabProps {
  readonly user: Pick<UserProfile, 'email' | 'email_confirmed' | 'login_methods' | 'totp_enabled'>
  /** Milliseconds since 1970. */
  readonly now: number
  readonly calls: AccountCalls
  readonly onResend: ChangeEmailDialogProps['onResend']
  /** The list of sessions. */
  readonly sessions: ReactNode
  /** The section of passkeys. */
  readonly passkeys: ReactNode
  /** Milliseconds between two confirm e-mails. @default 10 s */
  readonly cooldownMs?: number
}

type Opened = 'email' | 'convert' | 'enable' | 'disable' | 'delete'

/**
 * How the person logs in, and how they leave (spec 1 §2): e-mail, password, two-factor, sessions, passkeys, deletion.
 */
export function AccountTab(props: AccountTabProps) {
  const { user, now, calls, sessions, cooldownMs } = props
  const { t } = useTranslation('settings')
  const { t: security } = useTranslation('security')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [forbidden, setForbidden] = useState(false)
  const { 'change e-mail': draft } = useDrafts()
  // The session ended while the dialog was open: open it again, with what was typed.
  if (draft && opened === null) setOpened('email')
  const close = () => setOpened(null)
  const isLocal = user.login_methods.includes('local')
  const open = (dialog: Opened) => () => {
    setForbidden(false)
    setOpened(dialog)
  }

  return (
    <div className={styles.sections}>
      <Section
        title={t('email.title')}
        words={
          <>
            <p className={styles.address} dir="ltr">
              {user.email}
            </p>
            {user.email_confirmed ? (
              <Badge tone="positive" icon={check}>
                {t('email.confirmed')}
              </Badge>
            ) : (
              <Badge tone="warning" icon={mail}>
                {t('email.unconfirmed')}
              </Badge>
            )}
          </>
        }
        tools={
          isLocal && (
            <>
              {!user.email_confirmed && (
                <ResendButton email={user.email} onResend={props.onResend} cooldownMs={cooldownMs} />
              )}
              <Button variant="line" onClick={open('email')}>
                {t('email.change')}
              </Button>
            </>
          )
        }
      />
      {isLocal ? (
        <Section
          title={t('password.title')}
          words={<p className={styles.detail}>{t('password.hint')}</p>}
          form={<ChangePasswordForm onChange={calls.changePassword} />}
        />
      ) : (
        <Section
          title={t('password.title')}
          words={<p className={styles.detail}>{t('convert.none')}</p>}
          tools={
            <Button variant="line" onClick={open('convert')}>
              {t('convert.submit')}
            </Button>
          }
        />
      )}
      {isLocal && (
        <Section
          title={t('twoFactor.title')}
          words={<p className={styles.detail}>{t(user.totp_enabled ? 'twoFactor.on' : 'twoFactor.off')}</p>}
          tools={
            <Button variant="line" onClick={open(user.totp_enabled ? 'disable' : 'enable')}>
              {t(user.totp_enabled ? 'twoFactor.turnOff' : 'twoFactor.turnOn')}
            </Button>
          }
        >
          {forbidden && (
            <Alert tone="warning" arrival="announced" title={t('twoFactor.confirmFirst')}>
              {t('twoFactor.confirmThen')}
            </Alert>
          )}
        </Section>
      )}
      <Section
        title={security('sessions.title')}
        words={<p className={styles.detail}>{t('sessions.hint')}</p>}
      >
        {sessions}
      </Section>
      {props.passkeys}
      <Section
        title={t('delete.title')}
        words={<p className={styles.detail}>{t('delete.hint')}</p>}
        tools={
          <Button variant="line" onClick={open('delete')}>
            {t('delete.submit')}
          </Button>
        }
      />
      <Suspense fallback={<Opening onMovedOn={close} />}>
        {opened === 'email' && (
          <ChangeEmailDialog
            email={user.email}
            onChange={calls.changeEmail}
            onResend={props.onResend}
            onClose={close}
            cooldownMs={cooldownMs}
          />
        )}
        {opened === 'convert' && (
          <ConvertDialog email={user.email} onConvert={calls.convert} onClose={close} />
        )}
        {opened === 'enable' && (
          <EnableTwoFactor
            open
            onClose={close}
            onForbidden={() => setForbidden(true)}
            email={user.email}
            now={now}
            onStart={calls.startTotp}
            onConfirm={calls.confirmTotp}
          />
        )}
        {opened === 'disable' && <DisableTwoFactor open onClose={close} onDisable={calls.disableTotp} />}
        {opened === 'delete' && (
          <DeleteAccountDialog hasPassword={isLocal} onDelete={calls.remove} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
