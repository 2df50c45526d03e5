import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './Link.docs.tsx'
import { Link, linkTones } from './Link.tsx'

const meta = preview.meta({
  title: 'Primitives/Link',
  parameters: guided(guide),
  component: Link,
  args: { children: 'Create an account', href: '/signup', onClick: fn() },
  argTypes: { tone: { control: 'inline-radio', options: linkTones } },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('link', { name: 'Create an account' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { weight: 'semibold', placement: 'standalone' } })

export const InASentence = meta.story({
  render: (args) => (
    <Text size="t14" tone="muted">
      New here? <Link {...args} weight="semibold" />
    </Text>
  ),
})

export const ToAnotherSite = meta.story({
  args: { children: 'The maker’s own site', href: 'https://example.com', opens: 'apart' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={12} align="start">
      {linkTones.map((tone) => (
        <Link {...args} key={tone} tone={tone}>
          {tone}
        </Link>
      ))}
      <Link {...args} placement="standalone" weight="semibold" />
    </Stack>
  ),
})
