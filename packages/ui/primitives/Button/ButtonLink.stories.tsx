import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { Inline } from '../Inline/Inline.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { buttonSizes, buttonVariants } from './variants.ts'

const meta = preview.meta({
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { children: 'See all projects', href: '/projects/trending' },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
    iconEnd: { control: false },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all projects' })).toHaveAttribute(
      'href',
      '/projects/trending',
    )
  },
})

export const Playground = meta.story({ args: { variant: 'line', size: 'small' } })

export const Matrix = meta.story({
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <ButtonLink {...args} key={variant} variant={variant}>
          {variant}
        </ButtonLink>
      ))}
    </Inline>
  ),
})
