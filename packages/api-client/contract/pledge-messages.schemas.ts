import { commentFlagForm } from '@kindling/validation/forms/flag'
import { messageForm } from '@kindling/validation/forms/message'
import * as z from 'zod'
import { pledgeMessage } from '../model/pledge-message.ts'
import { done } from '../model/wire.ts'

const thread = z.object({ messages: z.array(pledgeMessage) })
const one = z.object({ message: pledgeMessage })

export const pledgeMessagesSchemas = {
  listMyPledgeMessages: { answer: thread },
  sendMyPledgeMessage: { body: messageForm, answer: one },
  readMyPledgeMessages: { answer: done },
  flagMyPledgeMessage: { body: commentFlagForm, answer: done },
  listPledgeMessages: { answer: thread },
  sendPledgeMessage: { body: messageForm, answer: one },
  readPledgeMessages: { answer: done },
  flagPledgeMessage: { body: commentFlagForm, answer: done },
}
