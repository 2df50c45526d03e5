import { listSecurityEvents } from '@kindling/api-client/contract/security-events'
import { answers, fails, fixtures, pending } from '@kindling/api-client/scenarios'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { useCallback, useEffect, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../../shared/story-client.ts'
import { heal, type PlayContext } from '../../shared/story-plays.ts'
import { SecurityEvents, type SecurityEventsProps } from './SecurityEvents.tsx'

/** The list as a page reads it, on the real client. */
function Read() {
  const [size, setSize] = useState(5)
  const [state, set] = useState<Pick<SecurityEventsProps['events'], 'data' | 'error'> & { more: boolean }>({
    data: undefined,
    error: undefined,
    more: false,
  })
  const read = useCallback(async () => {
    try {
      const answer = await storyClient(listSecurityEvents, { query: { 'page[size]': String(size) } })
      set({ data: answer.security_events, error: undefined, more: answer.meta.next !== null })
    } catch (error) {
      if (!isApiError(error)) throw error
      set({ data: undefined, error: { code: error.code, isNotFound: false }, more: false })
    }
  }, [size])
  useEffect(() => void read(), [read])
  const { more, ...events } = state
  return (
    <SecurityEvents
      events={{ ...events, retry: () => void read() }}
      onMore={more ? () => setSize(size + 20) : null}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Settings/Security events',
  component: SecurityEvents,
  tags: ['views'],
  parameters: answers(),
  args: { events: { data: fixtures.securityEvents, error: undefined, retry: fn() }, onMore: null },
  render: () => <Read />,
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/Logged in.*Chrome on macOS/)
    await expect(rows[1]).toHaveTextContent(/Wrong password at log-in.*Not from a session/)
    // As wide as the list: in a column of an icon's width each word had a line of its own.
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading what happened')
  },
})
export const Nothing = meta.story({
  render: (args) => <SecurityEvents {...args} events={{ ...args.events, data: [] }} />,
})

const listFails = async (context: PlayContext, words: RegExp) => {
  const { canvas, userEvent } = context
  await expect(await canvas.findByRole('heading', { name: 'The list could not be loaded.' })).toBeVisible()
  await expect(canvas.getByText(words)).toBeVisible()
  heal(context)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByText('Logged in')).toBeVisible()
}
export const NetworkFailure = meta.story({
  parameters: fails('listSecurityEvents', 'NETWORK_FAILURE'),
  play: (context) => listFails(context, /We could not reach the server/),
})
export const RequestTimeout = meta.story({
  parameters: fails('listSecurityEvents', 'REQUEST_TIMEOUT'),
  play: (context) => listFails(context, /The answer took too long/),
})
export const ExternalError = meta.story({
  parameters: fails('listSecurityEvents', 'EXTERNAL_ERROR'),
  play: (context) => listFails(context, /A service we depend on did not answer/),
})
export const RestrictedArea = meta.story({
  parameters: fails('listSecurityEvents', 'RESTRICTED_AREA'),
  play: (context) => listFails(context, /Log in to continue/),
})
