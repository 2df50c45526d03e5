import { getMe } from '@kindling/api-client/contract/users'
import { MANAGER } from '@kindling/validation/limits'
import { pledgeNotes } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { changed, type Provoke, type Rejections } from './rejection.ts'

type Writing = 'addPledgeNote' | 'editPledgeNote'
const ofNobody = <N extends 'listPledgeNotes' | 'addPledgeNote'>(name: N): Provoke<N> =>
  changed(name, (input) => ({ ...input, params: { ...input.params, pledgeId: 'plg_of_nobody' } }))
const gone = <N extends 'editPledgeNote' | 'removePledgeNote'>(name: N): Provoke<N> =>
  changed(name, (input) => ({ ...input, params: { ...input.params, noteId: 'nte_of_nobody' } }))
const saying = <N extends Writing>(name: N, text: string): Provoke<N> =>
  changed(name, (input) => ({ ...input, body: { text } }))
const wrongTexts = <N extends Writing>(name: N) => ({
  FIELD_MISSING: saying(name, '  '),
  ITERABLE_LENGTH_LONG: saying(name, 'x'.repeat(MANAGER.noteMax + 1)),
})

export const noteRejections = {
  listPledgeNotes: { NOT_FOUND: ofNobody('listPledgeNotes') },
  addPledgeNote: {
    NOT_FOUND: ofNobody('addPledgeNote'),
    ...wrongTexts('addPledgeNote'),
    MAX_COUNT: changed('addPledgeNote', undefined, async ({ platform }, { browser, input }) => {
      const { user } = await browser.client(getMe, {})
      await platform.db.insert(pledgeNotes).values(
        Array.from({ length: MANAGER.notesMax - 1 }, (_, n) => ({
          id: newId('nte'),
          pledgeId: input.params.pledgeId,
          authorId: user.id,
          text: `Note ${n}`,
          createdAt: platform.now(),
        })),
      )
    }),
  },
  editPledgeNote: { INVALID_ID: gone('editPledgeNote'), ...wrongTexts('editPledgeNote') },
  removePledgeNote: { INVALID_ID: gone('removePledgeNote') },
} satisfies Rejections
