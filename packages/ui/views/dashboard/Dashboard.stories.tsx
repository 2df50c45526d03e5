import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { fill, openDialog, type PlayContext } from '../shared/story-plays.ts'
import { opened, recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'

const removed = fn()
const { emptyDraft, halfDraft, readyDraft } = fixtures
const of = (draft: typeof readyDraft) => ({ args: { draft }, parameters: answers([], { draft }) })

const meta = preview.meta({
  title: 'Views/Dashboard/Overview and basics',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: readyDraft }) },
  args: { draft: readyDraft, section: 'overview' as const, onRemoved: removed },
  beforeEach: () => {
    localStorage.clear()
    removed.mockClear()
  },
})

const rejects = rejecting('updateProject')

const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))

const publish = (context: PlayContext) => press(context, t(context)('publish.publish'))
const isLive = async (context: PlayContext) =>
  expect(await context.canvas.findByText(t(context)('overview.live'))).toBeVisible()
export const Ready = meta.story(sending(publish, isLive))

/** Each open point says what is missing and is a link to its place. */
export const HalfDone = meta.story({
  ...of(halfDraft),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('5 of 8 checks done')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /Main image.*Add a main image/ })).toHaveAttribute(
      'href',
      '/dashboard/31/basics',
    )
    await expect(await canvas.findByRole('link', { name: /Verify who you are/ })).toHaveAttribute(
      'href',
      '/settings/verification',
    )
    await expect(await canvas.findByRole('button', { name: 'Publish now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
export const Empty = meta.story({
  ...of(emptyDraft),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Bank account.*no bank account yet/ }),
    ).toHaveAttribute('href', '/dashboard/31/account')
  },
})
export const Scheduled = meta.story({
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'On a date' }))
    await expect(await context.canvas.findByRole('button', { name: 'Schedule' })).toHaveAccessibleDescription(
      'Choose a date first.',
    )
  },
})
/** Help for creators is in the header; what is not there yet says so. */
export const HelpComingSoon = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const words = wordsOf(context, 'switcher')
    const help = within(await canvas.findByRole('navigation', { name: words('help.label') }))
    await expect(await help.findByRole('link', { name: words('help.knowledgeBase') })).toHaveAttribute(
      'href',
      '/learn/questions/creators',
    )
    await userEvent.click(help.getByRole('button', { name: words('help.handbook') }))
    await expect(
      await screen.findByRole('dialog', { name: wordsOf(context, 'shell')('comingSoon.title') }),
    ).toBeVisible()
  },
})
export const OnAPhone = meta.story({ ...of(halfDraft), globals: { viewport: { value: 'phone' } } })

const Reading = meta.story({ parameters: { send: opened } })
/** The rest of the overview stays. */
export const ActivityNotRead = Reading.extend(
  rejected('listActivity', 'NETWORK_FAILURE', /could not reach the server/, { by: 'text' }),
)

async function renew(context: PlayContext) {
  await press(context, t(context)('overview.renew'))
  const dialog = await openDialog()
  await context.userEvent.click(dialog.getByRole('button', { name: t(context)('overview.renew') }))
}
const isRenewed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
export const RenewingPreview = meta.story(sending(renew, isRenewed))
export const RenewNetworkFailure = RenewingPreview.extend(
  rejected('renewPreview', 'NETWORK_FAILURE', /could not reach the server/),
)

async function remove(context: PlayContext) {
  await press(context, t(context)('delete.ask'))
  const dialog = await openDialog()
  await context.userEvent.click(dialog.getByRole('button', { name: t(context)('delete.delete') }))
}
export const Deleting = meta.story(
  sending(remove, () => waitFor(() => expect(removed).toHaveBeenCalledTimes(1))),
)

/** Every field saves itself. */
async function retype(context: PlayContext) {
  await fill(context, t(context)('fields.location'), 'Lyon, France')
  await context.userEvent.tab()
}
const isSaved = (context: PlayContext) =>
  waitFor(() =>
    expect(document.querySelector('[data-saving]')).toHaveTextContent(
      t(context)('saved', { time: '' }).trim().split(' ')[0] ?? '',
    ),
  )
