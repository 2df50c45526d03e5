import type { About } from './about.ts'
import { firstWords, type NotificationEvent } from './events.ts'

type Side = 'backer' | 'team'

/** The type leads a notification on the site to the thread: that of one's own pledge, or that in the manager. */
export const threadType = (reader: Side) => (reader === 'backer' ? 'PLEDGE_MESSAGE' : 'BACKER_MESSAGE')
export const messageKey = (messageId: string) => `message:${messageId}`

/** For the side that did not write it. */
export function messageReceived(
  project: About,
  message: {
    readonly id: string
    readonly pledgeId: string
    readonly from: Side
    readonly author: string
    readonly text: string
  },
): NotificationEvent {
  const reader = message.from === 'team' ? 'backer' : 'team'
  return {
    projectId: project.id,
    key: messageKey(message.id),
    objectType: threadType(reader),
    name: 'MESSAGE_RECEIVED',
    params: {
      project: project.name,
      pledgeId: message.pledgeId,
      reader,
      author: message.author,
      text: firstWords(message.text),
    },
  }
}
