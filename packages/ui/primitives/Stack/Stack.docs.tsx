import type { Guide } from '../guide.ts'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Use small gaps inside a group, larger ones between groups.',
      show: (
        <Stack gap={24}>
          <Stack gap={4}>
            <Text>Halifax</Text>
            <Text>Nova Scotia</Text>
          </Stack>
          <Text>Canada</Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not give everything one gap: groups disappear.',
      show: (
        <Stack gap={16}>
          <Text>Halifax</Text>
          <Text>Nova Scotia</Text>
          <Text>Canada</Text>
        </Stack>
      ),
    },
  ],
  keyboard: [],
  stories: ['WiderGapOnWiderScreens'],
}
