import plus from 'lucide-react/icons/plus'
import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Button } from './Button.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: (
      <Button size="large" icon={plus} disabledReason="Add a title first.">
        Add a reward
      </Button>
    ),
    parts: [
      { name: 'Icon', is: 'Optional. It repeats the label, and never replaces it.', find: 'svg' },
      { name: 'Label', is: 'A verb and its object: what a press does.', find: 'button > span' },
      {
        name: 'Reason',
        is: 'Why it cannot be pressed now, shown after it and spoken with it.',
        find: 'button + *',
      },
    ],
  },
  dos: [
    {
      says: 'Name the result, and repeat the verb while it is pending.',
      show: <Button pendingLabel="Publishing">Publish update</Button>,
    },
    {
      says: 'Say why it is disabled. It stays in the tab order, so everybody finds the reason.',
      show: <Button disabledReason="Choose a reward first.">Continue</Button>,
    },
  ],
  donts: [
    {
      says: 'Do not label it OK or Yes: out of context nobody knows what it does.',
      show: <Button>OK</Button>,
    },
    {
      says: 'Do not show two ember buttons: only one moves money.',
      show: (
        <Inline>
          <Button variant="ember">Back this project</Button>
          <Button variant="ember">Share</Button>
        </Inline>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the button, also while it is disabled.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button')).toHaveFocus()
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses it, unless it is disabled or pending.',
      play: async ({ userEvent, args }) => {
        await userEvent.keyboard('{Enter}')
        await userEvent.keyboard(' ')
        await expect(args.onClick).toHaveBeenCalledTimes(2)
      },
    },
  ],
  stories: ['WithIcons', 'Disabled', 'Pending'],
}
