import type { setBankAccount } from '@kindling/api-client/contract/withdrawals'
import { type BankAccountEntry, bankAccountEntry } from '@kindling/validation/forms/bank-account'
import { BANK_DOCUMENT, MEGABYTE_BYTES } from '@kindling/validation/limits'
import { bankDocumentProblem } from '@kindling/validation/rules/bank-document'
import { detectFileType, fileTypeNames } from '@kindling/validation/rules/file-type'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import * as styles from './dashboard.css.ts'

interface BankAccountEditorProps {
  readonly onSave: (values: BankAccountEntry) => Promise<unknown>
  /** Leaves the account as it is; absent where there is none. */
  readonly onClose: (() => void) | undefined
}

const empty = { account_number: '', routing_number: '', file: null as unknown as File }
const accept = BANK_DOCUMENT.types.join(',')
/** Bytes that tell the type of a file. */
const headBytes = 16

/** The form of a bank account. It is sent only when asked to: half an account number must not be saved. */
export function BankAccountEditor({ onSave, onClose }: BankAccountEditorProps) {
  const { t } = useTranslation('dashboard')
  const { form, ...saving } = useForm<BankAccountEntry>({
    name: 'account',
    schema: bankAccountEntry,
    empty,
    placements: placements<typeof setBankAccount>(),
    submit: onSave,
  })
  /** Takes a document that the platform takes; another is refused at once, and the one before stays. */
  const choose = async (file: File, take: (file: File) => void) => {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    const problem = bankDocumentProblem({ type: detectFileType(head), bytes: file.size })
    if (problem) return void form.place({ items: [{ ...problem, field: 'file' }], retryAfter: null })
    form.clearErrors('file')
    take(file)
  }
  return (
    <form method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
      <div className={styles.pair}>
        <TextField
          {...saving.field('account_number', t('account.number'))}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...saving.field('routing_number', t('account.routing'))}
          hint={t('account.routingHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Controller
        control={form.control}
        name="file"
        render={({ field: { ref, value, onChange } }) => (
          <div className={styles.writing}>
            <FileDrop
              ref={ref}
              label={t('account.document')}
              hint={t('account.documentHint', {
                types: fileTypeNames(BANK_DOCUMENT.types),
                max: BANK_DOCUMENT.maxBytes / MEGABYTE_BYTES,
              })}
              actionLabel={t(value ? 'account.chooseOther' : 'account.choose')}
              dropLabel={t('account.drop')}
              accept={accept}
              error={form.problem('file', t('account.document'))}
              onFiles={([file]) => file && void choose(file, onChange)}
            />
            <p className={styles.status} aria-live="polite">
              {value && t('account.chosen', { name: value.name })}
            </p>
          </div>
        )}
      />
      {saving.failure && <RejectionAlert form="account" ref={saving.rejection} failure={saving.failure} />}
      <div className={styles.actions}>
        {onClose && (
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
        <SubmitButton of={saving} pendingLabel={t('saving')} change={t('changeFirst')}>
          {t('account.save')}
        </SubmitButton>
      </div>
    </form>
  )
}
