import wifiOff from 'lucide-react/icons/wifi-off'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { guided } from '../guide.ts'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { guide } from './Alert.docs.tsx'
import { Alert, alertTones } from './Alert.tsx'

const meta = preview.meta({
  title: 'Primitives/Alert',
  parameters: guided(guide),
  component: Alert,
  args: {
    tone: 'danger' as const,
    title: 'Invalid e-mail or password.',
    children: 'We kept your e-mail. Type the password again.',
  },
  argTypes: { tone: { control: 'inline-radio', options: alertTones }, icon: { control: false } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const Playground = meta.story({ args: { tone: 'warning', icon: wifiOff } })

export const Announced = meta.story({
  args: { arrival: 'announced' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid e-mail or password.')
  },
})

export const WithLink = meta.story({
  args: {
    children: (
      <>
        We kept your e-mail. Type the password again, or <Link href="/reset">reset it</Link>.
      </>
    ),
  },
})

export const ErrorSummary = meta.story({
  args: {
    title: 'Two things are missing.',
    children: undefined,
    arrival: 'announced',
    fields: [
      { id: 'full-name', label: 'Full name' },
      { id: 'city', label: 'City' },
    ],
  },
  render: (args) => (
    <Stack>
      <Alert {...args} />
      <TextField label="Full name" id="full-name" error="Type the name on your door." />
      <TextField label="City" id="city" error="Type a city." />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'City' }))
    await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveFocus()
  },
})

export const Matrix = meta.story({
  render: () => (
    <Stack>
      <Alert tone="danger" title="There is a problem.">
        The card number does not check out. Look at the last four digits.
      </Alert>
      <Alert tone="warning" title="Milestone 2 moved 18 days.">
        Delivery now reads December. You pledged for November.
      </Alert>
      <Alert tone="info">The PLG rate could not load. Your balance is unchanged.</Alert>
      <Alert tone="positive">Address saved. It locks on 1 September, 48 hours after we remind you.</Alert>
    </Stack>
  ),
})
