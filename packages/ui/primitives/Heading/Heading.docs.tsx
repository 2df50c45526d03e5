import type { Guide } from '../guide.ts'
import { Heading } from './Heading.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Choose the level by the outline, and the size by the design.',
      show: (
        <Heading level={2} size="t21">
          How the money is released
        </Heading>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not skip a level to get a smaller size.',
      show: <Heading level={4}>How the money is released</Heading>,
    },
  ],
  keyboard: [],
  stories: ['NotReachedYet'],
}
