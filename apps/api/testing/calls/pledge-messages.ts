import type { ServedName } from '@kindling/api-client/contract'
import {
  flagMyPledgeMessage,
  flagPledgeMessage,
  sendMyPledgeMessage,
  sendPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY } from '@kindling/validation/limits'
import { newId } from '../../kernel/ids.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { confirm, fill } from '../people.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, oddText, type Provoke, type Rejections } from './rejection.ts'
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
export const messageCalls = {
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

type Sending = 'sendMyPledgeMessage' | 'sendPledgeMessage'
type Flagging = 'flagMyPledgeMessage' | 'flagPledgeMessage'
const ofNobody = <N extends ServedName>(name: N): Provoke<N> =>
  changed(name, (input) => ({ ...input, params: { ...input.params, pledgeId: 'plg_of_nobody' } }))
const saying = <N extends Sending>(name: N, text: string): Provoke<N> =>
  changed(name, (input) => ({ ...input, body: { text } }))

const sending = <N extends Sending>(name: N) => ({
  NOT_FOUND: ofNobody(name),
  FIELD_MISSING: saying(name, '  '),
  ITERABLE_LENGTH_LONG: saying(name, 'x'.repeat(COMMUNITY.messageMax + 1)),
  RATE_LIMITED: changed(name, undefined, async (made, { browser }) => {
    const { user } = await browser.client(getMe, {})
    // The question that is there already counts too.
    const limit = { count: COMMUNITY.messagesSent + 1, windowMs: COMMUNITY.messagesWindowMs }
    for (let n = 0; n < COMMUNITY.messagesSent; n++)
      await countAttempt(made.platform, `message:${user.id}`, limit)
  }),
})

const flagging = <N extends Flagging>(name: N, flagAgain: Provoke<N>, flagOwn: Provoke<N>) => {
  const flagged = (change: { reason?: string; text?: string }) =>
    changed(name, (input) => ({
      ...input,
      body: { ...(input.body as object), ...change } as typeof input.body,
    }))
  return {
    NOT_FOUND: ofNobody(name),
    INVALID_ID: changed(name, (input) => ({
      ...input,
      params: { ...input.params, messageId: 'msg_of_nobody' },
    })),
    INVALID_STATE: flagOwn,
    PROJECT_FLAG_EXISTS: flagAgain,
    FIELD_MISSING: changed(name, (input) => ({ ...input, body: {} as typeof input.body })),
    INVALID_VALUE: flagged({ reason: 'BORING' }),
    ITERABLE_LENGTH_LONG: flagged({ text: 'a'.repeat(COMMUNITY.flagTextMax + 1) }),
    REGEX_FAIL: flagged({ text: oddText }),
  }
}
const own = { body: { text: 'A message of our own.' } }

export const messageRejections = {
  listMyPledgeMessages: { NOT_FOUND: ofNobody('listMyPledgeMessages') },
  sendMyPledgeMessage: sending('sendMyPledgeMessage'),
  readMyPledgeMessages: { NOT_FOUND: ofNobody('readMyPledgeMessages') },
  flagMyPledgeMessage: flagging(
    'flagMyPledgeMessage',
    changed('flagMyPledgeMessage', undefined, (_, { browser, input }) =>
      browser.client(flagMyPledgeMessage, input),
    ),
    async (platform, happy) => {
      const { browser, input } = await changed('flagMyPledgeMessage')(platform, happy)
      const { pledgeId } = input.params
      const { message } = await browser.client(sendMyPledgeMessage, {
        params: { pledgeId },
        ...own,
        idempotencyKey: newId('key'),
      })
      return { browser, input: { ...input, params: { pledgeId, messageId: message.id } } }
    },
  ),
  listPledgeMessages: { NOT_FOUND: ofNobody('listPledgeMessages') },
  sendPledgeMessage: sending('sendPledgeMessage'),
  readPledgeMessages: { NOT_FOUND: ofNobody('readPledgeMessages') },
  flagPledgeMessage: flagging(
    'flagPledgeMessage',
    changed('flagPledgeMessage', undefined, (_, { browser, input }) =>
      browser.client(flagPledgeMessage, input),
    ),
    async (platform, happy) => {
      const { browser, input } = await changed('flagPledgeMessage')(platform, happy)
      const { messageId: _, ...params } = input.params
      const idempotencyKey = newId('key')
      const { message } = await browser.client(sendPledgeMessage, { params, ...own, idempotencyKey })
      return { browser, input: { ...input, params: { ...params, messageId: message.id } } }
    },
  ),
} satisfies Rejections
