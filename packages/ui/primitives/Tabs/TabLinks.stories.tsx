import lock from 'lucide-react/icons/lock'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { Icon } from '../Icon/Icon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TabLinks } from './TabLinks.tsx'

const meta = preview.meta({
  title: 'Primitives/TabLinks',
  component: TabLinks,
  args: {
    label: 'Project',
    current: '/project/hollin',
    links: [
      { href: '/project/hollin', label: 'Story' },
      { href: '/project/hollin/updates', label: 'Updates', count: 7 },
      { href: '/project/hollin/discussion', label: 'Discussion', count: 42 },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Story' })).toHaveAttribute('aria-current', 'page')
  },
})
export const Playground = meta.story({ args: { current: '/project/hollin/updates' } })

/** Each in the place of the one in view, none in view, with a sign, and more than fit in a row. */
export const Matrix = meta.story({
  render: ({ label, links }) => (
    <Stack gap={24}>
      {[...links.map(({ href }) => href), '/elsewhere'].map((current) => (
        <TabLinks key={current} label={`${label} at ${current}`} links={links} current={current} />
      ))}
      <TabLinks
        label="With a sign"
        current="/wallet/plg"
        links={[
          { href: '/wallet/plg', label: 'PLG' },
          { href: '/wallet/cs', label: 'CS', sign: <Icon icon={lock} size={16} /> },
        ]}
      />
      <TabLinks
        label="Many"
        current="/many/2"
        links={Array.from({ length: 9 }, (_, index) => ({
          href: `/many/${index}`,
          label: `A rather long label, number ${index + 1}`,
          count: index * 111,
        }))}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    await expect(current).toHaveLength(5)
  },
})
