import type { Guide } from '../guide.ts'
import { Badge } from './Badge.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [{ says: 'Name the state in one or two words.', show: <Badge tone="positive">Collected</Badge> }],
  donts: [
    {
      says: 'Do not write a sentence: that is an Alert.',
      show: <Badge tone="warning">Your card was rejected, please try another one</Badge>,
    },
  ],
  keyboard: [],
  stories: [],
}
