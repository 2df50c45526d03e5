import type { Guide } from '../../primitives/guide.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

const labels = {
  length: 'At least 8 characters',
  advice: 'These help, and are not required:',
  upper: 'upper case',
  lower: 'lower case',
  number: 'a number',
  met: 'met',
  unmet: 'not met',
}

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Show it from the first letter, so that nobody is rejected later.',
      show: <PasswordChecklist labels={labels} password="copper kett" />,
    },
  ],
  donts: [
    {
      says: 'Do not list rules that are only advice as if they were required.',
      show: <PasswordChecklist labels={{ ...labels, advice: 'Required:' }} password="kettle" />,
    },
  ],
  keyboard: [],
  stories: ['TooShort', 'EveryScript'],
}
