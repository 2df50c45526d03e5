import preview from '#catalogue/preview'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Grid } from './Grid.tsx'

const cards = (count: number) =>
  ['Ceramics', 'Audio', 'Games', 'Books', 'Tools', 'Film', 'Food', 'Radio']
    .slice(0, count)
    .map((kind) => <Card key={kind}>{kind}</Card>)

const meta = preview.meta({
  title: 'Primitives/Grid',
  component: Grid,
  args: { columns: { base: 1, from700: 2, from1024: 4 } as const, children: cards(8) },
})

export const Default = meta.story()
export const Playground = meta.story({ args: { columns: 3, gap: 24 } })
export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={32}>
      {([1, 2, 3, 4] as const).map((columns) => (
        <Grid {...args} key={columns} columns={columns}>
          {cards(columns)}
        </Grid>
      ))}
    </Stack>
  ),
})
