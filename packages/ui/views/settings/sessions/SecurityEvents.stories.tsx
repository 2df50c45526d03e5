import { listSecurityEvents } from '@kindling/api-client/contract/security-events'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, waitFor, within } from '#catalogue/test'
import { storyClient } from '../../shared/story-client.ts'
import { tryAgain } from '../../shared/story-plays.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { opened, recovers, rejected } from '../../shared/story-rejected.ts'
import { SecurityEvents } from './SecurityEvents.tsx'

/** The list as a page reads it, on the real client. */
function Read() {
  const [size, setSize] = useState(5)
  const { data, ...rest } = useStoryRead(
    () => storyClient(listSecurityEvents, { query: { 'page[size]': String(size) } }),
    size,
  )
  return (
    <SecurityEvents
      events={{ ...rest, data: data?.security_events }}
      onMore={data && data.meta.next !== null ? () => setSize(size + 20) : null}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Settings/Security events',
  component: SecurityEvents,
  tags: ['views'],
  parameters: { send: opened, ...answers() },
  args: { events: { data: fixtures.securityEvents, error: undefined, retry: fn() }, onMore: null },
  render: () => <Read />,
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    for (const words of ['Logged in', 'Chrome on macOS']) await expect(rows[0]).toHaveTextContent(words)
    for (const words of ['Wrong password at log-in', 'Not from a session'])
      await expect(rows[1]).toHaveTextContent(words)
    // As wide as the list: in a column of an icon's width, each word had a line of its own.
    const [words] = within(rows[0] as HTMLElement).getAllByRole('paragraph')
    await expect(words?.getBoundingClientRect().width).toBe(rows[0]?.getBoundingClientRect().width)
  },
})
export const Older = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull())
  },
})
export const Loading = meta.story({
  parameters: answers([pending('listSecurityEvents')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading what happened')
  },
})
export const Nothing = meta.story({
  render: (args) => <SecurityEvents {...args} events={{ ...args.events, data: [] }} />,
})

/** Shown in place of the list; the rest of the page stays. */
export const NetworkFailure = Default.extend(
  rejected('listSecurityEvents', 'NETWORK_FAILURE', /We could not reach the server/, { by: 'text' }),
)
NetworkFailure.test('says what is missing, and recovers', async (context) => {
  const { canvas } = context
  await expect(await canvas.findByRole('heading', { name: 'The list could not be loaded.' })).toBeVisible()
  await recovers(tryAgain, () => expect(canvas.findByText('Logged in')).resolves.toBeVisible())(context)
})
