import preview from '#catalogue/preview'
import { guided } from '../../primitives/guide.ts'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { guide } from './BackerProtectionTag.docs.tsx'
import { BackerProtectionTag } from './BackerProtectionTag.tsx'

const meta = preview.meta({
  title: 'Widgets/BackerProtectionTag',
  parameters: guided(guide),
  component: BackerProtectionTag,
  args: { label: '60% held for backers' },
})

export const Default = meta.story()
export const Playground = meta.story({ args: { surface: 'sheet' } })
export const Matrix = meta.story({
  render: (args) => (
    <Inline>
      <BackerProtectionTag {...args} />
      <span style={{ background: '#747461', padding: 16 }}>
        <BackerProtectionTag {...args} surface="sheet" />
      </span>
    </Inline>
  ),
})
