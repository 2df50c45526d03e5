import arrowDown from 'lucide-react/icons/arrow-down'
import arrowLeft from 'lucide-react/icons/arrow-left'
import arrowRight from 'lucide-react/icons/arrow-right'
import arrowUp from 'lucide-react/icons/arrow-up'
import gripVertical from 'lucide-react/icons/grip-vertical'
import { type ReactNode, useId, useRef } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import type { SortableForm } from './places.ts'
import * as styles from './SortableList.css.ts'
import { type SortEvent, type SortedItem, useSorting } from './use-sorting.ts'

export interface SortableWords {
  /** Name of an item's handle: "Move Kettle". */
  readonly handle: (name: string) => string
  /** Names of the buttons beside it: "Move Kettle up". */
  readonly earlier: (name: string) => string
  readonly later: (name: string) => string
  /** What the keys do: "Space picks up and drops, arrows move, Escape puts back." */
  readonly keys: string
  /** Says what became of an item: "Kettle, now 1 of 3, was 2". */
  readonly says: (event: SortEvent) => string
}

export interface SortableParts {
  /** Picks the item up, by pointer or by keys. */
  readonly handle: ReactNode
  /** One place up or down, for people who do not drag. */
  readonly arrows: ReactNode
}

export interface SortableListProps<Item extends SortedItem> extends PassThroughProps {
  /** Name of the list: "Rewards". */
  readonly label: string
  /** The items in their saved order. */
  readonly items: readonly Item[]
  /** Content of one item, with its handle and its arrows where they belong. */
  readonly children: (item: Item, parts: SortableParts, index: number) => ReactNode
  /** All ids in their new order. Resolves to false if it was not saved: the order before comes back. */
  readonly onSort: (ids: readonly string[]) => Promise<boolean>
  /** What its controls and its announcements say. */
  readonly words: SortableWords
  /** `rows` below each other, `grid` for pictures. @default 'rows' */
  readonly form?: SortableForm
}

/** A list whose order is changed by dragging, by keys or by buttons. */
export function SortableList<Item extends SortedItem>({
  label,
  items,
  children,
  onSort,
  words,
  form = 'rows',
  ...rest
}: SortableListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const keysId = useId()
  const { shown, lift, event, step, handle } = useSorting({ items, form, list, onSort })
  const isRows = form === 'rows'

  const partsOf = ({ id, name }: Item, index: number): SortableParts => ({
    handle: (
      <button
        type="button"
        data-handle={id}
        className={styles.handle}
        aria-label={words.handle(name)}
        aria-describedby={keysId}
        aria-pressed={lift?.id === id}
        {...handle(id)}
      >
        <Icon icon={gripVertical} size={18} />
      </button>
    ),
    arrows: (
      <span className={styles.arrows[form]}>
        <IconButton
          size="small"
          icon={isRows ? arrowUp : arrowLeft}
          label={words.earlier(name)}
          disabled={index === 0}
          onClick={() => step(id, -1)}
        />
        <IconButton
          size="small"
          icon={isRows ? arrowDown : arrowRight}
          label={words.later(name)}
          disabled={index === shown.length - 1}
          onClick={() => step(id, 1)}
        />
      </span>
    ),
  })

  /** The line that shows where it lands: before or behind the item whose place it takes. */
  const lineAt = (index: number) =>
    lift && lift.to !== lift.from && lift.to === index
      ? lift.to < lift.from
        ? 'before'
        : 'after'
      : undefined

  return (
    <div {...passThrough(rest)}>
      <ul ref={list} className={styles.list[form]} aria-label={label}>
        {shown.map((item, index) => (
          <li
            key={item.id}
            className={styles.item[form]}
            data-lifted={lift?.id === item.id || undefined}
            data-line={lineAt(index)}
          >
            <div
              className={styles.content}
              style={lift?.id === item.id ? { transform: `translate(${lift.x}px, ${lift.y}px)` } : undefined}
            >
              {children(item, partsOf(item, index), index)}
            </div>
          </li>
        ))}
      </ul>
      <span id={keysId} className={hidden}>
        {words.keys}
      </span>
      <p className={styles.says} role="status">
        {event && words.says(event)}
        {lift && <span className={styles.keys}> {words.keys}</span>}
      </p>
    </div>
  )
}
