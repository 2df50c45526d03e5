import type { Guide } from '../guide.ts'
import { Text } from './Text.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Hold long text to a line that can be read.',
      show: (
        <Text measure="reading">
          Part of every pledge is held until the creator delivers what was promised.
        </Text>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not set what a person needs in the lightest tone.',
      show: <Text tone="subtle">Your card is charged on 2 December.</Text>,
    },
  ],
  keyboard: [],
  stories: ['CutAfterTwoLines', 'Tabular'],
}
