import ban from 'lucide-react/icons/ban'
import check from 'lucide-react/icons/check'
import clock from 'lucide-react/icons/clock'
import hourglass from 'lucide-react/icons/hourglass'
import shieldCheck from 'lucide-react/icons/shield-check'
import ticketPercent from 'lucide-react/icons/ticket-percent'
import x from 'lucide-react/icons/x'
import preview from '#catalogue/preview'
import { guided } from '../guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { guide } from './Badge.docs.tsx'
import { Badge, badgeTones } from './Badge.tsx'

const meta = preview.meta({
  title: 'Primitives/Badge',
  parameters: guided(guide),
  component: Badge,
  args: { children: 'Collected', tone: 'positive' as const, icon: check },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones }, icon: { control: false } },
})

export const Default = meta.story()
export const Playground = meta.story({
  args: { tone: 'warning', icon: hourglass, children: '3 of 150 left' },
})
export const Matrix = meta.story({
  render: () => (
    <Inline gap={8}>
      <Badge tone="positive" icon={check}>
        Collected
      </Badge>
      <Badge tone="info" icon={clock}>
        Processing
      </Badge>
      <Badge tone="warning" icon={hourglass}>
        Pending
      </Badge>
      <Badge tone="danger" icon={x}>
        Failed
      </Badge>
      <Badge icon={ban}>Cancelled</Badge>
      <Badge tone="accent" icon={ticketPercent}>
        KETTLE10
      </Badge>
      <Badge tone="inverse">Draft</Badge>
      <Badge tone="sheet" icon={shieldCheck}>
        Protected
      </Badge>
    </Inline>
  ),
})
