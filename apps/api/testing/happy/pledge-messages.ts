import { sendMyPledgeMessage, sendPledgeMessage } from '@kindling/api-client/contract/pledge-messages'
import { newId } from '../../kernel/ids.ts'
import { confirm, fill } from '../people.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { again, isFlagged } from './replay.ts'

/** A pledge with a question of its backer, and the project's creator. */
async function asked(stage: Stage) {
  const [browser, project] = [await stage.backer(), await stage.project()]
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  const text = 'Does the lid come off for cleaning?'
  const params = { pledgeId }
  const { message } = await browser.client(sendMyPledgeMessage, {
    params,
    body: { text },
    idempotencyKey: newId('key'),
  })
  const team = await stage.creator(project)
  return { browser, team, params, ofProject: { id: project.id, pledgeId }, question: message.id }
}
const answer = () => ({ body: { text: 'It does, without a tool.' }, idempotencyKey: newId('key') })

const report = { body: { reason: 'SPAM' as const } }

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
  flagMyPledgeMessage: again(isFlagged)(async (stage) => {
    const { browser, team, params, ofProject } = await asked(stage)
    const { message } = await team.client(sendPledgeMessage, { params: ofProject, ...answer() })
    return { browser, input: { params: { ...params, messageId: message.id }, ...report } }
  }),
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
  flagPledgeMessage: again(isFlagged)(async (stage) => {
    const { team, ofProject, question } = await asked(stage)
    return { browser: team, input: { params: { ...ofProject, messageId: question }, ...report } }
  }),
} satisfies Partial<HappyCalls>
