import keyRound from 'lucide-react/icons/key-round'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import type { PasskeySupport } from '../../state/passkey-stop.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { PasskeyStopNote } from '../shared/PasskeyStopNote.tsx'
import { useAction } from '../shared/use-action.ts'
import { usePasskeyStop } from '../shared/use-passkey-stop.ts'
import * as styles from './auth.css.ts'

export interface PasskeyButtonProps {
  readonly support: PasskeySupport
  /** Asks the device and logs in; throws `PasskeyStopped` where the browser gave no answer. */
  readonly onLogin: () => Promise<unknown>
}

/** Passkey log-in, shown only in browsers that support it. */
export function PasskeyButton({ support, onLogin }: PasskeyButtonProps) {
  const { t } = useTranslation('auth')
  const stop = usePasskeyStop()
  const login = useAction(() => stop.watch(onLogin()))
  const rejection = useRejectionFocus(login.failure)
  if (support === 'bare address') return null
  return (
    <Stack gap={16}>
      {login.failure && <RejectionAlert ref={rejection} failure={login.failure} />}
      {stop.why && <PasskeyStopNote why={stop.why} />}
      <div className={support === 'yes' ? undefined : styles.kept}>
        <Button
          variant="line"
          width="full"
          icon={keyRound}
          pending={login.pending}
          pendingLabel={t('passkey.pending')}
          onClick={() => void login.run()}
        >
          {t('passkey.login')}
        </Button>
      </div>
    </Stack>
  )
}
