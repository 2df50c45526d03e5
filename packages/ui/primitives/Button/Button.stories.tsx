import arrowRight from 'lucide-react/icons/arrow-right'
import plus from 'lucide-react/icons/plus'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './Button.docs.tsx'
import { Button } from './Button.tsx'
import { buttonSizes, buttonVariants, buttonWidths } from './variants.ts'

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  parameters: guided(guide),
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    width: { control: 'inline-radio', options: buttonWidths },
    icon: { control: false },
    iconEnd: { control: false },
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Save' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({
  args: { variant: 'ember', size: 'large', children: 'Back this project', pendingLabel: 'Backing' },
})

export const WithIcons = meta.story({
  render: (args) => (
    <Inline>
      <Button {...args} variant="line" icon={plus}>
        Add a reward
      </Button>
      <Button {...args} iconEnd={arrowRight}>
        Continue
      </Button>
    </Inline>
  ),
})

export const Disabled = meta.story({
  args: { children: 'Confirm', disabledReason: 'Two more digits.' },
  render: (args) => (
    <Stack gap={12} align="start">
      <Button {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Confirm' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Two more digits.')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const Pending = meta.story({
  args: { pending: true, pendingLabel: 'Saving' },
  render: (args) => (
    <Inline>
      <Button {...args} pending={false} data-testid="ready" />
      <Button {...args} data-testid="pending" />
    </Inline>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [ready, pending] = [canvas.getByTestId('ready'), canvas.getByTestId('pending')]
    await expect(pending).toHaveAccessibleName('Saving')
    await expect(pending.offsetWidth).toBe(ready.offsetWidth)
    await userEvent.click(pending)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

const sentTwice = fn()
/** While the first is pending, neither Enter nor a press sends the form again. */
export const PendingInAForm = meta.story({
  args: { type: 'submit', pending: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sentTwice()
      }}
    >
      <Inline>
        <input aria-label="Name" defaultValue="Mara" />
        <Button {...args} />
      </Inline>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sentTwice.mockClear()
    await userEvent.type(await canvas.findByRole('textbox'), '{Enter}')
    await userEvent.click(await canvas.findByRole('button'))
    await userEvent.keyboard(' ')
    await expect(sentTwice).not.toHaveBeenCalled()
    await expect(await canvas.findByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
})

export const FullWidth = meta.story({
  args: { width: 'full', size: 'large', children: 'Continue to payment' },
})

export const Matrix = meta.story({
  render: ({ children: _, ...args }) => (
    <Stack gap={12} align="start">
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {buttonVariants.map((variant) => (
            <Button {...args} key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button {...args} size={size} pending pendingLabel="Saving">
            Save
          </Button>
          <Button {...args} size={size} disabledReason="Two checks left">
            Publish
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
})
