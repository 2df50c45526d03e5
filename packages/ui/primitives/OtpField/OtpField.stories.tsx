import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './OtpField.docs.tsx'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

function Held({ value: initial, onChange, ...props }: OtpFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <OtpField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/OtpField',
  parameters: guided(guide),
  component: OtpField,
  args: { label: 'Code from your app', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('49-0{Backspace}1')
    await expect(await canvas.findByRole('textbox', { name: 'Code from your app' })).toHaveValue('491')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('215')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('491215')
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { value: '49' } })

export const Pasted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox'))
    await userEvent.paste('490 215')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('490215')
  },
})

export const FilledInByThePhone = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(await canvas.findByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
  },
})

export const WithError = meta.story({
  args: {
    value: '490215',
    error: 'That code did not work. Codes change every 30 seconds; use the newest one.',
  },
})

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <Held {...args} />
      <Held {...args} value="49" />
      <Held {...args} value="490215" />
      <Held {...args} value="490215" error="That code did not work." />
    </Stack>
  ),
})
