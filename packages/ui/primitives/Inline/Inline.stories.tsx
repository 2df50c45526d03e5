import preview from '#catalogue/preview'
import { Button } from '../Button/Button.tsx'
import { guided } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './Inline.docs.tsx'
import { Inline } from './Inline.tsx'

const justifications = ['start', 'center', 'end', 'space-between'] as const

const meta = preview.meta({
  title: 'Primitives/Inline',
  parameters: guided(guide),
  component: Inline,
  args: {
    children: [
      <Button key="save">Save</Button>,
      <Button key="preview" variant="line">
        Preview
      </Button>,
      <Button key="cancel" variant="quiet">
        Cancel
      </Button>,
    ],
  },
  argTypes: {
    gap: { control: 'inline-radio', options: [4, 8, 12, 16, 24] },
    justify: { control: 'inline-radio', options: justifications },
    align: { control: 'inline-radio', options: ['start', 'center', 'end', 'baseline', 'stretch'] },
  },
})

export const Default = meta.story()
export const Playground = meta.story({ args: { justify: 'space-between' } })
export const ColumnOnPhones = meta.story({
  args: { direction: { base: 'column', from700: 'row' }, align: 'stretch' },
  globals: { viewport: { value: 'phone' } },
})
export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {justifications.map((justify) => (
        <Inline {...args} key={justify} justify={justify} />
      ))}
    </Stack>
  ),
})
