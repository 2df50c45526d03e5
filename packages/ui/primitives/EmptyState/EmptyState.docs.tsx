import { Button } from '../Button/Button.tsx'
import type { Guide } from '../guide.ts'
import { EmptyState } from './EmptyState.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Say what will be there, and offer the first step.',
      show: (
        <EmptyState title="No projects yet" action={<Button>Start a project</Button>}>
          Projects you create are listed here.
        </EmptyState>
      ),
    },
  ],
  donts: [{ says: 'Do not only say that there is nothing.', show: <EmptyState title="No data" /> }],
  keyboard: [],
  stories: ['WithAction'],
}
