import type { Guide } from '../guide.ts'
import { Skeleton } from './Skeleton.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Draw it at the size of what will come, so that nothing moves.',
      show: (
        <div style={{ inlineSize: 200 }}>
          <Skeleton height={20} width="80%" />
        </div>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not use it for an action that a person started: the button itself says that it is pending.',
      show: <Skeleton shape="block" width={120} height={44} />,
    },
  ],
  keyboard: [],
  stories: [],
}
