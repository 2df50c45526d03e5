import type { addPasskey, startPasskey } from '@kindling/api-client/contract/passkeys'
import { type PasskeyForm, passkeyForm } from '@kindling/validation/forms/passkey'
import { PASSKEY } from '@kindling/validation/limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import type { Failure } from '../../../state/failure.ts'
import { useMessages } from '../../form/messages.ts'
import { PasswordInput } from '../../form/PasswordInput.tsx'
import { overForm, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useForm } from '../../form/use-form.ts'
import { PasskeyStopNote } from '../../shared/PasskeyStopNote.tsx'
import { failureOf } from '../../shared/use-action.ts'
import { usePasskeyStop } from '../../shared/use-passkey-stop.ts'

export interface AddPasskeyDialogProps {
  /** Name of this device. */
  readonly device: string
  /** Asks the device and adds its key; throws `PasskeyStopped` where the browser gave no answer. */
  readonly onAdd: (form: PasskeyForm) => Promise<unknown>
  readonly onClose: () => void
}

/** Codes that name another field elsewhere, with the field they mean here. */
const fields: Readonly<Record<string, string>> = {
  INVALID_VALUE: 'credential',
  EXPIRED_CODE: 'credential',
  MAX_COUNT: 'passkey',
}
const asksForPassword = (failure: Failure) => failure.items.some(({ code }) => code === 'PASSWORD_MISSING')

/**
 * A wrong password names its own field; any other INVALID_VALUE concerns the device's answer and is shown over the
 * form.
 */
const passkeyPlacements = placements<typeof startPasskey | typeof addPasskey>({
  INVALID_VALUE: overForm,
  EXPIRED_CODE: overForm,
  NOT_YET_CONFIRM: overForm,
  MAX_COUNT: overForm,
})

/** Adds a passkey of this device. The password is asked for once the platform requires it; what was typed stays. */
export function AddPasskeyDialog({ device, onAdd, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation('security')
  const { t: auth } = useTranslation('auth')
  const { t: common } = useTranslation()
  const words = useMessages()
  const stop = usePasskeyStop()
  const [asked, setAsked] = useState(false)
  const { form, ...add } = useForm<Required<PasskeyForm>>({
    name: 'passkey',
    schema: passkeyForm,
    empty: { name: device.slice(0, PASSKEY.nameMax), password: '' },
    placements: passkeyPlacements,
    submit: async ({ name, password }) => {
      try {
        if (await stop.watch(onAdd({ name, ...(password && { password }) }))) onClose()
      } catch (error) {
        if (asksForPassword(failureOf(error))) setAsked(true)
        throw error
      }
    },
  })
  const { setFocus } = form
  // The field exists only after the platform required it.
  useEffect(() => {
    if (asked) setFocus('password')
  }, [asked, setFocus])
  const [item] = add.failure?.items ?? []

  return (
    <Dialog
      open
      onClose={onClose}
      pending={add.pending}
      title={t('passkeys.add')}
      description={t('passkeys.addHint')}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={add.onSubmit}>
        <Stack gap={16}>
          {add.failure && item && (
            <RejectionAlert
              ref={add.rejection}
              failure={add.failure}
              words={
                item.code === 'INVALID_STATE'
                  ? t('passkeys.address')
                  : words({ ...item, field: fields[item.code] })
              }
            />
          )}
          {stop.why && !add.failure && <PasskeyStopNote why={stop.why} />}
          <TextField
            {...add.field('name', t('passkeys.name'))}
            hint={t('passkeys.nameHint')}
            autoComplete="off"
          />
          {asked && (
            <PasswordInput
              {...add.field('password', t('passkeys.password'))}
              hint={t('passkeys.passwordHint')}
              autoComplete="current-password"
            />
          )}
          <Button
            type="submit"
            size="large"
            width="full"
            pending={add.pending}
            pendingLabel={auth('passkey.pending')}
            disabledReason={add.waits ? t('passkeys.change') : undefined}
          >
            {(add.failure || stop.why) && !add.waits ? common('retry') : t('passkeys.submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
