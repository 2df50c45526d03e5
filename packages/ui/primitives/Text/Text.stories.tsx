import preview from '#catalogue/preview'
import { guided } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './Text.docs.tsx'
import { Text } from './Text.tsx'
import { aligns, textElements, textSizes, textTones, textWeights } from './variants.ts'

const sentence = 'Charged on 2 December, only if it reaches its goal.'

const meta = preview.meta({
  title: 'Primitives/Text',
  parameters: guided(guide),
  component: Text,
  args: { children: sentence },
  argTypes: {
    as: { control: 'select', options: textElements },
    size: { control: 'inline-radio', options: textSizes },
    weight: { control: 'inline-radio', options: textWeights },
    tone: { control: 'select', options: textTones },
    align: { control: 'inline-radio', options: aligns },
  },
})

export const Default = meta.story()

export const Playground = meta.story({ args: { size: 't18', weight: 'semibold', tone: 'muted' } })

export const CutAfterTwoLines = meta.story({
  args: { lines: 'two', children: `${sentence} `.repeat(8) },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Text {...args} />
    </div>
  ),
})

export const Tabular = meta.story({
  render: (args) => (
    <div style={{ width: 120 }}>
      {['$1,111.11', '$888.88', '$64.00'].map((amount) => (
        <Text {...args} key={amount} align="end" figures="tabular">
          {amount}
        </Text>
      ))}
    </div>
  ),
})

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={12}>
      {textSizes.map((size) => (
        <Text {...args} key={size} size={size}>
          {size}: {sentence}
        </Text>
      ))}
      {textTones
        .filter((tone) => tone !== 'inverse')
        .map((tone) => (
          <Text {...args} key={tone} tone={tone} weight="semibold">
            {tone}: {sentence}
          </Text>
        ))}
    </Stack>
  ),
})
