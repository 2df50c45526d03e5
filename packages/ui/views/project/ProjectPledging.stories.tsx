import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor, within } from '#catalogue/test'
import { picturesIn } from '../shared/story-plays.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ProjectView } from './ProjectView.tsx'
import { cardOf, kettle, panelOf, projectStory } from './story-project.tsx'

const meta = preview.meta({
  title: 'Views/Project: pledging',
  component: ProjectView,
  tags: ['views'],
  ...projectStory,
})

export const Backed = meta.story({
  args: {
    selection: { rewardId: 'rwd_one', variantId: 'var_slate', state: 'pledged' as const, href: '/pledges/7' },
    subscription: 'on' as const,
  },
  play: async ({ canvas }) => {
    await expect(await panelOf(canvas).findByRole('link', { name: 'Manage pledge' })).toHaveAttribute(
      'href',
      '/pledges/7',
    )
    const card = cardOf(canvas, 'One kettle')
    await expect(await card.findByText('Your selection')).toBeVisible()
    await expect(await card.findByText('Slate')).toBeVisible()
    await expect(await panelOf(canvas).findByRole('button', { name: 'Subscribed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
})
export const InTheCart = meta.story({
  args: {
    selection: {
      rewardId: 'rwd_roll',
      variantId: 'var_roll',
      state: 'cart' as const,
      href: '/project/7/checkout',
    },
  },
  play: async ({ canvas }) => {
    await expect(await panelOf(canvas).findByRole('link', { name: 'Continue to checkout' })).toBeVisible()
    await expect(await canvas.findByText(/^Your choice is kept\. Nothing is charged yet\./)).toBeVisible()
  },
})
export const ChoosingAVersion = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = cardOf(canvas, 'One kettle')
    await expect(await card.findByRole('radio', { name: /Moss/ })).toBeChecked()
    const bone = card.getByRole('radio', { name: /Bone/ })
    await expect(bone).toBeDisabled()
    await expect(bone).toHaveAccessibleName('Bone All 40 taken')
    // Beside each version its own picture, and the chosen one's on the card.
    const [versions] = card.getAllByRole('group', { name: 'Version' })
    await expect(picturesIn(versions as HTMLElement)).toEqual([
      'fernhill-kettle-main',
      'fernhill-kettle-reward',
    ])
    const article = canvas.getByRole('article', { name: 'One kettle' })
    await expect(picturesIn(article)[0]).toBe('fernhill-kettle-main')
    await userEvent.click(await card.findByRole('radio', { name: /Slate/ }))
    await expect(picturesIn(article)[0]).toBe('fernhill-kettle-reward')
    const choose = card.getByRole('link', { name: 'Select $95 reward' })
    await expect(choose).toHaveAttribute('href', '/project/7/checkout?variant=var_slate')
  },
})
export const AnotherCountry = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const card = cardOf(canvas, 'Workshop day')
    await expect(await card.findByRole('button', { name: 'Not available in Canada' })).toBeVisible()
    const picker = canvas.getByRole('combobox', { name: 'Ship to' })
    await waitFor(() => expect(within(picker).getAllByRole('option').length).toBeGreaterThan(200))
    await userEvent.selectOptions(picker, 'GBR')
    await expect(args.onCountryChange).toHaveBeenCalledWith('GBR')
    await expect(await card.findByRole('link', { name: 'Select $240 reward' })).toBeVisible()
    await expect(await cardOf(canvas, 'One kettle').findByText('$6.00')).toBeVisible()
    await expect(await canvas.findByText('5 of 5 ship to United Kingdom')).toBeVisible()
  },
})
export const JustHelping = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount in dollars' })
    const pledge = canvas.getByRole('button', { name: 'Pledge' })
    await userEvent.clear(amount)
    await userEvent.click(pledge)
    await expect(amount).toHaveAccessibleDescription('Enter at least $1.')
    await expect(amount).toHaveFocus()
    await userEvent.type(amount, '1001')
    await expect(amount).toHaveAccessibleDescription('At most $1,000 in one order.')
    await userEvent.clear(amount)
    await userEvent.type(amount, '25{Enter}')
    await expect(args.onSupport).toHaveBeenCalledOnce()
    await expect(args.onSupport).toHaveBeenCalledWith(2_500)
  },
})
export const PanelOutOfView = meta.story({
  play: async ({ canvas }) => {
    const compact = () => canvas.queryAllByRole('region', { name: 'Funding' })
    await waitFor(() => expect(compact()).toHaveLength(0))
    // The story is drawn after the rewards, above them on the page.
    await canvas.findByRole('region', { name: 'How money is released' })
    canvas.getByRole('heading', { name: 'Rewards' }).scrollIntoView()
    await waitFor(() => expect(compact().length).toBeGreaterThan(0))
    window.scrollTo(0, 0)
    await waitFor(() => expect(compact()).toHaveLength(0))
  },
})
/** They are listed below the rewards, and chosen in the cart. */
export const AddOns = meta.story({
  args: { project: kettle({ rewards: [...fixtures.wholeKettle.rewards, ...fixtures.addOns] }) },
  play: async (context) => {
    const t = wordsOf(context, 'project')
    const part = await context.canvas.findByRole('region', { name: t('addOns.title') })
    await expect(within(part).getAllByRole('listitem')).toHaveLength(fixtures.addOns.length)
    await expect(within(part).queryByRole('link')).toBeNull()
  },
})
export const NoRewards = meta.story({
  args: { project: kettle({ rewards: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rewards yet')).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})
