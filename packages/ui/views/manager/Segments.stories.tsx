import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor } from '#catalogue/test'
import { fill, inDialog, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedBackers } from './story-backers.tsx'

const { readyDraft } = fixtures
const project = { ...readyDraft, status: 'COMPLETE' as const, result: 'successful' as const }

const meta = preview.meta({
  title: 'Views/Manager/Segments',
  component: PlayedBackers,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: project }) },
  args: { project, place: { filter: { order_statuses: ['READY' as const] }, sort: 'newest' as const } },
})

const rejects = rejecting('createSegment')

const t = (context: PlayContext) => wordsOf(context, 'manager')
const press = async (context: PlayContext, name: string | RegExp) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))

async function save(context: PlayContext) {
  await press(context, t(context)('segments.save'))
  await screen.findByRole('dialog')
  await fill(inDialog(context), new RegExp(`^${t(context)('segments.name')}`), 'To pack today')
  await press(inDialog(context), t(context)('segments.submit'))
}
const isSaved = async ({ canvas }: PlayContext) => {
  await expect(await canvas.findByRole('button', { name: /^To pack today/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
}
/** A filter gets a name, and the team finds it under it. */
export const Saving = meta.story(
  sending(save, isSaved, 'manager:changeFirst', { name: 'manager:segments.name' }),
)
const drop = async (context: PlayContext) => {
  await press(context, /^To Canada/)
  await press(context, t(context)('segments.remove'))
}
const isGone = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.queryByRole('button', { name: /^To Canada/ })).toBeNull())
export const Removing = meta.story(sending(drop, isGone))

/** Another one of the team has taken the name. */
export const SaveValueExists = Saving.extend(
  rejects('VALUE_EXISTS', /has a segment with this name/, {
    field: 'name',
    words: 'errors:forms.segment.name.VALUE_EXISTS',
  }),
)
export const SaveMaxCount = Saving.extend(rejects('MAX_COUNT', /at most 20/, 'segment'))
/** A reward of the filter is gone: choose another filter. */
export const SaveInvalidFilter = Saving.extend(
  rejects('INVALID_FILTER', /reward that this project does not have/, {
    words: 'errors:forms.segment.form.INVALID_FILTER',
    retry: 'after a change',
  }),
)
export const SaveNetworkFailure = Saving.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
SaveNetworkFailure.test(
  'recovers',
  recovers((context) => press(inDialog(context), 'Try again'), isSaved),
)
export const SaveMissingPermission = Saving.extend(rejects('MISSING_PERMISSION', /do not have access/))
export const SaveNotFound = Saving.extend(rejects('NOT_FOUND', /could not find/, 'project'))

/** Somebody of the team removed it already; the list is read again with the next visit. */
export const RemoveInvalidId = Removing.extend(
  rejected('removeSegment', 'INVALID_ID', /This entry no longer exists/, 'segment'),
)
export const RemoveNetworkFailure = Removing.extend(
  rejected('removeSegment', 'NETWORK_FAILURE', /could not reach the server/),
)
export const RemoveMissingPermission = Removing.extend(
  rejected('removeSegment', 'MISSING_PERMISSION', /do not have access/),
)
export const RemoveNotFound = Removing.extend(
  rejected('removeSegment', 'NOT_FOUND', /could not find/, 'project'),
)
