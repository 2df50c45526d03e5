import { updateMe } from '@kindling/api-client/contract/account'
import { answers, pending } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { NotificationsTab, type NotificationsTabProps } from './NotificationsTab.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

const saved = fn()
const meta = preview.meta({
  title: 'Views/Settings/Notifications',
  component: NotificationsTab,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    subscriptions: ['PROJECT_UPDATES'] as const,
    // The real client, against the platform that the story plays.
    onSave: async (email_subscriptions) => {
      await storyClient(updateMe, { body: { email_subscriptions } })
      saved(email_subscriptions)
    },
  },
  beforeEach: () => {
    saved.mockClear()
  },
  render: (args) => <Kept {...args} />,
})

/** The saved state, as on the page. */
function Kept(args: NotificationsTabProps) {
  const [subscriptions, setSubscriptions] = useState(args.subscriptions)
  return (
    <main>
      <SettingsFrame current="notifications" hrefOf={(tab) => `/settings/${tab}`}>
        <NotificationsTab
          subscriptions={subscriptions}
          onSave={async (next) => {
            await args.onSave(next)
            setSubscriptions(next)
          }}
        />
      </SettingsFrame>
    </main>
  )
}

const box = ({ canvas }: PlayContext, name: string): HTMLInputElement =>
  canvas.getByRole('checkbox', { name })
const save = (context: PlayContext) =>
  context.userEvent.click(context.canvas.getByRole('button', { name: wordsOf(context, 'common')('save') }))
async function chooseDigest(context: PlayContext) {
  const name = wordsOf(context, 'settings')('notifications.DAILY_DIGEST.label')
  await context.userEvent.click(box(context, name))
  await save(context)
}
const isSaved = () => waitFor(() => expect(saved).toHaveBeenCalledWith(['PROJECT_UPDATES', 'DAILY_DIGEST']))
const all = 'All of these'

/** The box for all of them is indeterminate until all are on. */
export const Default = meta.story({
  play: async (context) => {
    await waitFor(() => expect(box(context, all).indeterminate).toBe(true))
    await expect(await context.canvas.findByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'Nothing has changed.',
    )
    await context.userEvent.click(box(context, all))
    for (const each of context.canvas.getAllByRole('checkbox')) await expect(each).toBeChecked()
    await context.userEvent.click(box(context, all))
    for (const each of context.canvas.getAllByRole('checkbox')) await expect(each).not.toBeChecked()
    await context.userEvent.click(box(context, 'Milestone reminders'))
    await save(context)
    await waitFor(() => expect(saved).toHaveBeenCalledWith(['MILESTONE_REMINDERS']))
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Saved.'))
    await expect(context.canvas.queryByText('Nothing has changed.')).toBeNull()
  },
})
export const Choosing = meta.story(sending(chooseDigest, isSaved))
export const Malformed = Choosing.extend(unreadable('updateMe'))
export const None = meta.story({
  args: { subscriptions: [] },
  play: async (context) => {
    await expect(box(context, all)).not.toBeChecked()
    await expect(box(context, all).indeterminate).toBe(false)
  },
})
export const Pending = meta.story({
  parameters: answers([pending('updateMe')]),
  play: async (context) => {
    await context.userEvent.click(box(context, 'Daily digest'))
    await save(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy')
  },
})
export const InvalidValue = Choosing.extend(
  rejected('updateMe', 'INVALID_VALUE', /This value is not valid/, 'email_subscriptions'),
)
InvalidValue.test('says what was not done, and recovers', async (context) => {
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Your choice was not saved.')
  await recovers(save, isSaved)(context)
  await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Saved.'))
  // One status text: "Saved." above "Nothing has changed." would be a contradiction.
  await expect(context.canvas.queryByText('Nothing has changed.')).toBeNull()
})
