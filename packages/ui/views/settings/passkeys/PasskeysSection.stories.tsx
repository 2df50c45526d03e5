import { listPasskeys, removePasskey } from '@kindling/api-client/contract/passkeys'
import { answers, fails, fixtures, malformed, pending } from '@kindling/api-client/scenarios'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { useCallback, useEffect, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import type { ReadState } from '../../shared/read-state.ts'
import { storyClient } from '../../shared/story-client.ts'
import { heal, type PlayContext } from '../../shared/story-plays.ts'
import { PasskeysSection, type PasskeysSectionProps } from './PasskeysSection.tsx'
import { addForStory } from './story-device.ts'

/** The list as a page reads it: on the real client, and anew after each change. */
function Read(props: PasskeysSectionProps) {
  const [state, set] = useState<Pick<PasskeysSectionProps['passkeys'], 'data' | 'error'>>({
    data: undefined,
    error: undefined,
  })
  const read = useCallback(async () => {
    try {
      const { passkeys } = await storyClient(listPasskeys, {})
      set({ data: passkeys, error: undefined })
    } catch (error) {
      if (!isApiError(error)) throw error
      const failed: ReadState<never>['error'] = { code: error.code, isNotFound: false }
      set({ data: undefined, error: failed })
    }
  }, [])
  useEffect(() => void read(), [read])
  return (
    <PasskeysSection
      {...props}
      passkeys={{ ...state, retry: () => void read() }}
      onAdd={async (form) => {
        await addForStory(form)
        await read()
      }}
      onRemove={async (id) => {
        await storyClient(removePasskey, { params: { id } })
        await read()
      }}
    />
  )
}

const args: PasskeysSectionProps = {
  passkeys: { data: fixtures.passkeys, error: undefined, retry: () => undefined },
  support: 'yes',
  onAdd: addForStory,
  onRemove: async () => undefined,
}

const meta = preview.meta({
  title: 'Views/Settings/Passkeys',
  component: PasskeysSection,
  tags: ['views'],
  parameters: answers(),
  args,
  render: (given) => <Read {...given} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 900 }}>
        <Story />
      </div>
    ),
  ],
})

const removePhone = 'Remove: Safari on iOS'
const rows = async ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  within(await canvas.findByRole('list')).getAllByRole('listitem')

export const Default = meta.story({
  play: async (context) => {
    const [phone, key] = await rows(context)
    await expect(phone).toHaveTextContent('Safari on iOSAdded 8 November 2026, last used 19 November 2026')
    await expect(key).toHaveTextContent('Key on my ringAdded 11 October 2026, not used yet')
    await expect(context.canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  },
})

export const Adds = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await rows(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
    await userEvent.clear(dialog.getByLabelText('Name'))
    await userEvent.type(dialog.getByLabelText('Name'), 'Old laptop')
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText('Old laptop')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a passkey' })).toHaveFocus())
  },
})

/** Asked in its row, and then gone from the list. */
export const Removes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: removePhone }))
    const question = within(canvas.getByRole('group', { name: 'Remove this passkey?' }))
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep' })).toHaveFocus())
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('Safari on iOS')).toBeNull())
    await expect(canvas.getByText('Key on my ring')).toBeVisible()
  },
})

export const Keeps = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: removePhone }))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await expect(canvas.getByText('Safari on iOS')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: answers([], { passkeys: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No passkey yet')).toBeVisible()
  },
})

/** What there is can be seen and removed; nothing is offered that the browser would refuse. */
export const BareAddress = meta.story({
  args: { ...args, support: 'bare address' },
  play: async (context) => {
    await expect(await rows(context)).toHaveLength(2)
    await expect(context.canvas.getByText(/reached by a name, such as localhost/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
})
export const Unsupported = meta.story({
  args: { ...args, support: 'no' },
  play: async (context) => {
    await rows(context)
    await expect(context.canvas.getByText(/This browser knows no passkeys/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: answers([pending('listPasskeys')]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your passkeys')
  },
})

const listFails = async (context: PlayContext, words: RegExp) => {
  const { canvas, userEvent } = context
  await expect(
    await canvas.findByRole('heading', { name: 'Your passkeys could not be loaded.' }),
  ).toBeVisible()
  await expect(canvas.getByText(words)).toBeVisible()
  heal(context)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByText('Safari on iOS')).toBeVisible()
}
export const NetworkFailure = meta.story({
  parameters: fails('listPasskeys', 'NETWORK_FAILURE'),
  play: (context) => listFails(context, /We could not reach the server/),
})
export const RequestTimeout = meta.story({
  parameters: fails('listPasskeys', 'REQUEST_TIMEOUT'),
  play: (context) => listFails(context, /The answer took too long/),
})
export const ExternalError = meta.story({
  parameters: fails('listPasskeys', 'EXTERNAL_ERROR'),
  play: (context) => listFails(context, /A service we depend on did not answer/),
})
export const RestrictedArea = meta.story({
  parameters: fails('listPasskeys', 'RESTRICTED_AREA'),
  play: (context) => listFails(context, /Log in to continue/),
})
export const Malformed = meta.story({
  parameters: answers([malformed('listPasskeys')]),
  play: (context) => listFails(context, /A service we depend on did not answer/),
})

/** Beside the passkey it is about, which stays; once all is well it goes. */
const removeFails = async (context: PlayContext, words: RegExp) => {
  const { canvas, userEvent } = context
  const remove = async () => {
    await userEvent.click(await canvas.findByRole('button', { name: removePhone }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
  }
  await remove()
  const alert = await canvas.findByRole('alert')
  await expect(alert).toHaveTextContent(words)
  await waitFor(() => expect(alert).toHaveFocus())
  await expect(canvas.getByText('Safari on iOS')).toBeVisible()
  heal(context)
  await remove()
  await waitFor(() => expect(canvas.queryByText('Safari on iOS')).toBeNull())
}
export const RemoveInvalidId = meta.story({
  parameters: fails('removePasskey', 'INVALID_ID'),
  play: (context) => removeFails(context, /It is no longer saved: it was removed elsewhere/),
})
export const RemoveNetworkFailure = meta.story({
  parameters: fails('removePasskey', 'NETWORK_FAILURE'),
  play: (context) => removeFails(context, /We could not reach the server/),
})
export const RemoveRequestTimeout = meta.story({
  parameters: fails('removePasskey', 'REQUEST_TIMEOUT'),
  play: (context) => removeFails(context, /The answer took too long/),
})
export const RemoveExternalError = meta.story({
  parameters: fails('removePasskey', 'EXTERNAL_ERROR'),
  play: (context) => removeFails(context, /A service we depend on did not answer/),
})
export const RemoveRestrictedArea = meta.story({
  parameters: fails('removePasskey', 'RESTRICTED_AREA'),
  play: (context) => removeFails(context, /Log in to continue/),
})
