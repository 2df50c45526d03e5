import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Pagination } from './Pagination.tsx'

const words = {
  hrefOf: (page: number) => `/projects?page=${page}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
}

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Name what is paged.',
      show: <Pagination {...words} label="Pages of projects" current={2} total={5} />,
    },
  ],
  donts: [
    {
      says: 'Do not show it for one page.',
      show: <Pagination {...words} label="Pages" current={1} total={1} />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the next arrow or number.',
      play: async ({ canvas, userEvent }) => {
        for (const link of canvas.getAllByRole('link')) {
          await userEvent.tab()
          await expect(link).toHaveFocus()
        }
      },
    },
  ],
  stories: ['FirstPage', 'LastPage', 'OnAPhone'],
}
