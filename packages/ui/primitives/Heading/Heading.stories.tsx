import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { guided } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './Heading.docs.tsx'
import { Heading } from './Heading.tsx'
import { headingLevels, headingSizes } from './variants.ts'

const meta = preview.meta({
  title: 'Primitives/Heading',
  parameters: guided(guide),
  component: Heading,
  args: { children: 'The kettle you can take apart', level: 2 as const },
  argTypes: {
    level: { control: 'inline-radio', options: headingLevels },
    size: { control: 'inline-radio', options: headingSizes },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
  },
})

export const Playground = meta.story({ args: { level: 1, size: 't64' } })

export const NotReachedYet = meta.story({
  args: { level: 3, size: 't26', tone: 'muted', children: 'How will you pay?' },
})

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={20}>
      {headingSizes.map((size) => (
        <Heading {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
})
