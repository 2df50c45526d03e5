import preview from '#catalogue/preview'
import { expect, fn, waitFor, within } from '#catalogue/test'
import about from '../../i18n/locales/en/about.json'
import privacy from '../../i18n/locales/en/privacy.json'
import risk from '../../i18n/locales/en/risk.json'
import terms from '../../i18n/locales/en/terms.json'
import whitepaper from '../../i18n/locales/en/whitepaper.json'
import { DocumentView } from './DocumentView.tsx'

const print = fn()

const meta = preview.meta({
  title: 'Views/Content/Document',
  component: DocumentView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen' },
  args: { name: 'terms' as const, document: terms, onPrint: print },
  beforeEach: () => print.mockClear(),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Last updated August 21, 2019. Effective July 27, 2019.'),
    ).toBeVisible()
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    await expect(contents.getAllByRole('link')).toHaveLength(terms.sections.length)
    await expect(await contents.findByRole('link', { name: 'What we owe you' })).toHaveAttribute(
      'href',
      '#what-we-owe-you',
    )
    await expect(await canvas.findByRole('link', { name: 'Terms' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledTimes(1)
  },
})
/** The table of contents follows the section being read. */
export const Reading = meta.story({
  play: async ({ canvas }) => {
    const last = canvas.getByRole('heading', { name: 'What we owe you' })
    last.scrollIntoView()
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    await waitFor(() =>
      expect(contents.queryByRole('link', { name: 'What this is' })).not.toHaveAttribute('aria-current'),
    )
    window.scrollTo(0, 0)
  },
})
export const Privacy = meta.story({ args: { name: 'privacy' as const, document: privacy } })
export const Risk = meta.story({ args: { name: 'risk' as const, document: risk } })
/** A document without dates or a summary. */
export const About = meta.story({ args: { name: 'about' as const, document: about } })
export const Whitepaper = meta.story({ args: { name: 'whitepaper' as const, document: whitepaper } })
export const Long = meta.story({
  args: {
    document: {
      ...terms,
      title: 'Unbreakable'.repeat(6),
      sections: Array.from({ length: 40 }, (_, index) => ({
        id: `section-${index}`,
        title: `${index + 1}th thing that has to be said, and takes its time to say so in full`,
        body: ['Words '.repeat(120), ['a'.repeat(200), '**Bold** and [a link](https://example.com)']],
      })),
    },
  },
})
/** On a phone one button opens the sections and closes after a choice. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    const section = contents.getByRole('link', { name: 'What we owe you' })
    await expect(section).not.toBeVisible()
    await userEvent.click(await contents.findByText('On this page'))
    await expect(section).toBeVisible()
    // The jump itself would leave the page that runs the stories.
    const stay = (event: Event) => event.preventDefault()
    window.addEventListener('click', stay, { once: true })
    await userEvent.click(section)
    await expect(section).not.toBeVisible()
  },
})
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
