import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { fill, inDialog, type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import { opened, recovers, rejected, sending } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { PlayedUpdates } from './story-updates.tsx'

const { nowSeconds, readyDraft, updates } = fixtures
const minutesAgo = (minutes: number) =>
  new Date((nowSeconds - minutes * 60) * 1000).toUTCString().replace('GMT', '+0000')
const [newest, ...older] = updates
if (!newest) throw new Error('No update among the fixtures')
const draft = {
  ...newest,
  id: 'upd_draft',
  number: null,
  name: 'Workshop day: the date, and what to bring',
  description: 'Closed shoes, and a coin you would like to lose.',
  draft: true,
  likes: 0,
  published: null,
  date: minutesAgo(90),
}
const fresh = { ...newest, published: minutesAgo(5), date: minutesAgo(5) }
const listed = [draft, fresh, ...older]
const running = { ...readyDraft, status: 'ACTIVE' as const, role: 'creator' as const, backers_count: 506 }

const meta = preview.meta({
  title: 'Views/Manager/Updates',
  component: PlayedUpdates,
  tags: ['views'],
  parameters: {
    landmark: 'main',
    layout: 'fullscreen',
    send: opened,
    ...answers([], { updates: listed }),
  },
  args: { project: running },
})

const words = (context: PlayContext) => wordsOf(context, 'manager')
const press = async ({ canvas, userEvent }: PlayContext, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** A draft, one that may still be changed, and others; a removed one keeps its number. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = within((await canvas.findByText('Draft')).closest('ul') ?? document.body)
    const [first, second, third, fourth] = rows.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Workshop day.*DraftEdit|^Workshop day/)
    await expect(second).toHaveTextContent(/^5\. Four hobs.*41 likesEditable until .*Edit/)
    await expect(third).not.toHaveTextContent(/Edit$/)
    await expect(fourth).toHaveTextContent('3. Removed by the creator')
    await expect(await canvas.findByRole('heading', { name: 'How often updates come' })).toBeVisible()
  },
})
export const Empty = meta.story({
  parameters: answers([], { updates: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No updates yet' })).toBeVisible()
  },
})
/** Viewers read why they may not, in words about updates. */
export const ReadOnly = meta.story({
  args: { project: { ...running, role: 'VIEWER' as const } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Updates are written by the roles Member and Admin/)).toBeVisible()
  },
})
export const Loading = meta.story({ parameters: answers([pending('listUpdates')]) })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

