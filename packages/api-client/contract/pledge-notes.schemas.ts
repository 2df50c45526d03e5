import { noteForm } from '@kindling/validation/forms/note'
import * as z from 'zod'
import { pledgeNote } from '../model/pledge-note.ts'
import { done } from '../model/wire.ts'

const one = z.object({ note: pledgeNote })

export const pledgeNotesSchemas = {
  listPledgeNotes: { answer: z.object({ notes: z.array(pledgeNote) }) },
  addPledgeNote: { body: noteForm, answer: one },
  editPledgeNote: { body: noteForm, answer: one },
  removePledgeNote: { answer: done },
}
