import { addPledgeNote } from '@kindling/api-client/contract/pledge-notes'
import { getMe } from '@kindling/api-client/contract/users'
import { MANAGER } from '@kindling/validation/limits'
import { pledgeNotes } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { confirm, fill } from '../people.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Provoke, type Rejections } from './rejection.ts'
import { again, isGone } from './replay.ts'

/** A pledge with a note of its project's creator. */
async function noted(stage: Stage) {
  const [backer, project] = [await stage.backer(), await stage.project()]
  const { id: pledgeId } = await confirm(backer.client, project, await fill(backer.client, project))
  const browser = await stage.creator(project)
  const params = { id: project.id, pledgeId }
  const { note } = await browser.client(addPledgeNote, { params, ...saying('Pack without the roll.') })
  return { browser, params, noteId: note.id }
}
const saying = (text: string) => ({ body: { text }, idempotencyKey: newId('key') })

/** What a team notes about a pledge. */
export const noteCalls = {
  listPledgeNotes: async (stage) => {
    const { browser, params } = await noted(stage)
    return { browser, input: { params } }
  },
  addPledgeNote: async (stage) => {
    const { browser, params } = await noted(stage)
    return { browser, input: { params, ...saying('Label the box “kettle only”.') } }
  },
  editPledgeNote: async (stage) => {
    const { browser, params, noteId } = await noted(stage)
    return { browser, input: { params: { ...params, noteId }, body: { text: 'Pack with the roll.' } } }
  },
  removePledgeNote: again(isGone)(async (stage) => {
    const { browser, params, noteId } = await noted(stage)
    return { browser, input: { params: { ...params, noteId } } }
  }),
} satisfies Partial<HappyCalls>

type Writing = 'addPledgeNote' | 'editPledgeNote'
const ofNobody = <N extends 'listPledgeNotes' | 'addPledgeNote'>(name: N): Provoke<N> =>
  changed(name, (input) => ({ ...input, params: { ...input.params, pledgeId: 'plg_of_nobody' } }))
const gone = <N extends 'editPledgeNote' | 'removePledgeNote'>(name: N): Provoke<N> =>
  changed(name, (input) => ({ ...input, params: { ...input.params, noteId: 'nte_of_nobody' } }))
const worded = <N extends Writing>(name: N, text: string): Provoke<N> =>
  changed(name, (input) => ({ ...input, body: { text } }))
const wrongTexts = <N extends Writing>(name: N) => ({
  FIELD_MISSING: worded(name, '  '),
  ITERABLE_LENGTH_LONG: worded(name, 'x'.repeat(MANAGER.noteMax + 1)),
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