export const Basics = meta.story({ args: { section: 'basics' as const }, ...sending(retype, isSaved) })
export const EmptyBasics = meta.story({
  ...of(emptyDraft),
  args: { draft: emptyDraft, section: 'basics' as const },
})
/** Places are suggested from a list that comes with the first focus; any other text is kept as it is. */
export const LocationSuggested = meta.story({
  ...of(emptyDraft),
  args: { draft: emptyDraft, section: 'basics' as const },
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await canvas.findByRole('combobox', { name: t(context)('fields.location') })
    await userEvent.click(field)
    await userEvent.keyboard('saint etienne')
    await expect(await canvas.findByRole('option', { name: 'Saint-Étienne, France' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Saint-Étienne, France')
    await isSaved(context)
  },
})
/** What a reload finds that never reached the server. */
export const Offered = meta.story({
  args: { section: 'basics' as const },
  beforeEach: () =>
    localStorage.setItem(
      `kindling:text:${fixtures.backer.id}:draft:31`,
      JSON.stringify({ text: JSON.stringify({ blurb: 'Half a sen' }), at: Date.now() }),
    ),
  play: async (context) => {
    await press(context, 'Put them back')
    await expect(await context.canvas.findByLabelText(/^Blurb/)).toHaveValue('Half a sen')
    await isSaved(context)
  },
})
/** Both changed one field: the person says whose stays. */
export const Conflict = Basics.extend(
  rejects('INTEGRITY_ERROR', /Somebody of your team changed the same field/, {
    field: 'location',
    words: 'dashboard:conflict.title',
    focus: 'stays',
  }),
)
Conflict.test(
  'keeps one’s own',
  recovers((context) => press(context, 'Keep mine'), isSaved),
)

const beside = { focus: 'stays', by: 'status' } as const
export const SaveNetworkFailure = Basics.extend(
  rejects('NETWORK_FAILURE', /could not reach the server/, beside),
)
SaveNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, 'Try again'), isSaved),
)
export const SaveRequestTimeout = Basics.extend(rejects('REQUEST_TIMEOUT', /took too long/, beside))
export const SaveExternalError = Basics.extend(rejects('EXTERNAL_ERROR', /nothing was changed/, beside))
export const SaveRestrictedArea = Basics.extend(rejects('RESTRICTED_AREA', /Log in to continue/, beside))
export const SaveMissingPermission = Basics.extend(
  rejects('MISSING_PERMISSION', /do not have access/, beside),
)
/** A finished or suspended project cannot be changed; what was typed is kept in the browser. */
export const SaveInvalidProjectState = Basics.extend(
  rejects('INVALID_PROJECT_STATE', /does not allow this right now/, beside),
)
export const SaveNotFound = Basics.extend(
  rejects('NOT_FOUND', /could not find/, { ...beside, field: 'project' }),
)
/** Beside its field. */
export const SaveValueExists = Basics.extend(
  rejects('VALUE_EXISTS', /taken by another project/, {
    field: 'vanity_url',
    at: 'dashboard:fields.vanity_url',
    focus: 'stays',
  }),
)
export const SaveInvalidState = Basics.extend(
  rejects('INVALID_STATE', /The goal stands once/, {
    field: 'funding_goal',
    at: 'dashboard:fields.funding_goal',
    words: 'errors:forms.basics.funding_goal.INVALID_STATE',
    focus: 'stays',
  }),
)

export const PublishFieldMissing = Ready.extend(
  rejected('submitProject', 'FIELD_MISSING', /identity is not verified/, {
    field: 'identity',
    words: 'errors:forms.publish.identity.FIELD_MISSING',
  }),
)
export const PublishShort = Ready.extend(
  rejected('submitProject', 'ITERABLE_LENGTH_SHORT', /at least 500 characters/, 'description'),
)
/** Another date publishes it. */
export const PublishOutOfRange = Ready.extend(
  rejected('submitProject', 'OUT_OF_RANGE', /at most 60 days ahead/, {
    field: 'start_time',
    words: 'errors:forms.publish.start_time.OUT_OF_RANGE',
  }),
)
/** Another date publishes it. */
export const PublishDateEarly = Ready.extend(
  rejected('submitProject', 'DATE_EARLY', /start in the future/, 'start_time'),
)
/** The project is a draft as before; another press tries again. */
export const PublishDeployFail = Ready.extend(
  rejected('submitProject', 'PROJECT_DEPLOY_FAIL', /could not be published and is still a draft/),
)
PublishDeployFail.test('recovers', recovers(publish, isLive))
export const PublishNetworkFailure = Ready.extend(
  rejected('submitProject', 'NETWORK_FAILURE', /could not reach the server/),
)
PublishNetworkFailure.test('recovers', recovers(publish, isLive))
/** It was published meanwhile; the page shows so once it is read again. */
export const PublishInvalidProjectState = Ready.extend(
  rejected('submitProject', 'INVALID_PROJECT_STATE', /does not allow this right now/),
)
export const DeleteNetworkFailure = Deleting.extend(
  rejected('deleteProject', 'NETWORK_FAILURE', /could not reach the server/),
)
/** It was published meanwhile, and a published project stays. */
export const DeleteInvalidProjectState = Deleting.extend(
  rejected('deleteProject', 'INVALID_PROJECT_STATE', /does not allow this right now/),
)
