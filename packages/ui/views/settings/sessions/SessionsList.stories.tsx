import { listSessions, revokeOtherSessions, revokeSession } from '@kindling/api-client/contract/sessions'
import { answers, fails, fixtures, malformed, pending } from '@kindling/api-client/scenarios'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { useCallback, useEffect, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import type { ReadState } from '../../shared/read-state.ts'
import { storyClient } from '../../shared/story-client.ts'
import { heal, type PlayContext, refusedInAlert } from '../../shared/story-plays.ts'
import { SessionsList, type SessionsListProps } from './SessionsList.tsx'

/** The list as a page reads it: on the real client, and anew after each change. */
function Read() {
  const [state, set] = useState<Pick<SessionsListProps['sessions'], 'data' | 'error'>>({
    data: undefined,
    error: undefined,
  })
  const read = useCallback(async () => {
    try {
      const { sessions } = await storyClient(listSessions, {})
      set({ data: sessions, error: undefined })
    } catch (error) {
      if (!isApiError(error)) throw error
      const failed: ReadState<never>['error'] = { code: error.code, isNotFound: false }
      set({ data: undefined, error: failed })
    }
  }, [])
  useEffect(() => void read(), [read])
  return (
    <SessionsList
      sessions={{ ...state, retry: () => void read() }}
      onRevoke={async (id) => {
        await storyClient(revokeSession, { params: { id } })
        await read()
      }}
      onRevokeOthers={async () => {
        await storyClient(revokeOtherSessions, {})
        await read()
      }}
    />
  )
}

const args: SessionsListProps = {
  sessions: { data: fixtures.sessions, error: undefined, retry: () => undefined },
  onRevoke: async () => undefined,
  onRevokeOthers: async () => undefined,
}

const meta = preview.meta({
  title: 'Views/Settings/Sessions',
  component: SessionsList,
  tags: ['views'],
  parameters: answers(),
  args,
  render: () => <Read />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
})

const endPhone = 'End the session of Safari on iOS'
const page = () => within(document.body)

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list')).getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent('Chrome on macOSThis browserIn use now')
    await expect(rows[1]).toHaveTextContent('Safari on iOSLast used 20 November 2026')
    await expect(rows[2]).toHaveTextContent('An unknown device')
  },
})

export const EndsOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: endPhone }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await expect(canvas.queryByText('Safari on iOS')).toBeNull()
  },
})

export const EndsAllOthers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End 2 other sessions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'End 2 sessions?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End 2' }))
    await expect(await canvas.findByText('Only this browser is logged in.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const OnlyThisOne = meta.story({
  parameters: answers([], { sessions: fixtures.sessions.slice(0, 1) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only this browser is logged in.')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers([pending('listSessions')]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your sessions')
  },
})

const listFails = async (context: PlayContext, words: RegExp) => {
  const { canvas, userEvent } = context
  await expect(
    await canvas.findByRole('heading', { name: 'Your sessions could not be loaded.' }),
  ).toBeVisible()
  await expect(canvas.getByText(words)).toBeVisible()
  heal(context)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByText('Chrome on macOS')).toBeVisible()
}
export const NetworkFailure = meta.story({
  parameters: fails('listSessions', 'NETWORK_FAILURE'),
  play: (context) => listFails(context, /We could not reach the server/),
})
export const RequestTimeout = meta.story({
  parameters: fails('listSessions', 'REQUEST_TIMEOUT'),
  play: (context) => listFails(context, /The answer took too long/),
})
export const ExternalError = meta.story({
  parameters: fails('listSessions', 'EXTERNAL_ERROR'),
  play: (context) => listFails(context, /A service we depend on did not answer/),
})
export const RestrictedArea = meta.story({
  parameters: fails('listSessions', 'RESTRICTED_AREA'),
  play: (context) => listFails(context, /Log in to continue/),
})
export const Malformed = meta.story({
  parameters: answers([malformed('listSessions')]),
  play: (context) => listFails(context, /A service we depend on did not answer/),
})

/** Beside the session it is about; once all is well it ends. */
const endFails = async (context: PlayContext, words: RegExp) => {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: endPhone }))
  await refusedInAlert(context, words)
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  heal(context)
  await userEvent.click(canvas.getByRole('button', { name: endPhone }))
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
}
export const EndInvalidId = meta.story({
  parameters: fails('revokeSession', 'INVALID_ID'),
  play: (context) => endFails(context, /This session has ended already/),
})
export const EndNetworkFailure = meta.story({
  parameters: fails('revokeSession', 'NETWORK_FAILURE'),
  play: (context) => endFails(context, /We could not reach the server/),
})
export const EndRequestTimeout = meta.story({
  parameters: fails('revokeSession', 'REQUEST_TIMEOUT'),
  play: (context) => endFails(context, /The answer took too long/),
})
export const EndExternalError = meta.story({
  parameters: fails('revokeSession', 'EXTERNAL_ERROR'),
  play: (context) => endFails(context, /A service we depend on did not answer/),
})
export const EndRestrictedArea = meta.story({
  parameters: fails('revokeSession', 'RESTRICTED_AREA'),
  play: (context) => endFails(context, /Log in to continue/),
})
export const EndPending = meta.story({
  parameters: answers([pending('revokeSession')]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: endPhone }))
    await expect(await canvas.findByRole('button', { name: 'Ending' })).toHaveAttribute('aria-busy', 'true')
  },
})

const othersFail = async (context: PlayContext, words: RegExp) => {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: 'End 2 other sessions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'End 2' }))
  await refusedInAlert({ ...context, canvas: page() }, words)
  heal(context)
  await userEvent.click(screen.getByRole('button', { name: 'End 2' }))
  await expect(await canvas.findByText('Only this browser is logged in.')).toBeVisible()
}
export const OthersNetworkFailure = meta.story({
  parameters: fails('revokeOtherSessions', 'NETWORK_FAILURE'),
  play: (context) => othersFail(context, /We could not reach the server/),
})
export const OthersRequestTimeout = meta.story({
  parameters: fails('revokeOtherSessions', 'REQUEST_TIMEOUT'),
  play: (context) => othersFail(context, /The answer took too long/),
})
export const OthersExternalError = meta.story({
  parameters: fails('revokeOtherSessions', 'EXTERNAL_ERROR'),
  play: (context) => othersFail(context, /A service we depend on did not answer/),
})
export const OthersRestrictedArea = meta.story({
  parameters: fails('revokeOtherSessions', 'RESTRICTED_AREA'),
  play: (context) => othersFail(context, /Log in to continue/),
})
