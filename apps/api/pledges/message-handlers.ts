import type { Handlers } from '../kernel/call.ts'
import {
  onListMyPledgeMessages,
  onListPledgeMessages,
  onReadMyPledgeMessages,
  onReadPledgeMessages,
  onSendMyPledgeMessage,
  onSendPledgeMessage,
} from './messages.ts'

/** The calls of a pledge's thread. */
export const messageHandlers = {
  listMyPledgeMessages: onListMyPledgeMessages,
  sendMyPledgeMessage: onSendMyPledgeMessage,
  readMyPledgeMessages: onReadMyPledgeMessages,
  listPledgeMessages: onListPledgeMessages,
  sendPledgeMessage: onSendPledgeMessage,
  readPledgeMessages: onReadPledgeMessages,
} satisfies Partial<Handlers>
