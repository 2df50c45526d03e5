import type { PledgeNote } from '../model/pledge-note.ts'

/** What a colleague noted about a pledge, and what the reader noted. */
export const pledgeNotes: readonly PledgeNote[] = [
  {
    id: 'nte_1',
    author: 'Theo Brandt',
    own: false,
    text: 'Pack without the roll. Label the box “kettle only”.',
    at: 1_795_010_000,
    edited_at: null,
  },
  {
    id: 'nte_2',
    author: 'Ines Hollin',
    own: true,
    text: 'Labelled. It waits on shelf 4.',
    at: 1_795_090_000,
    edited_at: 1_795_093_000,
  },
]
