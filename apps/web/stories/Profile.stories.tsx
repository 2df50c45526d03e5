import { answering, answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { cutOff, opened, recovers, rejected, unreadable } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect, screen, waitFor, within } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import {
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
const own = { path: '/user/me', user: backer }

/** One list is not to be had: it says so and asks again, the rest of the page stands. */
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
    await expect(main.getByRole('link', { name: 'Start a project' })).toBeVisible()
  },
})
/** What is saved is on the page at once. */
export const Edited = meta.story({
  args: own,
  play: async (context) => {
    const { userEvent } = context
    const main = await inMain(context)
    await userEvent.click(main.getByRole('button', { name: 'Edit profile' }))
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.click(name)
    await userEvent.paste('Zoë Lindqvist')
    await userEvent.click(dialog.getByRole('button', { name: 'Save profile' }))
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
      await context.canvas.findByRole('heading', { level: 1, name: 'What you back' }, { timeout: 5_000 }),
    ).toBeVisible()
    await expect((await main.findAllByRole('heading', { level: 2 })).length).toBe(7)
  },
})
export const AllCreated = meta.story({ args: { path: '/user/usr_greta/created', user: null } })
/** Nobody asks for what is private, nor is told how much of it there is. */
export const PledgesPrivate = meta.story({
  args: { path: '/user/usr_greta', user: null },
  parameters: answers([answering('getUser', { user: { ...greta, public_pledges: false } })]),
  play: async (context) => {
    const main = await inMain(context)
    await expect(main.getByText('Greta Osei keeps their pledges private.')).toBeVisible()
  },
})
export const VisitorOfTheirOwn = meta.story({
  args: { path: '/user/me', user: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Welcome back' }, { timeout: 5_000 }),
    ).toBeVisible()
  },
})
export const NoSuchList = meta.story({
  args: { path: '/user/me/likes', user: backer },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: nothingHere }, { timeout: 5_000 }),
    ).toBeVisible()
  },
})
export const Waiting = meta.story({
  args: own,
  parameters: answers([pending('listCreatedProjects'), pending('listPledgedProjects')], { user: backer }),
})
export const Offline = Own.extend(cutOff(inItsPlace, listMissing))
Offline.test('comes back', listComesBack)

/** The page for what does not exist. */
export const MissingUser = Public.extend(rejected('getUser', 'MISSING_USER', nothingHere, notThere))
/** The whole page is missing; one button brings it. */
export const NetworkFailure = Public.extend(
  rejected('getUser', 'NETWORK_FAILURE', couldNotReach, unreachable),
)
NetworkFailure.test('comes back', comesBack('heading', 'Greta Osei'))
/** The whole page is missing; one button brings it. */
export const RequestTimeout = Public.extend(
  rejected('getUser', 'REQUEST_TIMEOUT', couldNotReach, unreachable),
)
/** The whole page is missing; one button brings it. */
export const ExternalError = Public.extend(rejected('getUser', 'EXTERNAL_ERROR', couldNotReach, unreachable))
export const Malformed = Public.extend(unreadable('getUser', unreachable, couldNotReach))
/** The list says so and asks again. */
export const CreatedNetworkFailure = Public.extend(
  rejected('listCreatedProjects', 'NETWORK_FAILURE', listMissing, inItsPlace),
)
CreatedNetworkFailure.test('comes back', listComesBack)
/** Gone between the two questions: the list says so, and the next visit finds no page. */
export const CreatedMissingUser = Public.extend(
  rejected('listCreatedProjects', 'MISSING_USER', listMissing, inItsPlace),
)
/** An address beyond what there can be: the list says so. */
export const CreatedOutOfRange = Public.extend(
  rejected('listCreatedProjects', 'OUT_OF_RANGE', listMissing, { field: 'page', ...inItsPlace }),
)
/** The list says so and asks again. */
export const BackedNetworkFailure = Public.extend(
  rejected('listPledgedProjects', 'NETWORK_FAILURE', listMissing, inItsPlace),
)
BackedNetworkFailure.test('comes back', listComesBack)
/** Gone between the two questions: the list says so. */
export const BackedMissingUser = Public.extend(
  rejected('listPledgedProjects', 'MISSING_USER', listMissing, inItsPlace),
)
/** Made private between the two questions: the list says so. */
export const BackedPrivate = Public.extend(
  rejected('listPledgedProjects', 'USER_PLEDGES_PRIVATE', listMissing, inItsPlace),
)
/** An address beyond what there can be: the list says so. */
export const BackedOutOfRange = Public.extend(
  rejected('listPledgedProjects', 'OUT_OF_RANGE', listMissing, { field: 'page', ...inItsPlace }),
)
