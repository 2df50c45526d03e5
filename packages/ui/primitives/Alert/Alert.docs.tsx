import type { Guide } from '../guide.ts'
import { Alert } from './Alert.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Say what happened, what was kept, and what to do.',
      show: (
        <Alert tone="danger" title="Invalid e-mail or password.">
          We kept your e-mail. Type the password again.
        </Alert>
      ),
    },
  ],
  donts: [
    { says: 'Do not blame, and do not stop at the code.', show: <Alert tone="danger" title="Error 401." /> },
  ],
  keyboard: [],
  stories: ['Announced', 'WithLink', 'ErrorSummary'],
}
