import { answering, answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { openDialog } from '@kindling/ui/views/story-plays'
import { cutOff, opened, recovers, rejected, rejecting, unreadable } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect, screen, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import {
  asksToLogIn,
  comesBack,
  couldNotReach,
  follow,
  inMain,
  nothingHere,
  notThere,
  pressAgain,
  unreachable,
} from './plays.ts'

const { backer, greta } = fixtures

const meta = preview.meta({
  title: 'Pages/Profile',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers([], { user: backer }) },
  args: { path: '/user/usr_greta', user: backer },
})

const rejects = rejecting('getUser')
const own = { path: '/user/me', user: backer }

/** One list could not be loaded: it says so and retries, the rest of the page stays. */
const inItsPlace = { by: 'heading', words: 'user:failed' } as const
const listMissing = /This list could not be loaded\./
const listComesBack = recovers(pressAgain, ({ canvas }) =>
  expect(canvas.queryByRole('heading', { name: listMissing })).toBeNull(),
)

export const Public = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('link', { name: /Fernhill, a kettle/ })).toBeVisible()
    await expect(await main.findByRole('heading', { name: /^Backed/ })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Greta Osei · Kindling'))
  },
})
export const Own = meta.story({
  args: own,
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('link', { name: 'View all 7' })).toBeVisible()
    await expect(await main.findByRole('link', { name: 'Start a project' })).toBeVisible()
  },
})
/** A saved change is on the page at once. */
export const Edited = meta.story({
  args: own,
  play: async (context) => {
    const { userEvent } = context
    const main = await inMain(context)
    await userEvent.click(await main.findByRole('button', { name: 'Edit profile' }))
    const dialog = await openDialog()
    const name = dialog.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.click(name)
    await userEvent.paste('Zoë Lindqvist')
    await userEvent.click(await dialog.findByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Zoë Lindqvist'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
export const AllBacked = meta.story({
  args: own,
  play: async (context) => {
    const main = await inMain(context)
    follow(await main.findByRole('link', { name: 'View all 7' }))
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'What you back' }, { timeout: 15_000 }),
    ).toBeVisible()
    await expect((await main.findAllByRole('heading', { level: 2 })).length).toBe(7)
  },
})
/** Somebody in the team of another's project finds it here again. */
export const InATeam = meta.story({
  args: own,
  parameters: answers([], { user: backer, teamProjects: fixtures.teamProjects }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { name: /^In a team/ })).toBeVisible()
    await expect(await main.findByText('You are a member')).toBeVisible()
  },
})
export const AllOfTeams = meta.story({
  args: { path: '/user/me/team', user: backer },
  parameters: answers([], { user: backer, teamProjects: fixtures.teamProjects }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Projects you work on with others' }),
    ).toBeVisible()
    await expect((await canvas.findAllByRole('heading', { level: 2 })).length).toBe(2)
  },
})
export const AllCreated = meta.story({ args: { path: '/user/usr_greta/created', user: null } })
/** Private lists are not requested, and their length is not shown. */
export const PledgesPrivate = meta.story({
  args: { path: '/user/usr_greta', user: null },
  parameters: answers([answering('getUser', { user: { ...greta, public_pledges: false } })]),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText('Greta Osei keeps their pledges private.')).toBeVisible()
  },
})
export const VisitorOfTheirOwn = meta.story({
  args: { path: '/user/me', user: null },
  play: asksToLogIn,
})
export const NoSuchList = meta.story({
  args: { path: '/user/me/likes', user: backer },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: nothingHere }, { timeout: 15_000 }),
    ).toBeVisible()
  },
})
export const Waiting = meta.story({
  args: own,
  parameters: answers([pending('listCreatedProjects'), pending('listPledgedProjects')], { user: backer }),
})
export const Offline = Own.extend(cutOff(inItsPlace, listMissing))
Offline.test('comes back', listComesBack)

/** The page for "not found". */
export const MissingUser = Public.extend(rejects('MISSING_USER', nothingHere, notThere))
/** The whole page failed; one button retries. */
export const NetworkFailure = Public.extend(rejects('NETWORK_FAILURE', couldNotReach, unreachable))
NetworkFailure.test('comes back', comesBack('heading', 'Greta Osei'))
/** The whole page failed; one button retries. */
export const RequestTimeout = Public.extend(rejects('REQUEST_TIMEOUT', couldNotReach, unreachable))
/** The whole page failed; one button retries. */
export const ExternalError = Public.extend(rejects('EXTERNAL_ERROR', couldNotReach, unreachable))
export const Malformed = Public.extend(unreadable('getUser', unreachable, couldNotReach))
/** The list shows its failure and retries. */
export const CreatedNetworkFailure = Public.extend(
  rejected('listCreatedProjects', 'NETWORK_FAILURE', listMissing, inItsPlace),
)
CreatedNetworkFailure.test('comes back', listComesBack)
/** The person was deleted between the two reads: the list says so, and the next visit finds no page. */
export const CreatedMissingUser = Public.extend(
  rejected('listCreatedProjects', 'MISSING_USER', listMissing, inItsPlace),
)
/** A page number out of range: the list says so. */
export const CreatedOutOfRange = Public.extend(
  rejected('listCreatedProjects', 'OUT_OF_RANGE', listMissing, { field: 'page', ...inItsPlace }),
)
/** The list shows its failure and retries. */
export const BackedNetworkFailure = Public.extend(
  rejected('listPledgedProjects', 'NETWORK_FAILURE', listMissing, inItsPlace),
)
BackedNetworkFailure.test('comes back', listComesBack)
/** The person was deleted between the two reads: the list says so. */
export const BackedMissingUser = Public.extend(
  rejected('listPledgedProjects', 'MISSING_USER', listMissing, inItsPlace),
)
/** Made private between the two reads: the list says so. */
export const BackedPrivate = Public.extend(
  rejected('listPledgedProjects', 'USER_PLEDGES_PRIVATE', listMissing, inItsPlace),
)
/** A page number out of range: the list says so. */
export const BackedOutOfRange = Public.extend(
  rejected('listPledgedProjects', 'OUT_OF_RANGE', listMissing, { field: 'page', ...inItsPlace }),
)
/** The list shows its failure and retries. */
export const TeamNetworkFailure = Own.extend(
  rejected('listTeamProjects', 'NETWORK_FAILURE', listMissing, inItsPlace),
)
TeamNetworkFailure.test('comes back', listComesBack)
/** A page number out of range: the list says so. */
export const TeamOutOfRange = AllOfTeams.extend(
  rejected('listTeamProjects', 'OUT_OF_RANGE', listMissing, { field: 'page', ...inItsPlace }),
)
