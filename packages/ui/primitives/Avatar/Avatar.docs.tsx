import type { Guide } from '../guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Avatar } from './Avatar.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Show the name beside it.',
      show: (
        <Inline>
          <Avatar name="Mara Okafor" />
          <Text>Mara Okafor</Text>
        </Inline>
      ),
    },
  ],
  donts: [{ says: 'Do not show it alone without a spoken name.', show: <Avatar name="Mara Okafor" /> }],
  keyboard: [],
  stories: ['WithPicture', 'Alone', 'Nameless'],
}
