import { type VerificationForm, verificationForm } from '@kindling/validation/forms/verification'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useCodeForm } from '../shared/code-form.ts'
import { useErrorWords } from '../shared/error-words.ts'
import { useFormDraft } from '../shared/use-draft.ts'
import { useRefusalFocus } from '../shared/use-refusal-focus.ts'
import { useSaving } from '../shared/use-saving.ts'
import * as styles from './settings.css.ts'

export interface StartVerificationDialogProps {
  /** Resolves once the browser is on its way to the partner. */
  readonly onStart: (names: VerificationForm) => Promise<unknown>
  readonly onClose: () => void
}

const empty: VerificationForm = { firstName: '', lastName: '' }

/** The name on the document; then on to the partner that looks at it (spec 1 §2). */
export function StartVerificationDialog({ onStart, onClose }: StartVerificationDialogProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const words = useErrorWords()
  const form = useCodeForm(verificationForm, empty)
  useFormDraft('verification', form, ['firstName', 'lastName'])
  // Nothing is done here then: the page is left.
  const starting = useSaving(form, onStart, () => undefined)
  const failed = starting.failure?.items[0]
  const alert = useRefusalFocus(failed)
  const field = (name: keyof VerificationForm) => {
    const label = t(`verification.${name}`)
    return { label, error: form.problem(name, label), ...form.register(name) }
  }
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
      <form noValidate onSubmit={form.handleSubmit((names) => void starting.run(names))}>
        <Stack gap={16}>
          <Grid columns={{ base: 1, from700: 2 }} align="start">
            <TextField {...field('firstName')} autoComplete="given-name" />
            <TextField {...field('lastName')} autoComplete="family-name" />
          </Grid>
          {failed && (
            <Alert ref={alert} tone="danger" arrival="announced">
              {words(failed)}
            </Alert>
          )}
          <Button
            type="submit"
            size="large"
            width="full"
            pending={starting.pending}
            pendingLabel={t('verification.starting')}
          >
            {t('verification.go')}
          </Button>
          <p className={styles.note}>{t('verification.partner')}</p>
        </Stack>
      </form>
    </Dialog>
  )
}
