import { addPledgeNote } from '@kindling/api-client/contract/pledge-notes'
import { newId } from '../../kernel/ids.ts'
import { confirm, fill } from '../people.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
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
export const notes = {
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
