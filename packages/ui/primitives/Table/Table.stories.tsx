import check from 'lucide-react/icons/check'
import hourglass from 'lucide-react/icons/hourglass'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { Badge } from '../Badge/Badge.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { type Column, Table, type TableProps } from './Table.tsx'

interface Backer {
  readonly id: string
  readonly name: string
  readonly reward: string
  readonly amount: string
  readonly state: 'collected' | 'pending'
}

const backers: readonly Backer[] = [
  { id: '1', name: 'Mara Okafor', reward: 'Kettle and repair roll', amount: '$592.00', state: 'collected' },
  { id: '2', name: 'Ana Lima', reward: 'One kettle', amount: '$95.00', state: 'pending' },
  { id: '3', name: 'Tom Reyes', reward: 'The manual', amount: '$12.00', state: 'collected' },
]

const columns: readonly Column<Backer>[] = [
  { id: 'name', header: 'Backer', cell: (row) => row.name, rowHeader: true },
  { id: 'reward', header: 'Reward', cell: (row) => row.reward },
  {
    id: 'state',
    header: 'Payment',
    cell: (row) =>
      row.state === 'collected' ? (
        <Badge tone="positive" icon={check}>
          Collected
        </Badge>
      ) : (
        <Badge tone="warning" icon={hourglass}>
          Pending
        </Badge>
      ),
  },
  { id: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end' },
]

const boxes: Column<Backer> = {
  id: 'box',
  header: 'Choose',
  headerDisplay: 'spoken',
  width: 44,
  cell: (row) => <Checkbox label={row.name} labelDisplay="spoken" checked={row.id === '2'} onChange={fn()} />,
}

const meta = preview.meta({
  title: 'Primitives/Table',
  component: Table,
  args: {
    caption: 'Backers',
    columns,
    rows: backers,
    rowKey: (row: Backer) => row.id,
  } as unknown as TableProps<unknown>,
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Backers' })).toBeVisible()
    await expect(await canvas.findByRole('rowheader', { name: 'Ana Lima' })).toBeVisible()
  },
})
export const Playground = meta.story()
export const WithChoices = meta.story({
  args: {
    columns: [boxes, ...columns],
    isSelected: (row: Backer) => row.id === '2',
  } as unknown as TableProps<unknown>,
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
/** For rows that people fill in or read one by one. */
export const StackedOnAPhone = OnAPhone.extend({
  args: { onPhone: 'stacked' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Ana Lima/ })
    const [name, reward] = [...row.children].map((cell) => cell.getBoundingClientRect())
    await expect(reward?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity)
    await expect(await canvas.findByRole('columnheader', { name: 'Reward' })).toBeInTheDocument()
  },
})

const long: readonly Backer[] = [
  {
    id: '4',
    name: 'Wolfeschlegelsteinhausenbergerdorff',
    reward: 'One',
    amount: '$1,000.00',
    state: 'pending',
  },
]

/** Plain, with boxes and a chosen row, without rows, with overlong text, and with fixed widths. */
export const Matrix = meta.story({
  render: () => (
    <Stack gap={24}>
      <Table caption="Plain" columns={columns} rows={backers} rowKey={({ id }) => id} />
      <Table
        caption="With choices"
        columns={[boxes, ...columns]}
        rows={backers}
        rowKey={({ id }) => id}
        isSelected={({ id }) => id === '2'}
      />
      <Table caption="Without rows" columns={columns} rows={[]} rowKey={({ id }) => id} />
      <Table
        caption="Fixed widths"
        columns={columns.map((column) => ({ ...column, width: 140 }))}
        rows={[...long, ...backers]}
        rowKey={({ id }) => id}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(4)
    await expect(canvas.getAllByRole('row')).toHaveLength(14)
    await expect(await canvas.findByRole('checkbox', { name: 'Ana Lima' })).toBeChecked()
  },
})
