import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { useDirection } from '../use-direction.ts'
import * as styles from './Tabs.css.ts'

export interface Tab {
  readonly id: string
  readonly label: string
  /** Count, if known. */
  readonly count?: number
  readonly content: ReactNode
}

export interface TabsProps extends PassThroughProps {
  /** Name of the tabs, for screen readers. */
  readonly label: string
  /** The tabs with their panels, in the order in which they are shown. */
  readonly tabs: readonly Tab[]
  /** The chosen one, if the parent controls it. */
  readonly value?: string
  /** Called with the id of the tab that is chosen. */
  readonly onChange?: (id: string) => void
}

/** Several panels in one place, one visible. If each needs an address, use TabLinks. */
export function Tabs({ label, tabs, value, onChange, ...rest }: TabsProps) {
  const dir = useDirection()
  return (
    <Radix.Root
      dir={dir}
      {...(value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value })}
      {...(onChange && { onValueChange: onChange })}
      {...passThrough(rest)}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
