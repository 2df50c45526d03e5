import type { Guide } from '../../primitives/guide.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { FundingProgress } from './FundingProgress.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: (
      <div style={{ inlineSize: 260 }}>
        <FundingProgress percent={58} state="live" label="58% funded" />
      </div>
    ),
    parts: [
      {
        name: 'Cord',
        is: 'Burnt up to the current value, unlit after it. Never shows less than the true amount.',
        find: '[role="progressbar"]',
      },
      { name: 'Label', is: 'The true percentage, spoken only: show the same words below it.' },
    ],
  },
  dos: [
    {
      says: 'Write the percentage below it in words.',
      show: (
        <Stack gap={4}>
          <div style={{ inlineSize: 240 }}>
            <FundingProgress percent={83} state="live" label="83% funded" />
          </div>
          <Text size="t14">83% funded</Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not use it for the progress of a task, such as an upload: it means money.',
      show: (
        <div style={{ inlineSize: 240 }}>
          <FundingProgress percent={40} state="live" label="Uploading" />
        </div>
      ),
    },
  ],
  keyboard: [],
  stories: ['OverTheGoal', 'AlmostThere', 'AmountUnavailable'],
}
