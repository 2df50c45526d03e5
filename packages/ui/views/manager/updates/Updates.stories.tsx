import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { formatCount } from '../../../format/index.ts'
import { fill, inDialog, type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import { opened, recovers, rejected, sending } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { PlayedUpdates } from './story-updates.tsx'
import { localText } from './update-facts.ts'

const { nowSeconds, readyDraft, updates, wholeKettle } = fixtures
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
const forWorkshop = {
  ...older[0],
  ...newest,
  id: 'upd_day',
  name: 'Where the press stands',
  likes: 9,
  public: false,
  reward_ids: ['rwd_workshop'],
  published: minutesAgo(2_900),
}
const inTwoDays = nowSeconds + 2 * 86_400
const scheduled = {
  ...draft,
  id: 'upd_scheduled',
  name: 'The vote opens today',
  description: 'Read the numbers first.',
  publish_at: inTwoDays,
}
const listed = [draft, scheduled, fresh, forWorkshop, ...older]
const running = {
  ...readyDraft,
  status: 'ACTIVE' as const,
  role: 'creator' as const,
  rewards: wholeKettle.rewards.map((each) =>
    each.id === 'rwd_workshop' ? { ...each, backers_count: 12 } : each,
  ),
  backers_count: 546,
}

const meta = preview.meta({
  title: 'Views/Manager/Updates',
  component: PlayedUpdates,
  tags: ['views'],
  parameters: {
    landmark: 'main',
    layout: 'fullscreen',
    send: opened,
    ...answers([], { updates: listed, draft: running }),
  },
  args: { project: running },
})

const words = (context: PlayContext) => wordsOf(context, 'manager')
/** The editor is fetched first. */
const patient = { timeout: 15_000 }
const press = async ({ canvas, userEvent }: PlayContext, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** A draft, one that may still be changed, and others; a removed one keeps its number. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = within((await canvas.findByText('Draft')).closest('ul') ?? document.body)
    const [next, first, second, third, , fourth] = rows.getAllByRole('listitem')
    await expect(next).toHaveTextContent(/^The vote opens today\s*Scheduled for \d+ \w+,? \d\d:\d\d \S+/)
    await expect(first).toHaveTextContent(/^Workshop day.*DraftEdit|^Workshop day/)
    await expect(second).toHaveTextContent(/^5\. Four hobs.*41 likesSent to 412 peopleEditable until .*Edit/)
    await expect(third).toHaveTextContent(/For backers of Workshop day/)
    await expect(third).not.toHaveTextContent(/Edit$/)
    await expect(fourth).toHaveTextContent('3. Removed by the creator')
    await expect(await canvas.findByRole('heading', { name: 'How often updates come' })).toBeVisible()
  },
})
/** What the team promises is beside its updates, and the strip judges them by it. */
export const Promising = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.selectOptions(
      await canvas.findByLabelText('Promise to backers'),
      'An update every 2 weeks',
    )
    await press(context, 'Save promise')
    await expect(await canvas.findByText(/^Promised every 2 weeks\./)).toBeVisible()
    await expect(await canvas.findByText(/The next is due by/)).toBeVisible()
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

const publishTo = (context: PlayContext, key: 'publishTo' | 'publishToAll', count: number) =>
  words(context)(`updates.${key}`, { count, number: formatCount(count, String(context.globals.language)) })

async function begin(context: PlayContext) {
  const t = words(context)
  await press(context, t('updates.write'))
  await context.canvas.findByLabelText(t('updates.text'), {}, patient)
  await fill(context, new RegExp(`^${t('updates.name')}`), 'The tool')
  // The text's editor is not an input: it is not among what `fill` compares.
  await context.userEvent.click(context.canvas.getByLabelText(t('updates.text')))
  await context.userEvent.paste('It weighs 900 kg.')
}
async function write(context: PlayContext) {
  await begin(context)
  await press(context, publishTo(context, 'publishToAll', 634))
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
    await expect(
      await canvas.findByTitle('E-mail: Update: Workshop day: the date, and what to bring'),
    ).toBeVisible()
    await userEvent.click(await canvas.findByText('Backers only', {}, patient))
    await expect(await canvas.findByText('Reaches 546 backers. 88 followers get its title.')).toBeVisible()
    await press(context, 'Save draft')
    await expect(await canvas.findByText('The draft is saved. Only the team sees it.')).toBeVisible()
    await expect(canvas.getAllByText('Backers only')[0]).toBeVisible()
  },
})
/** Nothing is sent without a title and a text. */
export const NothingWritten = meta.story({
  play: async (context) => {
    await press(context, 'Write update')
    await press(context, 'Publish to 634 people')
    await expect(await context.canvas.findByText('Enter a title.')).toBeVisible()
    await expect(await context.canvas.findByText('Write the update.')).toBeVisible()
  },
})

