import { fixtures } from '@kindling/api-client/scenarios'
import type { ReactNode } from 'react'
import type { Guide } from '../../primitives/guide.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { Picture } from './Picture.tsx'

const image = fixtures.wholeKettle.images[0] ?? fixtures.wholeKettle.main_image
if (!image) throw new Error('The kettle has a picture')

const Framed = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ inlineSize: 220, maxInlineSize: '100%' }}>{children}</div>
)

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Reserve its shape, so that nothing moves when it arrives.',
      show: (
        <Framed>
          <Picture image={image} sizes="220px" ratio="16/9" loading="eager" />
        </Framed>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not repeat in its text what stands beside it: use alt="none" there.',
      show: (
        <Framed>
          <Picture image={{ ...image, alt: 'Fernhill kettle' }} sizes="220px" ratio="16/9" loading="eager" />
          <Text size="t14">Fernhill kettle</Text>
        </Framed>
      ),
    },
  ],
  keyboard: [],
  stories: ['Failed', 'Decorative'],
}
