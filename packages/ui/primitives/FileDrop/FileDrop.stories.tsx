import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './FileDrop.docs.tsx'
import { FileDrop } from './FileDrop.tsx'

const meta = preview.meta({
  title: 'Primitives/FileDrop',
  parameters: guided(guide),
  component: FileDrop,
  args: {
    label: 'Main image',
    actionLabel: 'Choose a picture',
    dropLabel: 'or drop it here',
    hint: 'JPEG or PNG, at least 1024 × 576, at most 2 MB.',
    accept: 'image/png,image/jpeg',
    onFiles: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const picture = new File(['x'], 'kettle.png', { type: 'image/png' })
    await userEvent.upload(await canvas.findByLabelText('Main image'), picture)
    await expect(args.onFiles).toHaveBeenCalledOnce()
    await expect(args.onFiles).toHaveBeenCalledWith([picture])
    await userEvent.upload(await canvas.findByLabelText('Main image'), picture)
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { files: 'many' } })
export const WithError = meta.story({
  args: { error: 'This picture is 640 × 360. It must be at least 1024 × 576.' },
})
export const Disabled = meta.story({ args: { disabled: true } })

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <FileDrop {...args} />
      <FileDrop {...args} error="This picture is too small." />
      <FileDrop {...args} disabled />
    </Stack>
  ),
})
