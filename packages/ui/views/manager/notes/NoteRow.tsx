import type { PledgeNote } from '@kindling/api-client/model/pledge-note'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { editPlacements, NoteForm } from './NoteForm.tsx'
import * as styles from './notes.css.ts'

interface NoteRowProps {
  readonly note: PledgeNote
  readonly mayRemove: boolean
  readonly onEdit: (text: string) => Promise<unknown>
  readonly onRemove: () => void
}

/** One note: who wrote it and when, and what the reader may do with it. */
export function NoteRow({ note, mayRemove, onEdit, onRemove }: NoteRowProps) {
  const { t } = useTranslation('manager')
  const { date } = useFormat()
  const [editing, setEditing] = useState(false)
  const wasEditing = useRef(false)
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The form is gone, and focus with it.
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const { author, own, text, at, edited_at } = note
  const name = own ? t('notes.you') : author || t('notes.former')
  const when = date(at * 1000, 'moment')
  const of = (verb: string) => t('notes.of', { verb, name, when })
  return (
    <li className={styles.note}>
      <p className={styles.noteHead}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.muted}>
          <time dateTime={new Date(at * 1000).toISOString()}>{when}</time>
          {edited_at !== null && ` · ${t('notes.edited', { date: date(edited_at * 1000, 'moment') })}`}
        </span>
      </p>
      {editing ? (
        <NoteForm
          draft={`team note ${note.id}`}
          label={t('notes.editing')}
          verb={t('notes.save')}
          placements={editPlacements}
          start={text}
          onSubmit={async (changed) => {
            await onEdit(changed)
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          {(own || mayRemove) && (
            <div className={styles.actions}>
              {own && (
                <Button
                  ref={edit}
                  variant="line"
                  size="small"
                  aria-label={of(t('notes.edit'))}
                  onClick={() => setEditing(true)}
                >
                  {t('notes.edit')}
                </Button>
              )}
              {mayRemove && (
                <Button variant="quiet" size="small" aria-label={of(t('notes.remove'))} onClick={onRemove}>
                  {t('notes.remove')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </li>
  )
}
