import { logout } from '@kindling/api-client/contract/auth'
import { answers, fails, fixtures } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { heal, type Play, type PlayContext } from '../shared/story-plays.ts'
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

const leave = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Log out' }))

const refused: Play = async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name: /Account of/ }))
  await leave(context)
  await expect(await canvas.findByRole('alert')).toHaveTextContent('you are still logged in')
  await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus()
  heal(context)
  await leave(context)
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
}

export const Default = meta.story({
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: /Account of/ }))
    await leave(context)
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  },
})
const openMenu = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: /Account of/ }))
const wordsOfLinks = ({ canvas }: PlayContext) =>
  canvas.getAllByRole('link').map((link: HTMLElement) => link.textContent)

/** Of what somebody made, the first alone (spec 1 §2). */
export const Creator = meta.story({
  args: {
    user: {
      ...fixtures.backer,
      latest_created_projects: [
        { id: '7', name: 'Torrent: an espresso machine you can mend', vanity_url: 'torrent-espresso' },
        { id: '6', name: 'Torrent in bottle green', vanity_url: null },
      ],
    },
  },
  play: async (context) => {
    await openMenu(context)
    await expect(asked).toHaveBeenCalledTimes(1)
    await expect(wordsOfLinks(context)).toEqual([
      'Profile',
      'Wallet1,770.00 PLG',
      'Settings',
      'Torrent: an espresso machine you can mend',
      'Start a project',
    ])
  },
})
/** What is not known is not shown; the way there is. */
export const BalanceUnknown = meta.story({
  args: { balance: undefined },
  play: async (context) => {
    await openMenu(context)
    await expect(wordsOfLinks(context)).toEqual(['Profile', 'Wallet', 'Settings', 'Start a project'])
  },
})
/** The menu stays open and says so; the same button tries again. */
export const NetworkFailure = meta.story({ parameters: fails('logout', 'NETWORK_FAILURE'), play: refused })
/** The menu stays open and says so; the same button tries again. */
export const RequestTimeout = meta.story({ parameters: fails('logout', 'REQUEST_TIMEOUT'), play: refused })
/** The menu stays open and says so; the same button tries again. */
export const ExternalError = meta.story({ parameters: fails('logout', 'EXTERNAL_ERROR'), play: refused })
