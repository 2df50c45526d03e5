import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { translatableTexts } from '@kindling/validation/rules/translation'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { fill, type PlayContext } from '../../shared/story-plays.ts'
import {
  inEveryLanguage,
  opened,
  recovers,
  rejected,
  rejecting,
  sending,
} from '../../shared/story-rejected.ts'
import { asRead, wordsOf } from '../../shared/story-words.ts'
import { PlayedDashboard } from '../story-dashboard.tsx'

const { emptyDraft, readyDraft } = fixtures
const of = (draft: typeof readyDraft) => ({ args: { draft }, parameters: answers([], { draft }) })
const with_ = (translations: typeof fixtures.translations) => ({
  parameters: answers([], { draft: readyDraft, translations }),
})

const meta = preview.meta({
  title: 'Views/Dashboard/Translation',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: readyDraft }) },
  args: { draft: readyDraft, section: 'translation' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const rejects = rejecting('saveTranslation')

const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string | RegExp) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))
const french = ({ globals }: PlayContext) =>
  new Intl.DisplayNames([String(globals.language ?? 'en')], { type: 'language' }).of('fr') ?? ''
const inFrench = (context: PlayContext, label: string) => {
  return t(context)('translation.inLanguage', { label, name: french(context) })
}
const nameField = (context: PlayContext) => inFrench(context, t(context)('translation.fields.basics.name'))

async function translate(context: PlayContext) {
  await fill(context, nameField(context), 'Hollin, une bouilloire à démonter')
  await context.userEvent.tab()
}
const isSaved = async ({ canvas }: PlayContext) =>
  expect(await canvas.findByText(/^Saved at|^Enregistré/, { selector: '[role=status]' })).toBeVisible()

/** French is a third done, one text is out of date, German has begun. */
export const HalfDone = meta.story(
  sending(translate, isSaved, undefined, { text: 'dashboard:translation.fields.basics.name' }),
)
export const TooLong = HalfDone.extend(
  rejects('ITERABLE_LENGTH_LONG', /60/, {
    field: 'text',
    focus: 'stays',
    retry: 'never',
  }),
)
const besideName = {
  at: 'dashboard:translation.fields.basics.name',
  focus: 'stays',
  retry: 'never',
} as const
/** Somebody of the team took the role away meanwhile. */
export const RoleEnded = HalfDone.extend(rejects('MISSING_PERMISSION', /permission|allowed|role/, besideName))
/** A moderator suspended the project meanwhile. */
export const Suspended = HalfDone.extend(
  rejects('INVALID_PROJECT_STATE', /does not allow this right now/, besideName),
)
export const Offline = HalfDone.extend(rejects('NETWORK_FAILURE', /could not reach the server/, besideName))
Offline.test(
  'saves what was typed',
  recovers((context) => press(context, t(context)('tryAgain')), isSaved),
)

/** A translator chooses among the pictures of the English text, and says in their language what each shows. */
export const PictureChosen = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const label = inFrench(context, t(context)('translation.fields.basics.description'))
    const tools = await canvas.findAllByRole('button', { name: t(context)('description.picture') })
    await userEvent.click(tools[0] as HTMLElement)
    const text = 'The lid and its seal, held together by one coin-slotted screw.'
    await userEvent.click(
      await canvas.findByRole('button', { name: t(context)('description.pictureAdd', { text }) }),
    )
    const field = await canvas.findByLabelText(t(context)('description.pictureText'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('Le couvercle et son joint.')
    const editor = within(canvas.getByRole('textbox', { name: label }))
    await expect(await editor.findByRole('img', { name: 'Le couvercle et son joint.' })).toBeVisible()
    await userEvent.click(tools[0] as HTMLElement)
    await expect(await canvas.findByText(t(context)('description.pictureAll'))).toBeVisible()
    // It saves itself; nothing is under way when the next story begins.
    await userEvent.click(canvas.getByRole('textbox', { name: nameField(context) }))
    await isSaved(context)
  },
})
/** The English has changed: the text counts as not done until somebody has looked. */
export const OutOfDate = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(/^3 done, 1 out of date/)).toBeVisible()
    await press(context, 'See both versions')
    await expect(await canvas.findByText('English before')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Still correct' }))
    await waitFor(() => expect(canvas.queryByText('English before')).toBeNull())
    await expect(await canvas.findByText(/^4 done, 0 out of date/)).toBeVisible()
  },
})

