import type { deleteMe } from '@kindling/api-client/contract/account'
import { deleteAccountForm, deleteSocialAccountForm } from '@kindling/validation/forms/delete-account'
import { ACCOUNT_DELETION } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { overForm, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import * as styles from './dialogs.css.ts'

export interface DeleteAccountDialogProps {
  /** Whether the account has a password to confirm; accounts created by social sign-in have none. */
  readonly hasPassword: boolean
  readonly onDelete: (confirmation: { password: string }) => Promise<unknown>
  readonly onClose: () => void
}

interface Values {
  /** Hidden for accounts without a password. */
  password?: string
  delete_confirm: string
}
const withPassword: Values = { password: '', delete_confirm: '' }
const withoutPassword: Values = { delete_confirm: '' }
/** Address that pays out a wallet's balance. */
const paidOutBy = 'hello@kindling.test'
const consequences = ['uncharged', 'charged', 'gone', 'stays'] as const

const deletePlacements = placements<typeof deleteMe>()
/** Accounts without a password have no field for one: the code asks for a newer log-in at the provider. */
const deleteSocialPlacements = placements<typeof deleteMe>({
  PASSWORD_MISSING: overForm,
})

/** The last question before an account is deleted (spec 1 §5): the password and the word DELETE, exactly. */
export function DeleteAccountDialog({ hasPassword, onDelete, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const { form: _, ...removal } = useForm<Values>({
    name: 'deleteAccount',
    schema: hasPassword ? deleteAccountForm : deleteSocialAccountForm,
    empty: hasPassword ? withPassword : withoutPassword,
    placements: hasPassword ? deletePlacements : deleteSocialPlacements,
    submit: ({ password = '' }) => onDelete({ password }),
  })
  const { code, params } = removal.failure?.items[0] ?? {}
  const own =
    code === 'INVALID_STATE'
      ? params?.held === 'wallet'
        ? t('delete.wallet', { address: paidOutBy })
        : t('delete.held')
      : code === 'PASSWORD_MISSING' && !hasPassword
        ? t('delete.stale')
        : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      pending={removal.pending}
      title={t('delete.ask')}
      description={t('delete.final')}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={removal.onSubmit}>
        <Stack gap={16}>
          <ul className={styles.consequences}>
            {consequences.map((each) => (
              <li key={each}>{t(`delete.${each}`)}</li>
            ))}
          </ul>
          {removal.failure && (
            <RejectionAlert ref={removal.rejection} failure={removal.failure} {...(own && { words: own })} />
          )}
          {hasPassword && (
            <PasswordInput
              {...removal.field('password', t('delete.password'))}
              autoComplete="current-password"
            />
          )}
          <TextField
            {...removal.field(
              'delete_confirm',
              t('delete.type', { word: ACCOUNT_DELETION.confirmationWord }),
            )}
            autoComplete="off"
            maxLength={ACCOUNT_DELETION.inputMax}
            spellCheck={false}
          />
          <Grid columns={2} gap={8} align="start">
            <Button variant="line" width="full" onClick={onClose}>
              {t('delete.keep')}
            </Button>
            <Button
              type="submit"
              variant="danger"
              width="full"
              pending={removal.pending}
              pendingLabel={t('delete.pending')}
              disabledReason={removal.waits ? t('change') : undefined}
            >
              {t('delete.submit')}
            </Button>
          </Grid>
        </Stack>
      </form>
    </Dialog>
  )
}
