import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor, within } from '#catalogue/test'
import { Text } from '../../primitives/Text/Text.tsx'
import { openDialog } from '../shared/story-plays.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ProjectSkeleton } from './ProjectSkeleton.tsx'
import { ProjectView } from './ProjectView.tsx'
import { Held, kettle, panelOf, projectStory } from './story-project.tsx'

const { wholeKettle } = fixtures

const meta = preview.meta({
  title: 'Views/Project: reading',
  component: ProjectView,
  tags: ['views'],
  ...projectStory,
})

export const WatchingTheFilm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(document.querySelector('iframe[src*="youtube"]')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Watch the film' }))
    const dialog = await openDialog()
    const film = dialog.getByTitle(`The film of ${wholeKettle.name}`)
    await expect(film).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//),
    )
    // This page does not receive an Escape pressed inside the frame: focus is beside it, and returns after a press on
    // it.
    await expect(film).not.toHaveFocus()
    await userEvent.hover(film)
    film.focus()
    window.dispatchEvent(new Event('blur'))
    await expect(film).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
export const AnotherPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole('button')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    if (second) await userEvent.click(second)
    await expect(await canvas.findByText('2 of 2')).toBeVisible()
  },
})
export const WhereOneReads = meta.story({
  play: async ({ canvas }) => {
    const nav = () => canvas.queryByRole('navigation', { name: 'In this story' })
    if (!nav()) return
    // The page still grows, and the navigation is drawn anew with it.
    const here = (name: string, scroll?: () => void) =>
      waitFor(() => {
        scroll?.()
        const link = within(nav() as HTMLElement).getByRole('link', { name })
        expect(link).toHaveAttribute('aria-current', 'location')
      })
    await here('Why a kettle')
    const questions = await canvas.findByRole('heading', { name: 'Questions' })
    await here('Questions', () => questions.scrollIntoView())
    window.scrollTo(0, 0)
    await here('Why a kettle')
  },
})
export const WithoutTools = meta.story({
  render: ({ onSubscribe: _, onShare: __, onReport: ___, ...args }) => <Held {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Subscribe|Share|Report/ })).toBeNull()
  },
})
/** Who is logged in shares a link of their own, and is told what it brings. */
export const OwnLink = meta.story({
  args: {
    // Little is held, so there is a fee that it comes from.
    project: kettle({
      milestones: wholeKettle.milestones.slice(0, 1).map((first) => ({ ...first, funds: 15 })),
    }),
    url: 'https://kindling.example/project/fernhill-kettle?ref=by.3f2a9c01b7de',
    owns: true,
  },
  play: async (context) => {
    const t = wordsOf(context, 'project')
    await expect(await panelOf(context.canvas).findByText(/4\s?%.*PLG/)).toBeVisible()
    const links = within(await context.canvas.findByRole('group', { name: t('share.label') }))
    await expect(await links.findByRole('link', { name: 'X' })).toHaveAttribute(
      'href',
      expect.stringContaining('ref%3Dby.3f2a9c01b7de'),
    )
  },
})
/** A creator may have an empty name: their profile stays reachable, and no link is blank. */
export const NamelessCreator = meta.story({
  args: { project: kettle({ creator: { ...wholeKettle.creator, name: '' } }) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Creator' })
    await expect(link).toHaveAttribute('href', '/user/usr_greta')
  },
})
export const NoStory = meta.story({
  args: { project: kettle({ description: '', faq: [], milestones: [], main_video: null, images: [] }) },
})
export const HostileStory = meta.story({
  args: {
    project: kettle({
      description:
        '<b onmouseover="window.hacked = 1">Bold</b><br><img src="x" onerror="window.hacked = 1"><script>window.hacked = 1</script>fine <a href="javascript:window.hacked = 1">link</a><iframe src="https://example.com"></iframe>',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bold' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'link' })).toBeNull()
    await expect(document.querySelector('#storybook-root iframe, #storybook-root [onerror]')).toBeNull()
    await expect('hacked' in window).toBe(false)
  },
})
export const Questions = meta.story({
  args: { tab: 'faq' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /FAQ/ })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByText('Will it work on induction?')).toBeVisible()
  },
})
export const NoQuestions = meta.story({
  args: { tab: 'faq' as const, project: kettle({ faq: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No questions yet')).toBeVisible()
  },
})
export const AnotherTab = meta.story({
  args: { tab: 'updates' as const, children: <Text>Four updates stand here.</Text> },
})
export const Loading = meta.story({
  render: () => <ProjectSkeleton />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The project is on its way')
  },
})
