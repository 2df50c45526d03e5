import type { Guide } from '../guide.ts'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Put one subject on a sheet.',
      show: (
        <Card>
          <Text>Kettle and repair roll, moss. Quantity 4.</Text>
        </Card>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not put a sheet on a sheet: space separates as well.',
      show: (
        <Card>
          <Card>
            <Text>Kettle and repair roll.</Text>
          </Card>
        </Card>
      ),
    },
  ],
  keyboard: [],
  stories: ['Selected'],
}
