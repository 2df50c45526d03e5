import type { Guide } from '../../primitives/guide.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Money } from './Money.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Align amounts of a column by their digits.',
      show: (
        <Stack gap={4} align="end">
          <Money cents={8880} look="column" />
          <Money cents={59_200} look="column" />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not set an amount among others in the display font: it has no tabular figures.',
      show: (
        <Stack gap={4} align="end">
          <Money cents={8880} look="display" />
          <Money cents={59_200} look="display" />
        </Stack>
      ),
    },
  ],
  keyboard: [],
  stories: ['Column'],
}
