import type { About } from './about.ts'
import { firstWords, type NotificationEvent } from './events.ts'

/** For the side that did not write it. */
export const messageWritten = (
  project: About,
  message: {
    readonly id: string
    readonly pledgeId: string
    readonly from: 'backer' | 'team'
    readonly author: string
    readonly text: string
  },
): NotificationEvent => ({
  projectId: project.id,
  key: `message:${message.id}`,
  objectType: message.from === 'team' ? 'PLEDGE_MESSAGE' : 'BACKER_MESSAGE',
  name: message.from === 'team' ? 'MESSAGE_OF_TEAM' : 'MESSAGE_OF_BACKER',
  params: {
    project: project.name,
    pledgeId: message.pledgeId,
    author: message.author,
    text: firstWords(message.text),
  },
})
