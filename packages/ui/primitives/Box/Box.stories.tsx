import preview from '#catalogue/preview'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Box } from './Box.tsx'
import { boxElements } from './variants.ts'

const bands = ['page', 'sheet', 'sunken'] as const

const meta = preview.meta({
  title: 'Primitives/Box',
  component: Box,
  args: { padding: 24, background: 'sunken', children: 'Nobody is charged before the goal is reached.' },
  argTypes: {
    as: { control: 'select', options: boxElements },
    padding: { control: 'inline-radio', options: [0, 8, 16, 24, 32, 48] },
    background: { control: 'inline-radio', options: [...bands, 'inverse', 'feature'] },
  },
})

export const Default = meta.story()
export const Playground = meta.story({ args: { as: 'section', background: 'sheet' } })
export const OnlyFromTabletsUp = meta.story({ args: { display: { base: 'none', from700: 'block' } } })
export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {bands.map((background) => (
        <Box {...args} key={background} background={background}>
          <Text>{background}</Text>
        </Box>
      ))}
      <Box {...args} background="inverse" color="inverse">
        inverse
      </Box>
    </Stack>
  ),
})
