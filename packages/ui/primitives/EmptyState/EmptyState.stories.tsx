import preview from '#catalogue/preview'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { guided } from '../guide.ts'
import { guide } from './EmptyState.docs.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  parameters: guided(guide),
  component: EmptyState,
  args: {
    title: 'Nothing smouldering',
    children: 'Votes, updates and replies from projects you back will land here.',
    picture: 'fuse' as const,
  },
  argTypes: { action: { control: false }, picture: { control: 'inline-radio', options: ['fuse', 'none'] } },
})

export const Default = meta.story()
export const Playground = meta.story({
  args: {
    picture: 'none',
    title: 'No addresses yet',
    children: 'The one you ship to first will be kept here.',
  },
})
export const WithAction = meta.story({ args: { action: <Button variant="line">Find a project</Button> } })
export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 2 }}>
      <Card>
        <EmptyState {...args} />
      </Card>
      <EmptyState {...args} picture="none" action={<Button variant="line">Find a project</Button>} />
    </Grid>
  ),
})
