import type { UserProfile } from '@kindling/api-client/model/account'
import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { AccountMenu as Menu } from './AccountMenu.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { WalletLink } from './WalletLink.tsx'

const onLogOut = fn(async () => undefined)
const onOpen = fn()
const accountOf = (user: UserProfile) => (
  <>
    <WalletLink />
    <Menu user={user} balance={177000} onOpen={onOpen} onLogOut={onLogOut} />
  </>
)

const meta = preview.meta({
  title: 'Views/Shell/Header',
  component: SiteHeader,
  tags: ['views'],
  parameters: { layout: 'fullscreen' },
  args: {
    account: null,
    categories: fixtures.categories,
    onExplore: fn(),
    loginHref: '/login',
    signupHref: '/signup',
    searchBar: (
      <SearchBar
        value=""
        onValueChange={fn()}
        results={{ status: 'idle', projects: [], total: 0, creators: [], kinds: [] }}
        onSearch={fn()}
        onOpenProject={fn()}
        now={fixtures.nowSeconds * 1000}
      />
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: 640 }}>
      <SiteHeader {...args} />
    </div>
  ),
})

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
    await expect(await canvas.findByRole('link', { name: 'Kindling' })).toHaveAttribute('href', '/')
  },
})
/** The viewer is not known yet: nothing wrong is offered, and nothing moves once they are. */
export const Unknown = meta.story({
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument()
  },
})
export const SignedIn = meta.story({
  args: { account: accountOf(fixtures.backer) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/wallet')
  },
})
export const AccountMenu = meta.story({
  args: { account: accountOf(fixtures.backer) },
  play: async ({ canvas, userEvent }) => {
    onLogOut.mockClear()
    const trigger = await canvas.findByRole('button', { name: 'Account of Mara Lindqvist' })
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByRole('link', { name: 'Profile' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }))
    await expect(onLogOut).toHaveBeenCalledTimes(1)
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Mara Lindqvist' }))
  },
})
/** A new account: only the e-mail is known. */
export const Newcomer = meta.story({
  args: { account: accountOf(fixtures.newcomer) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of new' }))
    await expect(await canvas.findByText('new')).toBeVisible()
  },
})
export const Explore = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Explore projects' })
    await userEvent.click(trigger)
    await expect(args.onExplore).toHaveBeenCalled()
    const first = await canvas.findByRole('link', { name: 'All projects' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(await canvas.findByRole('link', { name: /Almost funded/ })).toHaveAttribute(
      'href',
      '/projects/almost-funded',
    )
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close explore' }))
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await canvas.findByRole('link', { name: 'Crafts' })
  },
})
export const ExploreLoading = meta.story({
  args: { categories: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explore projects' }))
    // The four listing options need no answer of the platform.
    await waitFor(() => expect(canvas.getByRole('link', { name: /Recently launched/ })).toHaveFocus())
  },
})
/** A press outside closes it. */
export const ExploreClickAway = meta.story({
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explore projects' }))
    await canvas.findByRole('link', { name: 'Crafts' })
    await userEvent.click(canvasElement)
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Crafts' })).not.toBeInTheDocument())
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const SignedInOnAPhone = meta.story({
  args: { account: accountOf(fixtures.backer) },
  globals: { viewport: { value: 'phone' } },
})
