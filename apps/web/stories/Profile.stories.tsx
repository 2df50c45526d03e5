import {
  answering,
  answers,
  fails,
  fixtures,
  malformed,
  offline,
  pending,
} from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor, within } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { follow, inMain, type Play, pageMissing, triedAgain } from './plays.ts'

const { backer, greta } = fixtures

const meta = preview.meta({
  title: 'Pages/Profile',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], { user: backer }) },
  args: { path: '/user/usr_greta', user: backer },
})
const own = { path: '/user/me', user: backer }

const unknown: Play = async ({ canvas }) => {
  await expect(
    await canvas.findByRole(
      'heading',
      { level: 1, name: 'There is nothing at this address.' },
      { timeout: 5_000 },
    ),
  ).toBeVisible()
}
const personMissing = pageMissing('We could not reach Kindling.', 'Greta Osei', { user: backer })
/** One list is not to be had: it says so and asks again, the rest of the page stands. */
const listMissing: Play = async (context) => {
  const main = await inMain(context)
  await expect(
    (await main.findAllByRole('heading', { name: 'This list could not be loaded.' }, { timeout: 5_000 }))
      .length,
  ).toBeGreaterThan(0)
  await triedAgain(context, { user: backer })
  await expect(main.queryByRole('heading', { name: 'This list could not be loaded.' })).toBeNull()
}

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
export const NoSuchList = meta.story({ args: { path: '/user/me/likes', user: backer }, play: unknown })
export const Waiting = meta.story({
  args: own,
  parameters: answers([pending('listCreatedProjects'), pending('listPledgedProjects')], { user: backer }),
})
export const Offline = meta.story({ args: own, parameters: answers([offline()]), play: listMissing })

/** The page for what does not exist. */
export const MissingUser = meta.story({ parameters: fails('getUser', 'MISSING_USER'), play: unknown })
/** The whole page is missing; one button brings it. */
export const NetworkFailure = meta.story({
  parameters: fails('getUser', 'NETWORK_FAILURE'),
  play: personMissing,
})
/** The whole page is missing; one button brings it. */
export const RequestTimeout = meta.story({
  parameters: fails('getUser', 'REQUEST_TIMEOUT'),
  play: personMissing,
})
/** The whole page is missing; one button brings it. */
export const ExternalError = meta.story({
  parameters: fails('getUser', 'EXTERNAL_ERROR'),
  play: personMissing,
})
export const Malformed = meta.story({ parameters: answers([malformed('getUser')]), play: personMissing })
/** The list says so and asks again. */
export const CreatedNetworkFailure = meta.story({
  parameters: fails('listCreatedProjects', 'NETWORK_FAILURE'),
  play: listMissing,
})
/** The list says so and asks again. */
export const CreatedRequestTimeout = meta.story({
  parameters: fails('listCreatedProjects', 'REQUEST_TIMEOUT'),
  play: listMissing,
})
/** The list says so and asks again. */
export const CreatedExternalError = meta.story({
  parameters: fails('listCreatedProjects', 'EXTERNAL_ERROR'),
  play: listMissing,
})
/** Gone between the two questions: the list says so, and the next visit finds no page. */
export const CreatedMissingUser = meta.story({
  parameters: fails('listCreatedProjects', 'MISSING_USER'),
  play: listMissing,
})
/** An address beyond what there can be: the list says so. */
export const CreatedOutOfRange = meta.story({
  parameters: fails('listCreatedProjects', 'OUT_OF_RANGE', {
    field: 'page',
    params: { min: 1, max: 10_000 },
  }),
  play: listMissing,
})
/** The list says so and asks again. */
export const BackedNetworkFailure = meta.story({
  parameters: fails('listPledgedProjects', 'NETWORK_FAILURE'),
  play: listMissing,
})
/** The list says so and asks again. */
export const BackedRequestTimeout = meta.story({
  parameters: fails('listPledgedProjects', 'REQUEST_TIMEOUT'),
  play: listMissing,
})
/** The list says so and asks again. */
export const BackedExternalError = meta.story({
  parameters: fails('listPledgedProjects', 'EXTERNAL_ERROR'),
  play: listMissing,
})
/** Gone between the two questions: the list says so. */
export const BackedMissingUser = meta.story({
  parameters: fails('listPledgedProjects', 'MISSING_USER'),
  play: listMissing,
})
/** Made private between the two questions: the list says so. */
export const BackedPrivate = meta.story({
  parameters: fails('listPledgedProjects', 'USER_PLEDGES_PRIVATE'),
  play: listMissing,
})
/** An address beyond what there can be: the list says so. */
export const BackedOutOfRange = meta.story({
  parameters: fails('listPledgedProjects', 'OUT_OF_RANGE', {
    field: 'page',
    params: { min: 1, max: 10_000 },
  }),
  play: listMissing,
})
