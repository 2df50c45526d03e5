import { logout } from '@kindling/api-client/contract/auth'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, said, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { asRead, spoken, wordsOf } from '../shared/story-words.ts'
import { AccountMenu } from './AccountMenu.tsx'

const left = fn()
const asked = fn()

const meta = preview.meta({
  title: 'Views/Shell/Account menu',
  component: AccountMenu,
  tags: ['errors'],
  parameters: answers(),
  args: {
    user: fixtures.backer,
    balance: 177_000,
    onOpen: asked,
    onLogOut: async () => left(await storyClient(logout, {})),
  },
  beforeEach: () => {
    left.mockClear()
    asked.mockClear()
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 460 }}>
      <AccountMenu {...args} />
    </div>
  ),
})

const leave = (context: PlayContext) =>
  context.userEvent.click(
    context.canvas.getByRole('button', { name: wordsOf(context, 'shell')('account.logOut') }),
  )
const hasLeft = () => waitFor(() => expect(left).toHaveBeenCalledTimes(1))
async function openMenu(context: PlayContext) {
  const name = wordsOf(context, 'shell')('account.label', { name: fixtures.backer.name })
  await context.userEvent.click(context.canvas.getByRole('button', { name }))
}

export const Default = meta.story(
  sending(async (context) => {
    await openMenu(context)
    await leave(context)
  }, hasLeft),
)
const wordsOfLinks = ({ canvas }: PlayContext) =>
  canvas.getAllByRole('link').map((link: HTMLElement) => asRead(link.textContent))

/** Of a person's projects, only the first (spec 1 §2). */
export const Creator = meta.story({
  args: {
    user: {
      ...fixtures.backer,
      latest_created_projects: [
        { id: '7', name: 'Torrent: an espresso machine you can repair', vanity_url: 'torrent-espresso' },
        { id: '6', name: 'Torrent in bottle green', vanity_url: null },
      ],
    },
  },
  play: async (context) => {
    await openMenu(context)
    await expect(asked).toHaveBeenCalledTimes(1)
    await expect(wordsOfLinks(context)).toEqual([
      said('Profile'),
      said('My pledges'),
      spoken(context, { en: 'Wallet1,770.00 PLG', fr: 'Portefeuille1 770,00 PLG' }),
      said('Settings'),
      said('Torrent: an espresso machine you can repair'),
      said('Start a project'),
    ])
  },
})
/** Unknown figures are hidden; the links stay. */
export const BalanceUnknown = meta.story({
  args: { balance: undefined },
  play: async (context) => {
    await openMenu(context)
    await expect(wordsOfLinks(context)).toEqual(
      ['Profile', 'My pledges', 'Wallet', 'Settings', 'Start a project'].map(said),
    )
  },
})
const stillIn = { words: 'shell:account.stillLoggedIn', focus: 'stays' } as const

/** The menu stays open with the message; the same button retries. */
export const NetworkFailure = Default.extend(
  rejected('logout', 'NETWORK_FAILURE', /you are still logged in/, stillIn),
)
NetworkFailure.test('keeps focus on the button, and recovers', async (context) => {
  await expect(await context.canvas.findByRole('button', { name: 'Log out' })).toHaveFocus()
  await recovers(leave, hasLeft)(context)
})

/** The menu stays open with the message; the same button retries. */
export const RequestTimeout = Default.extend(
  rejected('logout', 'REQUEST_TIMEOUT', /you are still logged in/, stillIn),
)
/** The menu stays open with the message; the same button retries. */
export const ExternalError = Default.extend(
  rejected('logout', 'EXTERNAL_ERROR', /you are still logged in/, stillIn),
)