async function write(context: PlayContext) {
  const t = words(context)
  await press(context, t('updates.write'))
  await context.canvas.findByLabelText(t('updates.text'))
  await fill(context, new RegExp(`^${t('updates.name')}`), 'The tool')
  // The text's editor is not an input: it is not among what `fill` compares.
  await context.userEvent.click(context.canvas.getByLabelText(t('updates.text')))
  await context.userEvent.paste('It weighs 900 kg.')
  await press(context, t('updates.publish'))
}
const isPublished = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(words(context)('updates.done.published'))).toBeVisible()
}
/* Two buttons wait for a change after a rejection; those of Editing show the one that waits. */
export const Publishing = meta.story(sending(write, isPublished))
/** Read as page and as e-mail before, and kept as a draft for backers. */
export const Drafting = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Edit: Workshop day: the date, and what to bring')
    await userEvent.click(await canvas.findByText('Preview as e-mail'))
    await expect(await canvas.findByText('Update: Workshop day: the date, and what to bring')).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: /^Backers only/ }))
    await expect(await canvas.findByText(/506 backers and the team/)).toBeVisible()
    await press(context, 'Save draft')
    await expect(await canvas.findByText('The draft is saved. Only the team sees it.')).toBeVisible()
    await expect(canvas.getAllByText('Backers only')[0]).toBeVisible()
  },
})
/** Nothing is sent without a title and a text. */
export const NothingWritten = meta.story({
  play: async (context) => {
    await press(context, 'Write update')
    await press(context, 'Publish update')
    await expect(await context.canvas.findByText('Enter a title.')).toBeVisible()
    await expect(await context.canvas.findByText('Write the update.')).toBeVisible()
  },
})
export const CreateFieldMissing = Publishing.extend(
  rejected('createUpdate', 'FIELD_MISSING', /Enter a title/, {
    field: 'name',
    at: 'manager:updates.name',
    words: 'manager:updates.codes.title',
  }),
)
export const CreateRegexFail = Publishing.extend(
  rejected('createUpdate', 'REGEX_FAIL', /characters that are not allowed/, {
    field: 'name',
    at: 'manager:updates.name',
    words: 'manager:updates.codes.characters',
  }),
)
export const CreateNotFound = Publishing.extend(
  rejected('createUpdate', 'NOT_FOUND', /could not find/, { field: 'project' }),
)
export const CreateMissingPermission = Publishing.extend(
  rejected('createUpdate', 'MISSING_PERMISSION', /do not have access/),
)
export const CreateRestrictedArea = Publishing.extend(
  rejected('createUpdate', 'RESTRICTED_AREA', /Log in to continue/),
)
/** Nobody knows whether it was published: a retry is the same call. */
export const CreateNetworkFailure = Publishing.extend(
  rejected('createUpdate', 'NETWORK_FAILURE', /could not reach the server/),
)
CreateNetworkFailure.test('recovers', recovers(tryAgain, isPublished))
export const CreateRequestTimeout = Publishing.extend(
  rejected('createUpdate', 'REQUEST_TIMEOUT', /took too long/),
)
export const CreateExternalError = Publishing.extend(
  rejected('createUpdate', 'EXTERNAL_ERROR', /nothing was changed/),
)

async function edit(context: PlayContext) {
  const t = words(context)
  await press(context, t('updates.of', { verb: t('updates.edit'), name: 'Four hobs, one kettle' }))
  await context.canvas.findByLabelText(t('updates.text'))
  await fill(context, new RegExp(`^${t('updates.name')}`), 'Five hobs, one kettle')
  await press(context, t('updates.save'))
}
const isSaved = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(words(context)('updates.done.saved'))).toBeVisible()
}
export const Editing = meta.story(sending(edit, isSaved, 'manager:changeFirst', {}))
/** The thirty minutes ended while it was changed. */
export const EditInvalidState = Editing.extend(
  rejected('editUpdate', 'INVALID_STATE', /30 minutes to edit it are over/, {
    words: 'manager:updates.codes.over',
    retry: 'after a change',
  }),
)
/** Somebody of the team removed it meanwhile. */
export const EditInvalidId = Editing.extend(
  rejected('editUpdate', 'INVALID_ID', /removed meanwhile/, { field: 'update', retry: 'after a change' }),
)

async function remove(context: PlayContext) {
  const t = words(context)
  await press(context, t('updates.of', { verb: t('updates.remove'), name: draft.name }))
  await screen.findByRole('dialog')
  await press(inDialog(context), t('updates.remove'))
}
const isRemoved = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(words(context)('updates.done.removed'))).toBeVisible()
  await waitFor(() => expect(context.canvas.queryByText(draft.name)).toBeNull())
}
export const Removing = meta.story(sending(remove, isRemoved))
export const RemoveInvalidId = Removing.extend(
  rejected('removeUpdate', 'INVALID_ID', /removed meanwhile/, { field: 'update' }),
)
export const RemoveNetworkFailure = Removing.extend(
  rejected('removeUpdate', 'NETWORK_FAILURE', /could not reach the server/),
)
RemoveNetworkFailure.test(
  'recovers',
  recovers((context) => tryAgain(inDialog(context)), isRemoved),
)

const inPlace = { by: 'text' } as const
export const NetworkFailure = meta.story(
  rejected('listUpdates', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)
