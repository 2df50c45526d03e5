import type { Handlers } from '../kernel/call.ts'
import { onFlagMyPledgeMessage, onFlagPledgeMessage } from './flag-messages.ts'
import {
  onListMyPledgeMessages,
  onListPledgeMessages,
  onReadMyPledgeMessages,
  onReadPledgeMessages,
  onSendMyPledgeMessage,
  onSendPledgeMessage,
} from './messages.ts'
import { onAddPledgeNote, onEditPledgeNote, onListPledgeNotes, onRemovePledgeNote } from './notes.ts'

/** The calls of a pledge's thread, and of what its team notes. */
export const messageHandlers = {
  listMyPledgeMessages: onListMyPledgeMessages,
  sendMyPledgeMessage: onSendMyPledgeMessage,
  readMyPledgeMessages: onReadMyPledgeMessages,
  flagMyPledgeMessage: onFlagMyPledgeMessage,
  listPledgeMessages: onListPledgeMessages,
  sendPledgeMessage: onSendPledgeMessage,
  readPledgeMessages: onReadPledgeMessages,
  flagPledgeMessage: onFlagPledgeMessage,
  listPledgeNotes: onListPledgeNotes,
  addPledgeNote: onAddPledgeNote,
  editPledgeNote: onEditPledgeNote,
  removePledgeNote: onRemovePledgeNote,
} satisfies Partial<Handlers>
