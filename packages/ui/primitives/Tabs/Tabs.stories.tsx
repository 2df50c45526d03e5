import preview from '#catalogue/preview'
import { arrows, expect } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './Tabs.docs.tsx'
import { Tabs } from './Tabs.tsx'

const meta = preview.meta({
  title: 'Primitives/Tabs',
  parameters: guided(guide),
  component: Tabs,
  args: {
    label: 'Project',
    tabs: [
      { id: 'story', label: 'Story', content: <Text>How the kettle comes apart.</Text> },
      { id: 'updates', label: 'Updates', count: 7, content: <Text>The dial casting passed.</Text> },
      {
        id: 'discussion',
        label: 'Discussion',
        count: 42,
        content: <Text>Does the key fit the old seal?</Text>,
      },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(arrows().on)
    await expect(await canvas.findByRole('tab', { name: /Updates/ })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel')).toHaveTextContent('The dial casting passed.')
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const FromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await canvas.findByRole('tab', { name: /Updates/ })).toHaveAttribute('aria-selected', 'true')
  },
})

export const Playground = meta.story()
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

const short = [
  { id: 'story', label: 'Story', content: <Text>How the kettle comes apart.</Text> },
  { id: 'updates', label: 'Updates', content: <Text>The dial casting passed.</Text> },
]
const many = Array.from({ length: 9 }, (_, index) => ({
  id: `${index}`,
  label: `A rather long label, number ${index + 1}`,
  count: index * 111,
  content: <Text>Panel {index + 1}</Text>,
}))

/** With counts and without, each in the place of the chosen one, one alone, and more than fit in a row. */
export const Matrix = meta.story({
  render: ({ label, tabs }) => (
    <Stack gap={24}>
      {tabs.map(({ id }) => (
        <Tabs key={id} label={`${label}, ${id}`} tabs={tabs} value={id} />
      ))}
      <Tabs label="Without counts" tabs={short} />
      <Tabs label="One alone" tabs={short.slice(0, 1)} />
      <Tabs label="Many" tabs={many} value="2" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent),
    ).toEqual(['Story', 'Updates7', 'Discussion42', 'Story', 'Story', 'A rather long label, number 3222'])
  },
})