async function writeForSome(context: PlayContext) {
  const { canvas, userEvent } = context
  await begin(context)
  await userEvent.click(await canvas.findByText(words(context)('updates.audience.some'), {}, patient))
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Workshop day' }))
  await press(context, publishTo(context, 'publishTo', 12))
}
/** Only backers of the chosen rewards are told, and the button says how many. */
export const PublishingForSome = meta.story(sending(writeForSome, isPublished))
PublishingForSome.test('shows whom it is for', async ({ canvas }) => {
  await expect((await canvas.findAllByText('For backers of Workshop day'))[0]).toBeVisible()
})
/** The reward was removed from the project meanwhile. */
export const CreateInvalidId = PublishingForSome.extend(
  rejected('createUpdate', 'INVALID_ID', /One of these rewards no longer exists/, {
    field: 'reward_ids',
    by: 'text',
    retry: 'after a change',
  }),
)
/** Nothing is saved for backers of no reward: that would be all of them. */
export const ForNobody = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await begin(context)
    await userEvent.click(await canvas.findByText('Backers of some rewards', {}, patient))
    for (const name of ['Publish update', 'Save draft'])
      await expect(await canvas.findByRole('button', { name })).toHaveAccessibleDescription(
        'Choose at least one reward.',
      )
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Workshop day' }))
    await expect(await canvas.findByText('Reaches 12 of 546 backers.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'One kettle' }))
    await expect(await canvas.findByRole('button', { name: 'Publish to 273 backers' })).toBeEnabled()
  },
})

const later = localText((nowSeconds + 3 * 86_400) * 1000)
async function chooseTime(context: PlayContext, time: string) {
  const t = words(context)
  await context.userEvent.click(await context.canvas.findByText(t('updates.later')))
  await fill(context, new RegExp(`^${t('updates.time')}`), time)
}
async function writeForLater(context: PlayContext) {
  await begin(context)
  await chooseTime(context, later)
  await press(
    context,
    words(context)('updates.scheduleToAll', {
      count: 634,
      number: formatCount(634, String(context.globals.language)),
    }),
  )
}
const isPlanned = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(words(context)('updates.done.scheduled'))).toBeVisible()
}
/** A draft until a time of the person's own clock, whose zone is named. */
export const Scheduling = meta.story(sending(writeForLater, isPlanned))
Scheduling.test('stands before the drafts', async ({ canvas }) => {
  const names = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 8))
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['The vote', 'The tool', 'Workshop']))
})
/** The time passed while the update was written: a later one is chosen in the field. */
export const CreateDateEarly = Scheduling.extend(
  rejected('createUpdate', 'DATE_EARLY', /Choose a time in the future/, {
    field: 'publish_at',
    at: 'manager:updates.time',
  }),
)
/** The field has focus and names how far ahead a time may lie. */
export const CreateOutOfRange = Scheduling.extend(
  rejected('createUpdate', 'OUT_OF_RANGE', /within the next 365 days/, {
    field: 'publish_at',
    at: 'manager:updates.time',
  }),
)
/** The form applies the same rules before it sends, and asks for a time. */
export const TimePassed = meta.story({
  play: async (context) => {
    const { canvas } = context
    await begin(context)
    await context.userEvent.click(await canvas.findByText('At a time'))
    await expect(
      await canvas.findByRole('button', { name: 'Schedule for 634 people' }),
    ).toHaveAccessibleDescription('Choose a time.')
    await fill(context, /^Publish at/, localText((nowSeconds - 3_600) * 1000))
    await press(context, 'Schedule for 634 people')
    await expect(await canvas.findByText('Choose a time in the future.')).toBeVisible()
  },
})
/** Until its time it may be changed, taken back, or published at once. */
export const TakingBack = meta.story({
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Edit: The vote opens today')
    await expect(await canvas.findByLabelText(/^Publish at/, {}, patient)).toHaveValue(
      localText(inTwoDays * 1000),
    )
    await press(context, 'Take back to a draft')
    await expect(await canvas.findByText('The draft is saved. Only the team sees it.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/^Scheduled for/)).toBeNull())
  },
})
export const PublishingSooner = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Edit: The vote opens today')
    await userEvent.click(await canvas.findByText('Now', {}, patient))
    await press(context, 'Publish to 634 people')
    await expect(await canvas.findByText(/^The update is published/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/^Scheduled for/)).toBeNull())
  },
})
/** The team reads why it was not published. */
export const NotPublished = meta.story({
  parameters: answers([], {
    updates: [
      { ...scheduled, publish_at: nowSeconds - 86_400, held: 'SUSPENDED' as const },
      { ...scheduled, id: 'upd_ended', publish_at: nowSeconds - 90_000, held: 'ENDED' as const },
      ...older,
    ],
    draft: running,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Not published on .+: the project was suspended\./)).toBeVisible()
    await expect(await canvas.findByText(/^Not published on .+: the project had been ended\./)).toBeVisible()
    await expect(canvas.queryByText(/^Scheduled for/)).toBeNull()
  },
})

const open = async (context: PlayContext) => press(context, words(context)('updates.write'))
const isCounted = async (context: PlayContext) => {
  await expect(
    await context.canvas.findByRole('button', { name: publishTo(context, 'publishToAll', 634) }),
  ).toBeVisible()
}
const Counting = meta.story(sending(open, isCounted))
/** It can be published all the same: the button then names no number. */
export const ReachNetworkFailure = Counting.extend(
  rejected('countUpdateReach', 'NETWORK_FAILURE', /could not be counted/, {
    by: 'status',
    words: 'manager:updates.reach.failed',
  }),
)
ReachNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, words(context)('updates.reach.again')), isCounted),
)

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
  await screen.findByRole('dialog', {}, patient)
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
