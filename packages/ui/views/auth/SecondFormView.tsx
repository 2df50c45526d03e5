import { TOTP } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { SecondForm } from '../../state/login-flow.ts'
import { useMessages } from '../form/messages.ts'
import { placementOf } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import * as styles from './auth.css.ts'
import { codePlacements, keyPlacements } from './totp-placements.ts'

/** What each way asks for. */
const fields = { code: 'code', key: 'totp_recovery_key' }

/**
 * Asks for the code or the recovery key after the browser sent the password form by itself. Scripts that arrive later
 * leave this view as it is: it does not have the password to send again. Both forms post to the page's own address,
 * hash included.
 */
export function SecondFormView({ email, way, failure }: SecondForm) {
  const { t } = useTranslation('auth')
  const words = useMessages()
  const [item] = failure?.items ?? []
  const placement = item && placementOf(way === 'code' ? codePlacements : keyPlacements, item.code)
  const isBeside = item && (item.field === fields[way] || placement?.at !== 'form')
  const over = failure && !isBeside && <RejectionAlert failure={failure} />
  const beside = isBeside ? words(item) : undefined
  /** For password managers, and for the page that asks for the password again. */
  const who = <input type="hidden" name="email" autoComplete="username" value={email} />

  return (
    <Sheet title={t('twoFactor.title')} description={t('twoFactor.description')}>
      <Stack gap={24}>
        {over}
        <form noValidate method="post">
          <Stack gap={16}>
            {who}
            <TextField
              name="code"
              label={t('twoFactor.label')}
              error={way === 'code' ? beside : undefined}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={TOTP.codeDigits + 1}
            />
            <Button type="submit" size="large" width="full">
              {t('twoFactor.submit')}
            </Button>
          </Stack>
        </form>
        <Disclosure summary={t('twoFactor.useKey')} initial={way === 'key' ? 'open' : 'closed'}>
          <form noValidate method="post">
            <Stack gap={16}>
              {who}
              <p className={styles.hint}>{t('recovery.description')}</p>
              <TextField
                name="totp_recovery_key"
                label={t('recovery.label')}
                error={way === 'key' ? beside : undefined}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              <Button type="submit" variant="line" width="full">
                {t('recovery.submit')}
              </Button>
            </Stack>
          </form>
        </Disclosure>
      </Stack>
    </Sheet>
  )
}
