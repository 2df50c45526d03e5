import { expect } from '#catalogue/test'
import { Card } from '../../primitives/Card/Card.tsx'
import type { Guide } from '../../primitives/guide.ts'
import { NotificationItem } from './NotificationItem.tsx'

const vote = {
  kind: 'vote',
  age: '12 m',
  ageSpoken: '12 minutes ago',
  dateTime: '2026-11-20T11:48:00Z',
  state: 'unread',
  unreadLabel: 'Unread',
  href: '/project/hollin',
} as const

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Say what happened, then what follows from it.',
      show: (
        <Card padding="none">
          <NotificationItem
            {...vote}
            title="Vote open: First 500 made"
            body="Closes in 9 days. If half say no, you get back $59.20."
          />
        </Card>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not make a person open it to learn what it is about.',
      show: (
        <Card padding="none">
          <NotificationItem {...vote} title="You have a new notification" />
        </Card>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the notification, which is one link.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
      },
    },
    {
      keys: ['Enter'],
      does: 'Follows it, and marks it read.',
      play: async ({ userEvent, args }) => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onRead).toHaveBeenCalledOnce()
      },
    },
  ],
  stories: ['Read', 'BecomesRead'],
}
