import { sendMyPledgeMessage } from '@kindling/api-client/contract/pledge-messages'
import { newId } from '../../kernel/ids.ts'
import { confirm, fill } from '../people.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'

/** A pledge with a question of its backer, and the project's creator. */
async function asked(stage: Stage) {
  const [browser, project] = [await stage.backer(), await stage.project()]
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  const text = 'Does the lid come off for cleaning?'
  const params = { pledgeId }
  await browser.client(sendMyPledgeMessage, { params, body: { text }, idempotencyKey: newId('key') })
  return { browser, team: await stage.creator(project), params, ofProject: { id: project.id, pledgeId } }
}
const answer = () => ({ body: { text: 'It does, without a tool.' }, idempotencyKey: newId('key') })

/** The thread of a pledge, from both sides. */
export const messages = {
  listMyPledgeMessages: async (stage) => {
    const { browser, params } = await asked(stage)
    return { browser, input: { params } }
  },
  sendMyPledgeMessage: async (stage) => {
    const { browser, params } = await asked(stage)
    return { browser, input: { params, ...answer() } }
  },
  readMyPledgeMessages: async (stage) => {
    const { browser, params } = await asked(stage)
    return { browser, input: { params } }
  },
  listPledgeMessages: async (stage) => {
    const { team, ofProject } = await asked(stage)
    return { browser: team, input: { params: ofProject } }
  },
  sendPledgeMessage: async (stage) => {
    const { team, ofProject } = await asked(stage)
    return { browser: team, input: { params: ofProject, ...answer() } }
  },
  readPledgeMessages: async (stage) => {
    const { team, ofProject } = await asked(stage)
    return { browser: team, input: { params: ofProject } }
  },
} satisfies Partial<HappyCalls>
