import type { disableTotp } from '@kindling/api-client/contract/totp'
import { type TotpDisableForm, totpDisableForm } from '@kindling/validation/forms/totp-disable'
import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../../primitives/Grid/Grid.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { PasswordInput } from '../../form/PasswordInput.tsx'
import { overForm, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useForm } from '../../form/use-form.ts'
import { disableWizard } from './wizards.ts'

export interface DisableTwoFactorProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onDisable: (form: TotpDisableForm) => Promise<unknown>
}

const empty: TotpDisableForm = { password: '' }

const disablePlacements = placements<typeof disableTotp>({
  ALREADY_DISABLED_2FA: overForm,
  TOTP_DISABLE_FAIL: overForm,
})

function PasswordStep({
  onDisable,
  onKeep,
}: Pick<DisableTwoFactorProps, 'onDisable'> & { onKeep: () => void }) {
  const { t } = useTranslation('security')
  const { form: _, ...disable } = useForm({
    name: 'disableTwoFactor',
    schema: totpDisableForm,
    empty,
    placements: disablePlacements,
    submit: onDisable,
  })
  return (
    <form method="dialog" noValidate onSubmit={disable.onSubmit}>
      <Stack gap={16}>
        {disable.failure && <RejectionAlert ref={disable.rejection} failure={disable.failure} />}
        <PasswordInput {...disable.field('password', t('enable.password'))} autoComplete="current-password" />
        <Grid columns={2} gap={8} align="start">
          <Button variant="line" width="full" onClick={onKeep}>
            {t('disable.keep')}
          </Button>
          {/* The reason is shown under its own button. */}
          <div>
            <Button
              type="submit"
              variant="danger"
              width="full"
              pending={disable.pending}
              pendingLabel={t('disable.pending')}
              disabledReason={disable.waits ? t('disable.change') : undefined}
            >
              {t('disable.submit')}
            </Button>
          </div>
        </Grid>
      </Stack>
    </form>
  )
}

/** Turns two-factor off (spec 1 §4): asks for the password, then confirms that it is off. */
export function DisableTwoFactor({ open, onClose, onDisable }: DisableTwoFactorProps) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [{ step }, dispatch] = useReducer(disableWizard, { step: 'password' })
  useEffect(() => {
    if (open) dispatch({ type: 'opened' })
  }, [open])
  const done = useRef<HTMLButtonElement>(null)
  const off = step === 'off'
  useEffect(() => {
    if (off) done.current?.focus()
  }, [off])
  const close = () => {
    dispatch({ type: 'close asked' })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(off ? 'disable.offTitle' : 'disable.title')}
      description={t(off ? 'disable.offDescription' : 'disable.description')}
      closeLabel={common('close')}
    >
      {off ? (
        <Button ref={done} size="large" width="full" onClick={close}>
          {t('disable.done')}
        </Button>
      ) : (
        <PasswordStep
          onKeep={close}
          onDisable={async (form) => {
            await onDisable(form)
            dispatch({ type: 'turned off' })
          }}
        />
      )}
    </Dialog>
  )
}
