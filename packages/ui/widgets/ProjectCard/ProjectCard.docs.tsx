import { fixtures } from '@kindling/api-client/scenarios'
import type { ReactNode } from 'react'
import { expect } from '#catalogue/test'
import type { Guide } from '../../primitives/guide.ts'
import { ProjectCard, type ProjectCardProps } from './ProjectCard.tsx'

const image = fixtures.kettle.main_image
if (!image) throw new Error('The kettle has a picture')

const project: ProjectCardProps = {
  href: '/project/fernhill-kettle',
  name: 'Fernhill, a kettle and stove that pack into each other',
  byline: 'Greta Osei · Sheffield, United Kingdom',
  image,
  protection: '60% held for backers',
  percent: 83,
  state: 'live',
  progress: '83% funded',
  deadline: '12 days left',
}

const Framed = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ inlineSize: 240, maxInlineSize: '100%' }}>{children}</div>
)

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Let the whole card be one link, and keep the byline to a line.',
      show: (
        <Framed>
          <ProjectCard {...project} />
        </Framed>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not round the percentage up to funded: it is decided on cents.',
      show: (
        <Framed>
          <ProjectCard {...project} percent={100} state="almost" progress="100% funded" />
        </Framed>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the card, which is one link.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
      },
    },
  ],
  stories: ['RowOnAPhone', 'NothingHeld', 'LongWords'],
}
