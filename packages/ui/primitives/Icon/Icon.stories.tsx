import ban from 'lucide-react/icons/ban'
import check from 'lucide-react/icons/check'
import circleAlert from 'lucide-react/icons/circle-alert'
import clock from 'lucide-react/icons/clock'
import hourglass from 'lucide-react/icons/hourglass'
import lock from 'lucide-react/icons/lock'
import shieldCheck from 'lucide-react/icons/shield-check'
import triangleAlert from 'lucide-react/icons/triangle-alert'
import vote from 'lucide-react/icons/vote'
import preview from '#catalogue/preview'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Icon, iconSizes } from './Icon.tsx'

/** The fixed meanings: an icon has the same meaning everywhere. */
const meanings = [
  ['shield-check', shieldCheck, 'protection'],
  ['vote', vote, 'vote'],
  ['lock', lock, 'locked'],
  ['hourglass', hourglass, 'pending, few left'],
  ['clock', clock, 'processing, ends'],
  ['check', check, 'done'],
  ['ban', ban, 'sold out, cancelled'],
  ['circle-alert', circleAlert, 'error'],
  ['triangle-alert', triangleAlert, 'warning'],
] as const

const meta = preview.meta({
  title: 'Primitives/Icon',
  component: Icon,
  args: { icon: shieldCheck },
  argTypes: { size: { control: 'inline-radio', options: iconSizes }, icon: { control: false } },
})

export const Default = meta.story()
export const Playground = meta.story({ args: { size: 24 } })

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {iconSizes.map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
})

export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 3 }}>
      {meanings.map(([name, icon, meaning]) => (
        <Inline key={name}>
          <Icon {...args} icon={icon} />
          <Text size="t14">{meaning}</Text>
        </Inline>
      ))}
    </Grid>
  ),
})
