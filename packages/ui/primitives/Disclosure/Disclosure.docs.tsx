import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Disclosure } from './Disclosure.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: (
      <Disclosure summary="When am I charged?" initial="open">
        On 2 December, and only if the project reaches its goal.
      </Disclosure>
    ),
    parts: [
      {
        name: 'Summary',
        is: 'The question, or the title of the content. The whole row is the button: the browser presses it with Enter or Space.',
        find: 'summary',
      },
      { name: 'Content', is: 'Shown once it is open; the page below moves down.' },
    ],
  },
  dos: [
    {
      says: 'Write a summary that says what is inside.',
      show: <Disclosure summary="When am I charged?">On 2 December.</Disclosure>,
    },
  ],
  donts: [
    {
      says: 'Do not hide what everybody must read before they pay.',
      show: <Disclosure summary="More">Part of your pledge may not be refunded.</Disclosure>,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the summary.',
      play: async ({ canvasElement, userEvent }) => {
        await userEvent.tab()
        await expect(canvasElement.querySelector('summary')).toHaveFocus()
      },
    },
  ],
  stories: ['OneAtATime'],
}
