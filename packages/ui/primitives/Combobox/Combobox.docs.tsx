import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Combobox } from './Combobox.tsx'

const countries = [
  { value: 'CA', label: 'Canada' },
  { value: 'FR', label: 'France' },
  { value: 'KE', label: 'Kenya' },
]
const words = { emptyLabel: 'No country of that name', resultsLabel: (count: number) => `${count} countries` }

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Use it for long lists that people know by name, such as countries.',
      show: <Combobox {...words} label="Country" options={countries} value="FR" onChange={() => undefined} />,
    },
    {
      says: 'Use `entry="text"` where any text is fine and a list saves typing.',
      show: (
        <Combobox
          {...words}
          entry="text"
          label="Location"
          options={[]}
          value="Lyon, France"
          onChange={() => undefined}
        />
      ),
    },
  ],
  donts: [
    {
      says: 'Do not use it for a few options: a Select or a RadioGroup shows them all.',
      show: (
        <Combobox
          {...words}
          label="Currency"
          options={[
            { value: 'CAD', label: 'Canadian dollars' },
            { value: 'USD', label: 'US dollars' },
          ]}
          value="CAD"
          onChange={() => undefined}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the field.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('combobox')).toHaveFocus()
      },
    },
    {
      keys: ['Arrow down', 'Arrow up'],
      does: 'Opens the list, and moves to the next or previous option.',
      play: async ({ canvas, userEvent }) => {
        const field = canvas.getByRole('combobox')
        await userEvent.keyboard('{ArrowDown}')
        await expect(field).toHaveAttribute('aria-expanded', 'true')
        await userEvent.keyboard('{ArrowDown}')
        const next = field.getAttribute('aria-activedescendant')
        await userEvent.keyboard('{ArrowUp}')
        await expect(field.getAttribute('aria-activedescendant')).not.toBe(next)
      },
    },
    {
      keys: ['Any letter'],
      does: 'Filters the options by what was typed, accents aside.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.clear(canvas.getByRole('combobox'))
        await userEvent.keyboard('cote')
        await expect(canvas.getAllByRole('option')).toHaveLength(1)
      },
    },
    {
      keys: ['Enter'],
      does: 'Chooses the marked option and closes the list.',
      play: async ({ canvas, userEvent, args }) => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onChange).toHaveBeenLastCalledWith('CI')
        await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
      },
    },
    {
      keys: ['Tab'],
      does: 'With an open list: chooses the marked option, and moves on.',
      play: async ({ canvas, userEvent, args }) => {
        const field = canvas.getByRole('combobox')
        await userEvent.clear(field)
        await userEvent.keyboard('jap')
        await userEvent.tab()
        await expect(args.onChange).toHaveBeenLastCalledWith('JP')
        await expect(field).not.toHaveFocus()
        await userEvent.clear(field)
        await userEvent.keyboard('cote{Enter}')
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes the list and keeps what was chosen.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard('{ArrowDown}{Escape}')
        await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
        await expect(canvas.getByRole('combobox')).toHaveValue('Côte d’Ivoire')
      },
    },
  ],
  stories: ['ArrowKeys'],
}
