import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'
import { tooltip } from './Tooltip.css.ts'

export const tooltipSides = ['top', 'bottom'] as const

export interface TooltipProps {
  /** A few words. Nothing that a person needs in order to act: touch never shows it. */
  readonly label: string
  /** The Button or IconButton it explains. */
  readonly children: ReactElement
  /** Where it appears; it flips where there is no room. @default 'top' */
  readonly side?: (typeof tooltipSides)[number]
}

/** Text on hover and focus, 400 ms after a pointer rests. */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
