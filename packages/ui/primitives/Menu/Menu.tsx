import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactElement } from 'react'
import { Icon, type IconShape } from '../Icon/Icon.tsx'
import { useLink } from '../Link/LinkProvider.tsx'
import { useDirection } from '../use-direction.ts'
import * as styles from './Menu.css.ts'

interface ItemWords {
  readonly label: string
  readonly icon?: IconShape
  /** A short word at the end: a count, a key. */
  readonly detail?: string
}

export type MenuItem =
  | (ItemWords & { readonly kind: 'link'; readonly href: string })
  | (ItemWords & {
      readonly kind: 'action'
      readonly onSelect: () => void
      /** `danger` for what cannot be undone. */
      readonly tone?: 'plain' | 'danger'
      readonly disabled?: boolean
    })
  | { readonly kind: 'separator' }
  | { readonly kind: 'label'; readonly label: string }

export interface MenuProps {
  /** The Button or IconButton that opens it. */
  readonly trigger: ReactElement
  /** Actions and links, in the order in which they are shown. */
  readonly items: readonly MenuItem[]
  /** The edge of the trigger it aligns with. @default 'end' */
  readonly align?: 'start' | 'end'
  /** Called with the new state after it opens or closes. */
  readonly onOpenChange?: (open: boolean) => void
}

/** Actions or links behind one button. */
export function Menu({ trigger, items, align = 'end', onOpenChange }: MenuProps) {
  const dir = useDirection()
  return (
    // Not modal: the page behind stays in the accessibility tree, keeps its scroll bar, and a press on it closes.
    <Radix.Root dir={dir} modal={false} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8} loop>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: separators have nothing else, and a menu does not reorder
            <Entry key={index} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Entry({ item }: { readonly item: MenuItem }) {
  const Anchor = useLink()
  if (item.kind === 'separator') return <Radix.Separator className={styles.separator} />
  if (item.kind === 'label') return <Radix.Label className={styles.label}>{item.label}</Radix.Label>
  const words = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      {item.label}
      {item.detail && <span className={styles.detail}>{item.detail}</span>}
    </>
  )
  if (item.kind === 'link')
    return (
      <Radix.Item asChild>
        <Anchor href={item.href} className={styles.item.plain}>
          {words}
        </Anchor>
      </Radix.Item>
    )
  return (
    <Radix.Item
      className={styles.item[item.tone ?? 'plain']}
      disabled={item.disabled ?? false}
      onSelect={item.onSelect}
    >
      {words}
    </Radix.Item>
  )
}
