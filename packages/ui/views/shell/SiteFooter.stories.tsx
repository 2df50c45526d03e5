import preview from '#catalogue/preview'
import { expect, fn, waitFor, within } from '#catalogue/test'
import { SiteFooter } from './SiteFooter.tsx'

const choose = fn()
const options = (...values: string[]) => values.map((value) => ({ value, label: value }))

const meta = preview.meta({
  title: 'Views/Shell/Footer',
  component: SiteFooter,
  tags: ['views'],
  parameters: { layout: 'fullscreen' },
  args: {
    year: 2026,
    choices: [
      { label: 'Language', value: 'English', options: options('English', 'Français'), onChoose: choose },
      {
        label: 'Currency',
        value: 'US dollar',
        options: options('US dollar', 'US dollar, about in CAD'),
        onChoose: choose,
      },
      { label: 'Theme', value: 'System', options: options('System', 'Light', 'Dark'), onChoose: choose },
      {
        label: 'Direction',
        value: 'By language',
        options: options('By language', 'Right to left'),
        onChoose: fn(),
      },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    await expect(canvas.getAllByRole('navigation')).toHaveLength(4)
    // No link to a page that does not exist: every link stays on the site.
    for (const link of canvas.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\//))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Theme' }), 'Dark')
    await expect(choose).toHaveBeenCalledWith('Dark')
  },
})
/** An announced feature opens a dialog; Escape closes it and returns focus. */
export const ComingSoon = meta.story({
  play: async ({ canvas, userEvent }) => {
    const handbook = canvas.getByRole('button', { name: 'Creator handbook' })
    await userEvent.click(handbook)
    const dialog = await within(document.body).findByRole('dialog', { name: 'Coming soon' })
    await expect(dialog).toHaveTextContent('The creator handbook is being written.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(handbook).toHaveFocus())
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
