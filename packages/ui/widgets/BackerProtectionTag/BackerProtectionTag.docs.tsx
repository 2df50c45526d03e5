import type { Guide } from '../../primitives/guide.ts'
import { BackerProtectionTag } from './BackerProtectionTag.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Say how much is held, and for whom.',
      show: <BackerProtectionTag label="60% held for backers" />,
    },
  ],
  donts: [{ says: 'Do not show it where nothing is held.', show: <BackerProtectionTag label="0% held" /> }],
  keyboard: [],
  stories: [],
}
