import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor, within } from '#catalogue/test'
import { fill, type PlayContext } from '../../shared/story-plays.ts'
import { opened, recovers, rejected, sending } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { PlayedDashboard } from '../story-dashboard.tsx'

const { bonusEntries, photographIt } = fixtures
const draft = { ...fixtures.readyDraft, status: 'ACTIVE' as const }
const ofTeam = { ...photographIt, waiting_count: 3 }

const meta = preview.meta({
  title: 'Views/Dashboard/Bonuses',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft, bonuses: [ofTeam] }) },
  args: { draft, section: 'bonus' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const t = (context: PlayContext) => wordsOf(context, 'bonus')
const dashboardWords = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))

async function add(context: PlayContext) {
  await press(context, t(context)('add'))
  await fill(context, new RegExp(`^${t(context)('fields.title')}`), 'A recipe for it')
  await fill(context, new RegExp(`^${t(context)('fields.description')}`), 'Cook something, and write how.')
  await fill(context, new RegExp(`^${t(context)('fields.gives')}`), 'A tea towel')
  await press(context, t(context)('save'))
}
/** A second bonus: each has its own entries, read one at a time. */
export const Adding = meta.story(
  sending(
    add,
    async (context) => {
      await expect(await context.canvas.findByRole('heading', { name: 'A recipe for it' })).toBeVisible()
      await press(context, t(context)('readOf', { title: 'A recipe for it' }))
    },
    undefined,
    { title: 'bonus:fields.title', places: 'bonus:fields.places' },
  ),
)
export const AddingMaxCount = Adding.extend(
  rejected('createBonus', 'MAX_COUNT', /at most|20/, { field: 'bonus', params: { max: 20 } }),
)
export const AddingNetworkFailure = Adding.extend(
  rejected('createBonus', 'NETWORK_FAILURE', /could not reach the server/),
)

/** The card beside the form shows what is typed as backers will see it. */
export const AsBackersSeeIt = meta.story({
  play: async (context) => {
    await press(context, t(context)('editOf', { title: photographIt.title }))
    await fill(context, new RegExp(`^${t(context)('fields.gives')}`), 'A tea towel')
    const card = await context.canvas.findByRole('region', {
      name: dashboardWords(context)('rewards.asSeen'),
    })
    await expect(await within(card).findByText('A tea towel')).toBeVisible()
    await fill(context, new RegExp(`^${t(context)('fields.title')}`), '')
    await expect(await within(card).findByRole('heading', { name: t(context)('untitled') })).toBeVisible()
    await fill(context, new RegExp(`^${t(context)('fields.title')}`), 'A recipe for it')
    await expect(await within(card).findByRole('heading', { name: 'A recipe for it' })).toBeVisible()
  },
})

async function change(context: PlayContext) {
  await press(context, t(context)('editOf', { title: photographIt.title }))
  await fill(context, new RegExp(`^${t(context)('fields.places')}`), '1')
  await press(context, t(context)('save'))
}
export const Changing = meta.story(
  sending(
    change,
    async ({ canvas }) => expect(await canvas.findByText('2 of 1 taken')).toBeVisible(),
    undefined,
    { places: 'bonus:fields.places' },
  ),
)
/** More entries are accepted already. */
export const ChangingNumberLow = Changing.extend(
  rejected('updateBonus', 'NUMBER_LOW', /at least|1/, { field: 'places', focus: 'stays' }),
)

const closeIt = (context: PlayContext) => press(context, t(context)('close'))
export const Closing = meta.story(
  sending(closeIt, async (context) =>
    expect(await context.canvas.findByRole('button', { name: t(context)('reopen') })).toBeVisible(),
  ),
)
export const ClosingNetworkFailure = Closing.extend(
  rejected('updateBonus', 'NETWORK_FAILURE', /could not reach the server/, { focus: 'stays' }),
)

const accept = (context: PlayContext) => press(context, t(context)('acceptOf', { name: 'Mara Okafor' }))
const isDecided = (context: PlayContext) =>
  waitFor(() =>
    expect(
      context.canvas.queryByRole('button', { name: t(context)('acceptOf', { name: 'Mara Okafor' }) }),
    ).toBeNull(),
  )
export const Accepting = meta.story(sending(accept, isDecided))
/** Somebody of the team decided it meanwhile, or the last place was taken. */
export const AcceptingInvalidState = Accepting.extend(
  rejected('decideBonusEntry', 'INVALID_STATE', /was decided meanwhile/, {
    words: 'bonus:decidedMeanwhile',
    focus: 'stays',
  }),
)
export const AcceptingNetworkFailure = Accepting.extend(
  rejected('decideBonusEntry', 'NETWORK_FAILURE', /could not reach the server/, { focus: 'stays' }),
)
AcceptingNetworkFailure.test('recovers', recovers(accept, isDecided))

async function decline(context: PlayContext) {
  await press(context, t(context)('declineOf', { name: 'Mara Okafor' }))
  await fill(context, new RegExp(`^${t(context)('why').slice(0, 8)}`), 'The lid is not in the picture.')
  await press(context, t(context)('declineAndSend'))
}
/** The form takes the place of the two buttons, so its field has to go as well. */
const isDeclined = async (context: PlayContext) => {
  await waitFor(() => expect(context.canvas.queryByLabelText(t(context)('why'))).toBeNull())
  await isDecided(context)
}
export const Declining = meta.story(sending(decline, isDeclined, undefined, { reason: 'bonus:why' }))
export const DecliningTooShort = Declining.extend(
  rejected('decideBonusEntry', 'ITERABLE_LENGTH_SHORT', /10/, 'reason'),
)

export const None = meta.story({
  parameters: answers([], { draft, bonuses: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No bonus yet/)).toBeVisible()
  },
})
export const NoEntries = meta.story({
  parameters: answers([], {
    draft,
    bonuses: [{ ...ofTeam, submissions_count: 0, accepted_count: 0, waiting_count: 0, entries: [] }],
    bonusEntries: [],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entries yet.')).toBeVisible()
  },
})
/** A member who only reads sees what was sent, and decides nothing. */
export const ReadOnly = meta.story({
  args: { draft: { ...draft, role: 'VIEWER' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(bonusEntries[1]?.text ?? '')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New bonus' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
})
export const Loading = meta.story({ parameters: answers([pending('listBonuses')], { draft }) })
const Reading = meta.story({ parameters: { send: opened } })
export const NotRead = Reading.extend(
  rejected('listBonuses', 'NETWORK_FAILURE', /could not reach the server/, { by: 'text' }),
)
export const EntriesNotRead = Reading.extend(
  rejected('listBonusEntries', 'NETWORK_FAILURE', /could not reach the server/, { by: 'text' }),
)
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
