import { listPasskeys, removePasskey } from '@kindling/api-client/contract/passkeys'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../../shared/story-client.ts'
import { openDialog, type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { opened, recovers, rejected, sending, unreadable } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { PasskeysSection, type PasskeysSectionProps } from './PasskeysSection.tsx'
import { addForStory } from './story-device.ts'

/** The list as a page reads it: on the real client, and again after each change. */
function Read(props: PasskeysSectionProps) {
  const passkeys = useStoryRead(async () => (await storyClient(listPasskeys, {})).passkeys)
  return (
    <PasskeysSection
      {...props}
      passkeys={passkeys}
      onAdd={async (form) => {
        await addForStory(form)
        await passkeys.retry()
      }}
      onRemove={async (id) => {
        await storyClient(removePasskey, { params: { id } })
        await passkeys.retry()
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
  parameters: { maxWidth: 900, send: opened, ...answers() },
  args,
  render: (given) => <Read {...given} />,
})

const removePhone = 'Remove: Safari on iOS'
async function remove(context: PlayContext) {
  const { canvas, userEvent } = context
  const verb = wordsOf(context, 'common')('remove')
  const of = wordsOf(context, 'settings')('of', { verb, name: 'Safari on iOS' })
  await userEvent.click(await canvas.findByRole('button', { name: of }))
  await userEvent.click(await canvas.findByRole('button', { name: verb }))
}
const isRemoved = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.queryByText('Safari on iOS')).toBeNull())
const rows = async ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  within(await canvas.findByRole('list')).getAllByRole('listitem')

export const Default = meta.story({
  play: async (context) => {
    const [phone, key] = await rows(context)
    for (const words of ['Safari on iOS', 'Added 8 November 2026, last used 19 November 2026'])
      await expect(phone).toHaveTextContent(words)
    for (const words of ['Key on my ring', 'Added 11 October 2026, not used yet'])
      await expect(key).toHaveTextContent(words)
    await expect(await context.canvas.findByRole('button', { name: 'Add a passkey' })).toBeVisible()
  },
})

export const Adds = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await rows(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }))
    const dialog = await openDialog('Add a passkey')
    await userEvent.clear(await dialog.findByLabelText('Name'))
    await userEvent.type(await dialog.findByLabelText('Name'), 'Old laptop')
    await userEvent.click(await dialog.findByRole('button', { name: 'Add passkey' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText('Old laptop')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a passkey' })).toHaveFocus())
  },
})

export const Removing = meta.story(sending(remove, isRemoved))

/** The row asks for confirmation, then leaves the list. */
export const Removes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: removePhone }))
    const question = within(canvas.getByRole('group', { name: 'Remove this passkey?' }))
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep' })).toHaveFocus())
    await userEvent.click(await question.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('Safari on iOS')).toBeNull())
    await expect(await canvas.findByText('Key on my ring')).toBeVisible()
  },
})

export const Keeps = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: removePhone }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep' }))
    await expect(await canvas.findByText('Safari on iOS')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: answers([], { passkeys: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No passkey yet')).toBeVisible()
  },
})

/** Existing passkeys can be seen and removed; nothing is offered that the browser would reject. */
export const BareAddress = meta.story({
  args: { ...args, support: 'bare address' },
  play: async (context) => {
    await expect(await rows(context)).toHaveLength(2)
    await expect(await context.canvas.findByText(/reached by a name, such as localhost/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
})
export const Unsupported = meta.story({
  args: { ...args, support: 'no' },
  play: async (context) => {
    await rows(context)
    await expect(await context.canvas.findByText(/This browser knows no passkeys/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: answers([pending('listPasskeys')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your passkeys')
  },
})

/** Shown in place of the list; the rest of the page stays. */
export const NetworkFailure = Default.extend(
  rejected('listPasskeys', 'NETWORK_FAILURE', /We could not reach the server/, { by: 'text' }),
)
NetworkFailure.test('says what is missing, and recovers', async (context) => {
  const { canvas } = context
  await expect(
    await canvas.findByRole('heading', { name: 'Your passkeys could not be loaded.' }),
  ).toBeVisible()
  await recovers(tryAgain, () => expect(canvas.findByText('Safari on iOS')).resolves.toBeVisible())(context)
})

export const Malformed = Default.extend(unreadable('listPasskeys', { by: 'text' }))

/** The message is beside its passkey, which stays. */
export const RemoveInvalidId = Removing.extend(
  rejected('removePasskey', 'INVALID_ID', /It is no longer saved: it was removed elsewhere/, {
    words: 'settings:gone',
  }),
)
RemoveInvalidId.test('says it beside the passkey', ({ canvas }) =>
  expect(canvas.getByText('Safari on iOS')).toBeVisible(),
)

export const RemoveNetworkFailure = Removing.extend(
  rejected('removePasskey', 'NETWORK_FAILURE', /We could not reach the server/),
)
RemoveNetworkFailure.test('recovers', recovers(remove, isRemoved))
