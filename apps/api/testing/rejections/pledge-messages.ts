import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY } from '@kindling/validation/limits'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { changed, type Provoke, type Rejections } from './rejection.ts'

type Sending = 'sendMyPledgeMessage' | 'sendPledgeMessage'
type Call =
  | Sending
  | 'listMyPledgeMessages'
  | 'readMyPledgeMessages'
  | 'listPledgeMessages'
  | 'readPledgeMessages'

const ofNobody = <N extends Call>(name: N): Provoke<N> =>
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

export const messageRejections: Rejections<Call> = {
  listMyPledgeMessages: { NOT_FOUND: ofNobody('listMyPledgeMessages') },
  sendMyPledgeMessage: sending('sendMyPledgeMessage'),
  readMyPledgeMessages: { NOT_FOUND: ofNobody('readMyPledgeMessages') },
  listPledgeMessages: { NOT_FOUND: ofNobody('listPledgeMessages') },
  sendPledgeMessage: sending('sendPledgeMessage'),
  readPledgeMessages: { NOT_FOUND: ofNobody('readPledgeMessages') },
}
