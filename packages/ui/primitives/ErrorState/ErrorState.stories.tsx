import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ErrorState, errorStateSizes } from './ErrorState.tsx'

const meta = preview.meta({
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'We could not reach Kindling.',
    children: 'Nothing was changed. Try again in a moment.',
    action: <Button>Try again</Button>,
  },
  argTypes: { action: { control: false }, size: { control: 'inline-radio', options: errorStateSizes } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'We could not reach Kindling.',
    )
  },
})
export const Playground = meta.story({ args: { size: 'section' } })
export const WithCode = meta.story({
  args: { title: 'That did not work, and nothing was changed.', code: 'Code: KILN_TOO_HOT' },
})
export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {errorStateSizes.map((size) => (
        <ErrorState {...args} key={size} size={size} code="Code: KILN_TOO_HOT" />
      ))}
    </Stack>
  ),
})
