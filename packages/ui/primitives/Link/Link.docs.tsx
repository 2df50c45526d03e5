import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Link } from './Link.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [{ says: 'Say where it leads.', show: <Link href="/signup">Create an account</Link> }],
  donts: [
    {
      says: 'Do not link "here": a list of links read aloud would say nothing.',
      show: <Link href="/signup">Click here</Link>,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the link.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link')).toHaveFocus()
      },
    },
    {
      keys: ['Enter'],
      does: 'Follows it.',
      play: async ({ userEvent, args }) => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onClick).toHaveBeenCalledOnce()
      },
    },
  ],
  stories: ['InASentence', 'ToAnotherSite'],
}
