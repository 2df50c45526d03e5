import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { Card } from '../../primitives/Card/Card.tsx'
import { guided, pressing } from '../../primitives/guide.ts'
import { guide } from './NotificationItem.docs.tsx'
import { NotificationItem, type NotificationItemProps, notificationKinds } from './NotificationItem.tsx'

const meta = preview.meta({
  title: 'Widgets/NotificationItem',
  parameters: guided(guide),
  component: NotificationItem,
  args: {
    kind: 'vote' as const,
    title: 'Vote open: First 500 made',
    body: 'Hollin. Closes in 9 days. If half say no, you get back $59.20.',
    age: '12 m',
    ageSpoken: '12 minutes ago',
    dateTime: '2026-11-20T11:48:00Z',
    state: 'unread' as const,
    unreadLabel: 'Unread',
    href: '/project/hollin',
    onRead: fn(),
  },
  argTypes: { kind: { control: 'select', options: notificationKinds } },
  render: (args) => (
    <Card padding="none">
      <NotificationItem {...args} />
    </Card>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: /^Unread: Vote open: First 500 made/ })
    await expect(link).toHaveAttribute('href', '/project/hollin')
    await userEvent.click(link)
    await expect(args.onRead).toHaveBeenCalledOnce()
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({
  args: { kind: 'update' as const, title: 'Update 7 from Otolith Audio' },
})
export const Read = meta.story({
  args: { state: 'read' as const },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/Unread/)).toBeNull()
    await userEvent.click(await canvas.findByRole('link'))
    await expect(args.onRead).not.toHaveBeenCalled()
  },
})

function Followed(args: NotificationItemProps) {
  const [state, setState] = useState(args.state)
  return (
    <Card padding="none">
      <NotificationItem {...args} state={state} onRead={() => setState('read')} />
    </Card>
  )
}
export const BecomesRead = meta.story({
  render: (args) => <Followed {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link'))
    await expect(canvas.queryByText(/Unread/)).toBeNull()
  },
})
export const Matrix = meta.story({
  render: (args) => (
    <Card padding="none">
      {notificationKinds.map((kind, index) => (
        <NotificationItem
          key={kind}
          {...args}
          kind={kind}
          title={kind}
          state={index < 2 ? 'unread' : 'read'}
          age={`${index + 1} d`}
          ageSpoken={`${index + 1} days ago`}
        />
      ))}
    </Card>
  ),
})
