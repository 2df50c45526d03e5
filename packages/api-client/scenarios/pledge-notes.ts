import type { PledgeNote } from '../model/pledge-note.ts'
import { nowSeconds } from './clock.ts'
import { type Handlers, text } from './handler.ts'
import { me, type Store } from './store.ts'

/** What a team notes about a pledge. */
export function pledgeNoteHandlers(store: Store): Handlers<'pledge-notes'> {
  return {
    listPledgeNotes: () => ({ notes: store.notes }),
    addPledgeNote: ({ body }) => {
      const note: PledgeNote = {
        id: `nte_new_${store.notes.length + 1}`,
        author: me(store).name,
        own: true,
        text: text(body.text).trim(),
        at: nowSeconds,
        edited_at: null,
      }
      store.notes = [...store.notes, note]
      return { note }
    },
    editPledgeNote: ({ params, body }) => {
      const [first] = store.notes
      const found = store.notes.find(({ id }) => id === params.noteId) ?? first
      const note: PledgeNote = {
        ...(found ?? { id: params.noteId ?? '', author: me(store).name, at: nowSeconds }),
        own: true,
        text: text(body.text).trim(),
        edited_at: nowSeconds,
      }
      store.notes = store.notes.map((each) => (each.id === note.id ? note : each))
      return { note }
    },
    removePledgeNote: ({ params }) => {
      store.notes = store.notes.filter(({ id }) => id !== params.noteId)
      return {}
    },
  }
}
