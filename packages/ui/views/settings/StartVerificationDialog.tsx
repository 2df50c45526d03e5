import type { startIdentityCheck } from '@kindling/api-client/contract/identity'
import { type VerificationForm, verificationForm } from '@kindling/validation/forms/verification'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { overForm, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { useFormDraft } from '../shared/use-draft.ts'
import * as styles from './settings.css.ts'

export interface StartVerificationDialogProps {
  /** Resolves once the browser starts to leave for the partner. */
  readonly onStart: (names: VerificationForm) => Promise<unknown>
  readonly onClose: () => void
}

const empty: VerificationForm = { firstName: '', lastName: '' }

const verificationPlacements = placements<typeof startIdentityCheck>({
  NOT_YET_CONFIRM: overForm,
  URL_FAIL: overForm,
})

/** Asks for the name on the document, then leads to the partner that checks it (spec 1 §2). */
export function StartVerificationDialog({ onStart, onClose }: StartVerificationDialogProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const { form, ...starting } = useForm({
    name: 'verification',
    schema: verificationForm,
    empty,
    placements: verificationPlacements,
    // Nothing to do on success: the browser leaves the page.
    submit: onStart,
  })
  useFormDraft('verification', form, ['firstName', 'lastName'])
  return (
    <Dialog
      open
      onClose={onClose}
      pending={starting.pending}
      size="medium"
      title={t('verification.start')}
      description={t('verification.startHint')}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={starting.onSubmit}>
        <Stack gap={16}>
          <Grid columns={{ base: 1, from700: 2 }} align="start">
            <TextField
              {...starting.field('firstName', t('verification.firstName'))}
              autoComplete="given-name"
            />
            <TextField
              {...starting.field('lastName', t('verification.lastName'))}
              autoComplete="family-name"
            />
          </Grid>
          {starting.failure && (
            <RejectionAlert ref={starting.rejection} form="verification" failure={starting.failure} />
          )}
          <Button
            type="submit"
            size="large"
            width="full"
            pending={starting.pending}
            pendingLabel={t('verification.starting')}
            disabledReason={starting.waits ? t('change') : undefined}
          >
            {t('verification.go')}
          </Button>
          <p className={styles.note}>{t('verification.partner')}</p>
        </Stack>
      </form>
    </Dialog>
  )
}
