import { expect, waitFor } from '#catalogue/test'
import type { Guide, KeyboardContext } from '../../primitives/guide.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { SortableList, type SortableWords } from './SortableList.tsx'

export const words: SortableWords = {
  handle: (name) => `Move ${name}`,
  earlier: (name) => `Move ${name} up`,
  later: (name) => `Move ${name} down`,
  keys: 'Space picks up and drops, arrows move, Escape puts back.',
  says: ({ kind, name, place, was, count }) =>
    kind === 'lifted'
      ? `${name} picked up, ${place} of ${count}.`
      : kind === 'returned'
        ? `${name} put back, ${place} of ${count}.`
        : `${name}, now ${place} of ${count}, was ${was}.`,
}
export const kettles = [
  { id: 'slate', name: 'Slate' },
  { id: 'moss', name: 'Moss' },
  { id: 'bone', name: 'Bone' },
]

const order = ({ canvas }: KeyboardContext) =>
  canvas.getAllByRole('listitem').map((item: HTMLElement) => item.textContent)
const handle = ({ canvas }: KeyboardContext, name: string) =>
  canvas.findByRole('button', { name: `Move ${name}` })

export const guide: Guide = {
  status: 'new',
  since: '0.2.0',
  dos: [
    {
      says: 'Show the number of an item where its place means something.',
      show: (
        <SortableList label="Kettles" items={kettles} words={words} onSort={async () => true}>
          {(item, parts, index) => (
            <>
              {parts.handle} {index + 1}. {item.name}
            </>
          )}
        </SortableList>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not leave the arrows out: not everybody can drag.',
      show: <Text>Drag to sort</Text>,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through handle and arrows of each item.',
      play: async (context) => {
        await context.userEvent.tab()
        await expect(await handle(context, 'Slate')).toHaveFocus()
      },
    },
    {
      keys: ['Space', 'Enter'],
      does: 'On a handle: picks the item up, and drops it.',
      play: async (context) => {
        await context.userEvent.keyboard(' ')
        await expect(await handle(context, 'Slate')).toHaveAttribute('aria-pressed', 'true')
        await expect(context.canvas.getByRole('status')).toHaveTextContent('Slate picked up, 1 of 3.')
        await context.userEvent.keyboard('{Enter}')
        await expect(await handle(context, 'Slate')).toHaveAttribute('aria-pressed', 'false')
      },
    },
    {
      keys: ['Arrow down', 'Arrow up', 'End', 'Home'],
      does: 'Moves what is picked up, by one place or to an end.',
      play: async (context) => {
        await context.userEvent.keyboard(' {ArrowDown}{End}{ArrowUp} ')
        await waitFor(() => expect(order(context)).toEqual(['1. Moss', '2. Slate', '3. Bone']))
        await expect(context.canvas.getByRole('status')).toHaveTextContent('Slate, now 2 of 3, was 1.')
        // The focus goes along.
        await expect(await handle(context, 'Slate')).toHaveFocus()
        await context.userEvent.keyboard(' {Home} ')
        await waitFor(() => expect(order(context)).toEqual(['1. Slate', '2. Moss', '3. Bone']))
      },
    },
    {
      keys: ['Escape'],
      does: 'Puts back what is picked up.',
      play: async (context) => {
        await context.userEvent.keyboard(' {End}{Escape}')
        await expect(context.canvas.getByRole('status')).toHaveTextContent('Slate put back, 1 of 3.')
        await expect(order(context)).toEqual(['1. Slate', '2. Moss', '3. Bone'])
      },
    },
  ],
  stories: ['Default', 'Grid'],
}
