import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { formatCount } from '../../../format/index.ts'
import { fill, type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import { opened, recovers, rejected, rejecting, sending } from '../../shared/story-rejected.ts'
import { listed, patient, press, running, words } from './story-listed.ts'
import { PlayedUpdates } from './story-updates.tsx'
import { localText } from './update-facts.ts'

const { nowSeconds } = fixtures

const meta = preview.meta({
  title: 'Views/Manager/Write an update',
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

const rejects = rejecting('createUpdate')

const publishTo = (context: PlayContext, key: 'publishTo' | 'publishToAll', count: number) =>
  words(context)(`${key}`, { count, number: formatCount(count, String(context.globals.language)) })

async function begin(context: PlayContext) {
  const t = words(context)
  await press(context, t('write'))
  await context.canvas.findByLabelText(t('text'), {}, patient)
  await fill(context, new RegExp(`^${t('name')}`), 'The tool')
  // The text's editor is not an input: it is not among what `fill` compares.
  await context.userEvent.click(context.canvas.getByLabelText(t('text')))
  await context.userEvent.paste('It weighs 900 kg.')
}
async function write(context: PlayContext) {
  await begin(context)
  await press(context, publishTo(context, 'publishToAll', 634))
}
const isPublished = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(words(context)('done.published'))).toBeVisible()
}
/* Two buttons wait for a change after a rejection; Editing, of the list's stories, shows the one that waits. */
export const Publishing = meta.story(sending(write, isPublished))
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
  await userEvent.click(await canvas.findByText(words(context)('audience.some'), {}, patient))
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
  rejects('INVALID_ID', /One of these rewards no longer exists/, {
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
  await context.userEvent.click(await context.canvas.findByText(t('later')))
  await fill(context, new RegExp(`^${t('time')}`), time)
}
async function writeForLater(context: PlayContext) {
  await begin(context)
  await chooseTime(context, later)
  await press(
    context,
    words(context)('scheduleToAll', {
      count: 634,
      number: formatCount(634, String(context.globals.language)),
    }),
  )
}
const isPlanned = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(words(context)('done.scheduled'))).toBeVisible()
}
/** A draft until a time of the person's own clock, whose zone is named. */
export const Scheduling = meta.story(sending(writeForLater, isPlanned))
Scheduling.test('stands before the drafts', async ({ canvas }) => {
  const names = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 8))
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['The vote', 'The tool', 'Workshop']))
})
/** The time passed while the update was written: a later one is chosen in the field. */
export const CreateDateEarly = Scheduling.extend(
  rejects('DATE_EARLY', /Choose a time in the future/, {
    field: 'publish_at',
    at: 'updates:time',
  }),
)
/** The field has focus and names how far ahead a time may lie. */
export const CreateOutOfRange = Scheduling.extend(
  rejects('OUT_OF_RANGE', /within the next 365 days/, {
    field: 'publish_at',
    at: 'updates:time',
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
const open = async (context: PlayContext) => press(context, words(context)('write'))
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
    words: 'updates:reach.failed',
  }),
)
ReachNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, words(context)('reach.again')), isCounted),
)

export const CreateFieldMissing = Publishing.extend(
  rejects('FIELD_MISSING', /Enter a title/, {
    field: 'name',
    at: 'updates:name',
    words: 'updates:codes.title',
  }),
)
export const CreateRegexFail = Publishing.extend(
  rejects('REGEX_FAIL', /characters that are not allowed/, {
    field: 'name',
    at: 'updates:name',
    words: 'updates:codes.characters',
  }),
)
export const CreateNotFound = Publishing.extend(rejects('NOT_FOUND', /could not find/, 'project'))
export const CreateMissingPermission = Publishing.extend(rejects('MISSING_PERMISSION', /do not have access/))
/** Nobody knows whether it was published: a retry is the same call. */
export const CreateNetworkFailure = Publishing.extend(
  rejects('NETWORK_FAILURE', /could not reach the server/),
)
CreateNetworkFailure.test('recovers', recovers(tryAgain, isPublished))