/** One part at a time, without what is finished; the button leads to the next open text. */
export const WhatIsLeft = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show what is finished, too' }))
    await waitFor(() => expect(canvas.queryByLabelText('Name in French')).toBeNull())
    await press(context, /^FAQ/)
    await expect(await canvas.findByLabelText('Answer 1 in French')).toBeVisible()
    await press(context, 'Next untranslated')
    await waitFor(() => expect(canvas.getByLabelText('Blurb in French')).toHaveFocus())
  },
})

/** Nothing but English yet: a language is one choice away. */
export const EnglishOnly = meta.story({
  ...with_([]),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.selectOptions(await canvas.findByLabelText('Add a language'), 'ja')
    await expect(
      await canvas.findByRole('heading', { name: (name) => /Japanese|Japonais/.test(name) }),
    ).toBeVisible()
    await expect(await canvas.findByLabelText('Name in Japanese')).toHaveValue('')
  },
})

/** Each text is there: visitors read the page in French. */
export const Whole = meta.story({
  ...with_([
    {
      language: 'fr',
      texts: translatableTexts(readyDraft).map(({ key, english }) => ({
        key,
        text: english,
        source: english,
      })),
    },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/visitors who read French see it/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next untranslated' })).toBeNull()
  },
})

/** What an earlier visit could not save is sent now. */
export const KeptFromBefore = meta.story({
  beforeEach: () => {
    const kept = { name: { text: 'Hollin, gardée ici', of: 'x' } }
    localStorage.setItem(
      `kindling:text:${fixtures.backer.id}:translation:${readyDraft.id}:fr`,
      JSON.stringify({ text: JSON.stringify(kept), at: Date.now() }),
    )
  },
  play: async (context) => {
    await expect(await context.canvas.findByDisplayValue('Hollin, gardée ici')).toBeVisible()
    await isSaved(context)
  },
})

const remove = async (context: PlayContext) => {
  const name = french(context)
  await press(context, t(context)('translation.remove', { name }))
  await context.userEvent.click(await screen.findByRole('button', { name: t(context)('remove') }))
}
export const Removing = meta.story(
  sending(remove, async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByDisplayValue(/bouilloire/)).toBeNull())
  }),
)
/** Its texts are there again, and the person goes on from where they were. */
export const RemovedAndUndone = meta.story({
  play: inEveryLanguage(async (context) => {
    await remove(context)
    const name = asRead(t(context)('removed.undoOf', { name: french(context) }))
    const undo = await context.canvas.findByRole('button', { name })
    await waitFor(() => expect(undo).toHaveFocus())
    await context.userEvent.click(undo)
    await expect(
      await context.canvas.findByDisplayValue('Hollin, la bouilloire qui se démonte'),
    ).toBeVisible()
  }),
})
export const RemovingOffline = Removing.extend(
  rejected('removeTranslation', 'NETWORK_FAILURE', /could not reach the server/),
)

/** English lacks two texts: each is a link to where it is written. */
export const EnglishFirst = meta.story({
  ...of({ ...emptyDraft, blurb: '', description: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'English first: 2 texts left' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Description' })).toHaveAttribute(
      'href',
      `/dashboard/${emptyDraft.id}/basics`,
    )
  },
})

/** A member who only reads chooses languages, and changes nothing. */
export const ReadOnly = meta.story({
  ...of({ ...readyDraft, role: 'VIEWER' }),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByLabelText('Name in French')).toBeDisabled()
    await context.userEvent.click(
      await canvas.findByRole('button', { name: (name) => /^(?:German|Allemand)/.test(name) }),
    )
    await expect(await canvas.findByLabelText('Name in German')).toBeDisabled()
    await expect(canvas.queryByLabelText('Add a language')).toBeNull()
  },
})
export const Loading = meta.story({
  parameters: answers([pending('listTranslations')], { draft: readyDraft }),
})
const Reading = meta.story({ parameters: { send: opened } })
export const NotRead = Reading.extend(
  rejected('listTranslations', 'NETWORK_FAILURE', /could not reach the server/, { by: 'text' }),
)
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
