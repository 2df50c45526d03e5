import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './Pagination.docs.tsx'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  title: 'Primitives/Pagination',
  parameters: guided(guide),
  component: Pagination,
  args: {
    label: 'Pages of projects',
    current: 5,
    total: 12,
    hrefOf: (page) => `/projects/trending?page=${page}`,
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page) => `Page ${page}`,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/projects/trending?page=6',
    )
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { current: 1, total: 3 } })
export const FirstPage = meta.story({ args: { current: 1 } })
export const LastPage = meta.story({ args: { current: 12 } })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {[1, 3, 6, 12].map((current) => (
        <Pagination {...args} key={current} current={current} label={`From page ${current}`} />
      ))}
    </Stack>
  ),
})
