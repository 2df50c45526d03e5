import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { guided, pressing } from '../../primitives/guide.ts'
import { fuseStates } from '../FundingProgress/variants.ts'
import { guide } from './ProjectCard.docs.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectCardSkeleton } from './ProjectCardSkeleton.tsx'

const image = fixtures.kettle.main_image
if (!image) throw new Error('The kettle has a picture')

const meta = preview.meta({
  title: 'Widgets/ProjectCard',
  parameters: guided(guide),
  component: ProjectCard,
  args: {
    href: '/project/fernhill-kettle',
    name: 'Fernhill, a kettle and stove that pack into each other',
    byline: 'Greta Osei · Sheffield, United Kingdom',
    image,
    protection: '60% held for backers',
    percent: 83,
    state: 'live' as const,
    progress: '83% funded',
    deadline: '12 days left',
  },
  render: (args) => (
    <div style={{ inlineSize: 297, maxInlineSize: '100%' }}>
      <ProjectCard {...args} />
    </div>
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Fernhill/ })
    await expect(link).toHaveAttribute('href', '/project/fernhill-kettle')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { state: 'funded', percent: 143, progress: '143% funded' } })
export const RowOnAPhone = meta.story({
  args: { onPhone: 'row' as const },
  render: (args) => <ProjectCard {...args} />,
  globals: { viewport: { value: 'phone' } },
})
export const NothingHeld = meta.story({ args: { protection: undefined } })
export const LongWords = meta.story({
  args: {
    name: 'Bergwerksschaufelradbaggermodellbausatz, in the scale of one to eighty-seven, with every one of its buckets',
    byline: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff · Llanfairpwllgwyngyll, Wales',
  },
})
export const Loading = meta.story({
  render: () => (
    <div style={{ inlineSize: 297 }}>
      <ProjectCardSkeleton />
    </div>
  ),
})
export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 32 }}>
      {fuseStates.map((state) => (
        <ProjectCard
          key={state}
          {...args}
          state={state}
          percent={state === 'missed' ? 58 : 83}
          deadline={state}
        />
      ))}
      <ProjectCardSkeleton />
    </div>
  ),
})
