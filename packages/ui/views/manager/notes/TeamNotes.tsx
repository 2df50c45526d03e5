import type { PledgeNote } from '@kindling/api-client/model/pledge-note'
import lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { useMessages } from '../../form/messages.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import * as page from '../pledge-page.css.ts'
import { addPlacements, NoteForm } from './NoteForm.tsx'
import { NoteRow } from './NoteRow.tsx'
import * as styles from './notes.css.ts'
import { RemoveNote } from './RemoveNote.tsx'

export interface NoteCalls {
  readonly add: (text: string) => Promise<unknown>
  readonly edit: (noteId: string, text: string) => Promise<unknown>
  readonly remove: (noteId: string) => Promise<unknown>
}

export interface TeamNotesProps {
  readonly read: ReadState<{ readonly notes: readonly PledgeNote[] }>
  readonly calls: NoteCalls
  /** Whether the reader manages the team, and may remove what others noted. */
  readonly removesAll: boolean
}

/** What the team notes about a pledge: apart from the messages, and never sent (decisions 2 §3, mock 34). */
export function TeamNotes({ read, calls, removesAll }: TeamNotesProps) {
  const { t } = useTranslation('manager')
  const messageOf = useMessages()
  const [leaving, setLeaving] = useState<PledgeNote | null>(null)
  const notes = read.data?.notes
  return (
    <section className={page.section} aria-labelledby="team-notes" data-print="no">
      <div className={styles.head}>
        <Heading level={2} size="t21" id="team-notes">
          {t('notes.title')}
        </Heading>
        <p className={styles.hidden}>
          <Icon icon={lock} size={14} />
          {t('notes.private')}
        </p>
      </div>
      {read.error ? (
        <SectionFailed title={t('notes.failed')} level={3} onRetry={read.retry}>
          {messageOf({ code: read.error.code })}
        </SectionFailed>
      ) : !notes ? (
        <Skeleton shape="block" height={120} />
      ) : (
        <>
          {notes.length > 0 && (
            <ol className={styles.notes}>
              {notes.map((note) => (
                <NoteRow
                  key={note.id}
                  note={note}
                  mayRemove={note.own || removesAll}
                  onEdit={(text) => calls.edit(note.id, text)}
                  onRemove={() => setLeaving(note)}
                />
              ))}
            </ol>
          )}
          <NoteForm
            draft="team note"
            label={t('notes.label')}
            verb={t('notes.add')}
            placements={addPlacements}
            onSubmit={calls.add}
          />
        </>
      )}
      {leaving && (
        <RemoveNote
          note={leaving}
          onRemove={() => calls.remove(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  )
}
