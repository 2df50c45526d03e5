import { createProject, projectExists } from '@kindling/api-client/contract/project-editing'
import { createToWire } from '@kindling/api-client/forms/project'
import { answering, answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { WizardView } from './WizardView.tsx'

const made = fn()
const unverified = { ...fixtures.backer, kyc_status: 'KYC_NOT_DONE' as const }
const free = answering('projectExists', { exists: false })

const meta = preview.meta({
  title: 'Views/Builder/Wizard',
  component: WizardView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([free]) },
  args: {
    logo: 'Kindling',
    user: unverified,
    categories: fixtures.categories,
    host: 'kindling.example',
    onLookUp: async (name) => (await storyClient(projectExists, { params: { name } })).exists,
    onCreate: async (form) => made(await storyClient(createProject, { body: createToWire(form) })),
  },
  beforeEach: () => {
    made.mockClear()
  },
})

const rejects = rejecting('createProject')

const press = async (context: PlayContext, key: 'continue' | 'make' | 'back') => {
  const name = wordsOf(context, 'builder')(key)
  const button = await context.canvas.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await context.userEvent.click(button)
}
const label = (context: PlayContext, key: 'name.label' | 'name.email') => wordsOf(context, 'builder')(key)
const headed = async (context: PlayContext, key: 'category.title' | 'eligibility.title') =>
  expect(
    await context.canvas.findByRole('heading', { level: 1, name: wordsOf(context, 'builder')(key) }),
  ).toBeVisible()

async function toCategory(context: PlayContext) {
  await press(context, 'continue')
  await fill(context, label(context, 'name.label'), 'Hollin, the kettle you can take apart')
  await press(context, 'continue')
  await headed(context, 'category.title')
}
async function toEnd(context: PlayContext) {
  await toCategory(context)
  await press(context, 'continue')
  await headed(context, 'eligibility.title')
}
async function makeDraft(context: PlayContext) {
  await toEnd(context)
  await press(context, 'make')
}
const isMade = () => waitFor(() => expect(made).toHaveBeenCalledTimes(1))
const labels = { name: 'builder:name.label', contact_email: 'builder:name.email' }

export const Default = meta.story(sending(makeDraft, isMade, undefined, labels))
export const Category = meta.story({ play: toCategory })
export const Eligibility = meta.story({ play: toEnd })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
/** Said before anything is made. */
export const NameTaken = meta.story({
  parameters: answers([answering('projectExists', { exists: true })]),
  play: async (context) => {
    await press(context, 'continue')
    await fill(context, label(context, 'name.label'), 'Hollin')
    await press(context, 'continue')
    await waitFor(() =>
      expect(context.canvas.getByLabelText(label(context, 'name.label'))).toHaveAccessibleDescription(
        expect.stringContaining('Hollin'),
      ),
    )
  },
})
export const NothingEntered = meta.story({
  play: async (context) => {
    await press(context, 'continue')
    await press(context, 'continue')
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Project name')).toHaveAccessibleDescription(/Enter a name/),
    )
  },
})

/** The person is asked to confirm, and the link can be sent again. */
export const NotYetConfirm = Default.extend(rejects('NOT_YET_CONFIRM', /Confirm your e-mail first/))
NotYetConfirm.test(
  'recovers',
  recovers((context) => press(context, 'make'), isMade),
)
/** Taken since it was looked up: back at the name. */
export const ProjectExists = Default.extend(
  rejects('PROJECT_EXISTS', /A project with this name exists/, {
    field: 'name',
    focus: 'stays',
  }),
)
ProjectExists.test(
  'made with another name',
  recovers(async (context) => {
    await fill(context, label(context, 'name.label'), 'Hollin, a kettle')
    await press(context, 'continue')
    await headed(context, 'category.title')
    await press(context, 'continue')
    await press(context, 'make')
  }, isMade),
)
/** Its category was taken off the list meanwhile. */
export const InvalidId = Default.extend(
  rejects('INVALID_ID', /This category no longer exists/, {
    by: 'text',
    words: 'errors:forms.wizard.category_id.INVALID_ID',
  }),
)
InvalidId.test(
  'made with another category',
  recovers(async (context) => {
    const name = wordsOf(context, 'builder')('category.title')
    await expect(await context.canvas.findByRole('heading', { level: 1, name })).toHaveFocus()
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: /Food/ }))
    await press(context, 'continue')
    await press(context, 'make')
  }, isMade),
)
export const IterableLengthLong = Default.extend(
  rejects('ITERABLE_LENGTH_LONG', /at most 60 characters/, {
    field: 'name',
    focus: 'stays',
  }),
)
export const RegexFail = Default.extend(
  rejects('REGEX_FAIL', /This name holds characters/, {
    field: 'name',
    focus: 'stays',
  }),
)
export const InvalidValue = Default.extend(
  rejects('INVALID_VALUE', /such as name@example.com/, {
    field: 'contact_email',
    focus: 'stays',
  }),
)
export const NetworkFailure = Default.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
export const RequestTimeout = Default.extend(rejects('REQUEST_TIMEOUT', /took too long/))
export const ExternalError = Default.extend(rejects('EXTERNAL_ERROR', /nothing was changed/))
export const RateLimited = Default.extend(
  rejects('RATE_LIMITED', /Too many tries|made many projects/, {
    params: { seconds: 3600 },
    words: 'errors:forms.wizard.form.RATE_LIMITED',
  }),
)
export const RestrictedArea = Default.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
