import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { guide } from './Disclosure.docs.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = preview.meta({
  title: 'Primitives/Disclosure',
  parameters: guided(guide),
  component: Disclosure,
  args: {
    summary: 'When am I charged?',
    children: 'On 2 December, and only if the project reaches its goal.',
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('When am I charged?'))
    await expect(await canvas.findByText(/On 2 December/)).toBeVisible()
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { initial: 'open' } })
export const OneAtATime = meta.story({
  render: (args) => (
    <>
      <Disclosure {...args} group="faq" initial="open" />
      <Disclosure {...args} group="faq" summary="What if it is late?">
        You vote on every new date.
      </Disclosure>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('What if it is late?'))
    await waitFor(() => expect(canvas.getByText(/On 2 December/)).not.toBeVisible())
  },
})
export const Matrix = meta.story({
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure {...args} initial="open" />
    </>
  ),
})
