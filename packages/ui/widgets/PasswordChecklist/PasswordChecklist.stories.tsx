import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { guided } from '../../primitives/guide.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { guide } from './PasswordChecklist.docs.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'

const meta = preview.meta({
  title: 'Widgets/PasswordChecklist',
  parameters: guided(guide),
  component: PasswordChecklist,
  args: {
    password: '',
    labels: {
      length: 'At least 8 characters',
      advice: 'These help, and are not required:',
      upper: 'upper case',
      lower: 'lower case',
      number: 'a number',
      met: 'met',
      unmet: 'not met',
    },
  },
})

export const Default = meta.story({
  args: { password: 'copper kett' },
  play: async ({ canvas }) => {
    const [length, advice] = canvas.getAllByRole('listitem')
    await expect(length).toHaveTextContent('At least 8 characters: met')
    await expect(advice).toHaveTextContent('lower case: met')
    await expect(advice).not.toHaveTextContent('a number: met')
  },
})
export const Playground = meta.story({ args: { password: 'Copper kettle 7' } })
export const TooShort = meta.story({
  args: { password: 'Kettle7' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('At least 8 characters: not met')
  },
})
export const EveryScript = meta.story({
  args: { password: '鉄瓶とやかんと湯気' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(': met')
  },
})
export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={24}>
      {['', 'kettle', 'copper kettle', 'Copper kettle', 'Copper kettle 7'].map((password) => (
        <PasswordChecklist key={password} {...args} password={password} />
      ))}
    </Stack>
  ),
})
