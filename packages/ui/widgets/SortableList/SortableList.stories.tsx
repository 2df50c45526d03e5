import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fireEvent, fn, waitFor } from '#catalogue/test'
import { guided, pressing } from '../../primitives/guide.ts'
import { sortableForms } from './places.ts'
import { guide, kettles, words } from './SortableList.docs.tsx'
import { SortableList, type SortableListProps } from './SortableList.tsx'
import type { SortedItem } from './use-sorting.ts'

const sorted = fn(async (_: readonly string[]) => true)

/** Keeps the order, as a section does once it is saved. */
function Kept(props: SortableListProps<SortedItem>) {
  const [items, setItems] = useState(props.items)
  return (
    <SortableList
      {...props}
      items={items}
      onSort={async (ids) => {
        const saved = await props.onSort(ids)
        if (saved) setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []))
        return saved
      }}
    >
      {(item, { handle, arrows }, index) => (
        <div style={{ display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 8 }}>
          {handle}
          <span style={{ flex: 1 }}>{`${index + 1}. ${item.name}`}</span>
          {arrows}
        </div>
      )}
    </SortableList>
  )
}

const meta = preview.meta({
  title: 'Widgets/SortableList',
  parameters: guided(guide),
  component: SortableList<SortedItem>,
  args: { label: 'Kettles', items: kettles, words, onSort: sorted, children: () => null },
  argTypes: { form: { options: sortableForms } },
  render: (args) => <Kept {...args} />,
  beforeEach: () => {
    sorted.mockReset()
    sorted.mockResolvedValue(true)
  },
})

type Canvas = { readonly canvasElement: HTMLElement }
const handleOf = ({ canvasElement }: Canvas, id: string) =>
  canvasElement.querySelector(`[data-handle="${id}"]`) as HTMLElement
const names = ({ canvasElement }: Canvas) =>
  [...canvasElement.querySelectorAll('li')].map((item) => item.textContent)

/** Drags an item by its handle onto another one. */
async function drag(context: Canvas, id: string, onto: string) {
  const from = handleOf(context, id)
  const start = from.getBoundingClientRect()
  const end = (handleOf(context, onto).closest('li') as HTMLElement).getBoundingClientRect()
  const pointer = { pointerId: 1, button: 0, isPrimary: true }
  // The browser knows no such pointer.
  from.setPointerCapture = () => undefined
  const at = (x: number, y: number) => ({ ...pointer, clientX: x, clientY: y })
  await fireEvent.pointerDown(from, at(start.x + 10, start.y + 10))
  await fireEvent.pointerMove(from, at(start.x + 10, start.y + 20))
  await fireEvent.pointerMove(from, at(end.x + end.width / 2, end.y + end.height - 4))
  return async () => fireEvent.pointerUp(from, pointer)
}

export const Default = meta.story()
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))
export const Playground = meta.story()
/** A line shows where it lands; what is dragged follows the pointer. */
export const Dragged = meta.story({
  play: async (context) => {
    const { canvas, canvasElement } = context
    const drop = await drag(context, 'slate', 'bone')
    await waitFor(() => expect(canvasElement.querySelector('[data-line]')).toHaveTextContent('Bone'))
    await drop()
    await expect(sorted).toHaveBeenCalledOnce()
    await expect(sorted).toHaveBeenCalledWith(['moss', 'bone', 'slate'])
    await waitFor(() => expect(names(context)).toEqual(['1. Moss', '2. Bone', '3. Slate']))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Slate, now 3 of 3, was 1.')
  },
})
export const DraggedAndPutBack = meta.story({
  play: async (context) => {
    await drag(context, 'slate', 'bone')
    await fireEvent.keyDown(document, { key: 'Escape' })
    await waitFor(() => expect(context.canvasElement.querySelector('[data-lifted]')).toBeNull())
    await expect(sorted).not.toHaveBeenCalled()
  },
})
/** Picked up by keys: the row has an ink edge, and the line is where it lands. */
export const Lifted = meta.story({
  play: async (context) => {
    handleOf(context, 'bone').focus()
    await context.userEvent.keyboard(' {ArrowUp}')
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Bone, now 2 of 3, was 3.')
    await expect(context.canvasElement.querySelector('[data-line="before"]')).toHaveTextContent('Moss')
  },
})
export const ByArrows = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('button', { name: 'Move Slate up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Move Slate down' }))
    await waitFor(() => expect(names(context)).toEqual(['1. Moss', '2. Slate', '3. Bone']))
  },
})
/** It was not saved: the order before comes back. */
export const NotSaved = meta.story({
  play: async (context) => {
    sorted.mockResolvedValue(false)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Move Slate down' }))
    await waitFor(() => expect(sorted).toHaveBeenCalled())
    await waitFor(() => expect(names(context)).toEqual(['1. Slate', '2. Moss', '3. Bone']))
  },
})
export const Grid = meta.story({ args: { form: 'grid' } })
export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {sortableForms.map((form) => (
        <Kept key={form} {...args} label={form} form={form} />
      ))}
    </div>
  ),
})
