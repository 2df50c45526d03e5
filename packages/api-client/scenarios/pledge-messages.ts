import type { PledgeMessage } from '../model/pledge-message.ts'
import { nowSeconds } from './clock.ts'
import { type Asked, type Handlers, text } from './handler.ts'
import { me, type Store } from './store.ts'

/** The thread of a pledge, from either side. */
export function pledgeMessageHandlers(store: Store): Handlers<'pledge-messages'> {
  const send =
    (from: PledgeMessage['from']) =>
    ({ body }: Asked) => {
      const message: PledgeMessage = {
        id: `msg_${store.messages.length + 1}`,
        from,
        author: me(store).name,
        text: text(body.text).trim(),
        at: nowSeconds,
        read_at: null,
        flagged: false,
      }
      store.messages = [...store.messages, message]
      return { message }
    }
  const read = (from: PledgeMessage['from']) => () => {
    store.messages = store.messages.map((each) =>
      each.from === from ? { ...each, read_at: each.read_at ?? nowSeconds } : each,
    )
    return {}
  }
  const flag = ({ params }: Asked) => {
    store.messages = store.messages.map((each) =>
      each.id === params.messageId ? { ...each, flagged: true } : each,
    )
    return {}
  }
  const list = () => ({ messages: store.messages })
  return {
    listMyPledgeMessages: list,
    sendMyPledgeMessage: send('backer'),
    readMyPledgeMessages: read('team'),
    flagMyPledgeMessage: flag,
    listPledgeMessages: list,
    sendPledgeMessage: send('team'),
    readPledgeMessages: read('backer'),
    flagPledgeMessage: flag,
  }
}
