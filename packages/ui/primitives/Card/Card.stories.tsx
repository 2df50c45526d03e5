import preview from '#catalogue/preview'
import { Grid } from '../Grid/Grid.tsx'
import { guided } from '../guide.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './Card.docs.tsx'
import { Card, cardPaddings } from './Card.tsx'

const meta = preview.meta({
  title: 'Primitives/Card',
  parameters: guided(guide),
  component: Card,
  args: {
    children: (
      <Stack gap={8}>
        <Heading level={3}>Your pledge</Heading>
        <Text tone="muted">Kettle and repair roll, moss. Quantity 4.</Text>
      </Stack>
    ),
  },
  argTypes: { padding: { control: 'inline-radio', options: cardPaddings } },
})

export const Default = meta.story()
export const Playground = meta.story({ args: { padding: 28 } })
export const Selected = meta.story({ args: { state: 'selected' } })
export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 2 }} align="start">
      {cardPaddings.map((padding) => (
        <Card {...args} key={padding} padding={padding} />
      ))}
      <Card {...args} state="selected" />
    </Grid>
  ),
})
