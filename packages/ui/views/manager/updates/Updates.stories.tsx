import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor, within } from '#catalogue/test'
import { keepLastingDraft, readLastingDraft } from '../../../state/lasting-drafts.ts'
import { fill, inDialog, type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import { opened, recovers, rejected, sending } from '../../shared/story-rejected.ts'
import { asRead, spoken, wordsOf } from '../../shared/story-words.ts'
import { draft, inTwoDays, listed, older, patient, press, running, scheduled, words } from './story-listed.ts'
import { PlayedUpdates, place } from './story-updates.tsx'
import { localText } from './update-facts.ts'

const { nowSeconds } = fixtures

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
  beforeEach: () => localStorage.clear(),
})

/** A draft, one that may still be changed, and others; a removed one keeps its number. */
export const Default = meta.story({
  play: async (context) => {
    const { canvas } = context
    const rows = within((await canvas.findByText('Draft')).closest('ul') ?? document.body)
    const items = rows.getAllByRole('listitem').map(({ textContent }) => asRead(textContent ?? ''))
    await expect(items.slice(0, 4)).toEqual(
      spoken(context, {
        en: [
          /^The vote opens today\s*Scheduled for \d+ \w+,? \d\d:\d\d \S+/,
          /^Workshop day.*Draft.*EditRemove$/,
          /^6\. Four hobs.*41 likesSent to 412 peopleEditable until .*EditRemove$/,
          // Its time is over: it can be removed, not changed.
          /^5\. Where the press standsFor backers of Workshop day.*peopleRemove$/,
        ],
        fr: [
          /^The vote opens today\s*Programmée pour le \d+ \S+, \d\d:\d\d \S+/,
          /^Workshop day.*Brouillon.*ModifierSupprimer$/,
          /^6\. Four hobs.*41 mentions utilesEnvoyée à 412 personnesModifiable jusqu’au .*ModifierSupprimer$/,
          /^5\. Where the press standsPour les contributeurs de Workshop day.*personnesSupprimer$/,
        ],
      }).map((pattern) => expect.stringMatching(pattern)),
    )
    await expect(items[5]).toMatch(
      spoken(context, { en: /^3\. Removed by the creator/, fr: /^3\. Supprimée par le créateur/ }),
    )
    await expect(await canvas.findByRole('heading', { name: 'How often updates come' })).toBeVisible()
  },
})
/** The tabs say what waits for the team, and not the open one's alone. */
export const WhatWaits = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async (context) => {
    const t = wordsOf(context, 'manager')
    const tabs = within(await context.canvas.findByRole('navigation', { name: t('tabs.label') }))
    for (const [tab, count] of [
      ['timeline', 1],
      ['shipping', 40],
      ['backers', 546],
      ['updates', 2],
    ] as const) {
      const words = t(`toDo.${tab}`, { count, shown: String(count) })
      await expect(await tabs.findByRole('link', { name: `${t(`tabs.${tab}`)} ${words}` })).toBeVisible()
    }
    await expect(await tabs.findByRole('link', { name: t('tabs.money') })).toBeVisible()
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
/** Opened to write, as the header of the other tabs does. */
export const Writing = meta.story({
  args: { writes: true },
  play: async (context) => {
    const t = words(context)
    await expect(await context.canvas.findByLabelText(new RegExp(`^${t('name')}`), {}, patient)).toHaveValue(
      '',
    )
    await press(context, t('close'))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: t('title') })).toBeVisible()
  },
})
/** What was typed and not saved is there after a reload, until it is saved, closed or taken out. */
export const KeptUnsaved = meta.story({
  beforeEach: () => {
    const { person, project } = place
    keepLastingDraft(person, `editor:${project}:update:new`, JSON.stringify({ name: 'The first box' }))
  },
  play: async (context) => {
    const t = words(context)
    const kept = wordsOf(context, 'dashboard')
    const title = await context.canvas.findByLabelText(new RegExp(`^${t('name')}`), {}, patient)
    await waitFor(() => expect(title).toHaveValue('The first box'))
    await expect(await context.canvas.findByText(kept('keptEditor.title'))).toBeVisible()
    await press(context, kept('keptEditor.discard'))
    await waitFor(() => expect(title).toHaveValue(''))
    await fill(context, new RegExp(`^${t('name')}`), 'The second box')
    await expect(readLastingDraft(place.person, `editor:${place.project}:update:new`)).toContain('second box')
    await press(context, t('close'))
    await waitFor(() => expect(readLastingDraft(place.person, `editor:${place.project}:update:new`)).toBe(''))
  },
})
export const Loading = meta.story({ parameters: answers([pending('listUpdates')]) })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

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

async function edit(context: PlayContext) {
  const t = words(context)
  await press(context, t('of', { verb: t('edit'), name: 'Four hobs, one kettle' }))
  await context.canvas.findByLabelText(t('text'))
  await fill(context, new RegExp(`^${t('name')}`), 'Five hobs, one kettle')
  await press(context, t('save'))
}
const isSaved = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(words(context)('done.saved'))).toBeVisible()
}
export const Editing = meta.story(sending(edit, isSaved, 'manager:changeFirst', {}))
/** The thirty minutes ended while it was changed. */
export const EditInvalidState = Editing.extend(
  rejected('editUpdate', 'INVALID_STATE', /30 minutes to edit it are over/, {
    words: 'updates:codes.over',
    retry: 'after a change',
  }),
)
/** Somebody of the team removed it meanwhile. */
export const EditInvalidId = Editing.extend(
  rejected('editUpdate', 'INVALID_ID', /removed meanwhile/, { field: 'update', retry: 'after a change' }),
)

async function remove(context: PlayContext) {
  const t = words(context)
  await press(context, t('of', { verb: t('remove'), name: draft.name }))
  await screen.findByRole('dialog', {}, patient)
  await press(inDialog(context), t('remove'))
}
const isRemoved = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(words(context)('done.removed'))).toBeVisible()
  await waitFor(() => expect(context.canvas.queryByText(draft.name)).toBeNull())
}
export const Removing = meta.story(sending(remove, isRemoved))
export const RemoveInvalidId = Removing.extend(
  rejected('removeUpdate', 'INVALID_ID', /removed meanwhile/, 'update'),
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
