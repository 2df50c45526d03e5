import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './Carousel.docs.tsx'
import { Carousel, type CarouselItem } from './Carousel.tsx'

const names = [
  'Hollin, the kettle',
  'Otolith radio',
  'Two gulls press',
  'Plover lamp',
  'Kiln 27',
  'Moss, a field guide',
]

const items: readonly CarouselItem[] = names.map((name) => ({
  id: name,
  content: (
    <Stack gap={16}>
      <Skeleton shape="picture" ratio="3 / 4" />
      <Heading level={3}>
        <Link href="/project/hollin" tone="plain">
          {name}
        </Link>
      </Heading>
    </Stack>
  ),
}))

const placeholder = (
  <Stack gap={16}>
    <Skeleton shape="picture" ratio="3 / 4" />
    <Skeleton width="70%" height={24} />
  </Stack>
)

const meta = preview.meta({
  title: 'Primitives/Carousel',
  parameters: guided(guide),
  component: Carousel,
  args: {
    title: 'Trending',
    items,
    placeholder,
    viewAll: { href: '/projects/trending', label: 'View all' },
    previousLabel: 'Previous in Trending',
    nextLabel: 'Next in Trending',
  },
  argTypes: { placeholder: { control: false }, items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1380, marginInline: 'auto', overflowX: 'clip', paddingInline: 24 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [previous, next] = [
      canvas.getByRole('button', { name: 'Previous in Trending' }),
      canvas.getByRole('button', { name: 'Next in Trending' }),
    ]
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
    await expect(await canvas.findByRole('link', { name: 'View all' })).toBeVisible()
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story()

export const Loading = meta.story({
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.queryByRole('link', { name: 'View all' })).not.toBeInTheDocument()
  },
})

export const OnlyOne = meta.story({
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'View all' })).not.toBeInTheDocument()
  },
})

export const FromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next in Trending' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Previous in Trending' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Loading, none, one, as many as fit, more than fit; with the whole list and without; on both levels. */
export const Matrix = meta.story({
  render: ({ viewAll, ...args }) => (
    <Stack gap={40}>
      <Carousel {...args} title="On their way" items={undefined} />
      <Carousel {...args} title="One" items={items.slice(0, 1)} />
      <Carousel {...args} title="As many as fit" items={items.slice(0, 4)} />
      <Carousel {...args} title="More than fit" {...(viewAll && { viewAll })} />
      <Carousel {...args} title="Inside a section" level={3} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(5)
    await expect(canvas.getAllByRole('link', { name: 'View all' })).toHaveLength(1)
    await expect(await canvas.findByRole('heading', { name: 'Inside a section', level: 3 })).toBeVisible()
  },
})
