import type { addPledgeNote, editPledgeNote } from '@kindling/api-client/contract/pledge-notes'
import { type NoteForm as NoteValues, noteForm } from '@kindling/validation/forms/note'
import { MANAGER } from '@kindling/validation/limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { overFormUntilChanged, type Placements, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { useFormDraft } from '../../shared/use-draft.ts'
import * as styles from './notes.css.ts'

export const addPlacements = placements<typeof addPledgeNote>({
  MAX_COUNT: overFormUntilChanged,
})
export const editPlacements = placements<typeof editPledgeNote>({
  INVALID_ID: overFormUntilChanged,
})

interface NoteFormProps {
  /** Name under which what was typed is kept while the person logs in again. */
  readonly draft: string
  readonly label: string
  readonly verb: string
  readonly placements: Placements
  /** The text that is changed; absent: a new note. */
  readonly start?: string
  readonly onSubmit: (text: string) => Promise<unknown>
  /** Leaves the text as it was. */
  readonly onCancel?: () => void
}

/** The field for a new note, or for the text of one that is changed. */
export function NoteForm({ draft, label, verb, placements, start = '', onSubmit, onCancel }: NoteFormProps) {
  const { t } = useTranslation('manager')
  /** How many were added: the field is ready for the next. */
  const [added, setAdded] = useState(0)
  const isEdited = onCancel !== undefined
  const { form, ...note } = useForm<NoteValues>({
    name: 'note',
    schema: noteForm,
    empty: { text: start },
    placements,
    submit: async ({ text }) => {
      await onSubmit(text.trim())
      if (isEdited) return
      form.reset()
      setAdded((now) => now + 1)
    },
  })
  useFormDraft(draft, form, ['text'])
  const { setFocus } = form
  useEffect(() => {
    if (isEdited || added > 0) setFocus('text')
  }, [isEdited, added, setFocus])
  const { length } = form.watch('text')
  return (
    <form method="dialog" className={styles.form} noValidate onSubmit={note.onSubmit}>
      {note.failure && <RejectionAlert ref={note.rejection} failure={note.failure} form="note" />}
      <TextArea
        {...note.field('text', label)}
        rows={2}
        maxLength={MANAGER.noteMax}
        count={t('notes.count', { count: length, max: MANAGER.noteMax })}
      />
      <div className={styles.actions}>
        <SubmitButton
          of={note}
          variant="line"
          size="small"
          pendingLabel={t('notes.saving')}
          change={t('changeFirst')}
        >
          {verb}
        </SubmitButton>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t('notes.cancel')}
          </Button>
        )}
        <p className={styles.muted} role="status">
          {added > 0 && length === 0 && t('notes.added')}
        </p>
      </div>
    </form>
  )
}
