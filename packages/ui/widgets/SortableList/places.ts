/** A list with one of its items at another place, counted from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const sortableForms = ['rows', 'grid'] as const
export type SortableForm = (typeof sortableForms)[number]

const centre = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/**
 * The place at which a dragged item would land.
 *
 * @param boxes of all items in their order, the dragged one among them.
 * @param point of the pointer, in the same coordinates.
 */
export function placeAt(
  boxes: readonly Box[],
  from: number,
  point: { readonly x: number; readonly y: number },
  form: SortableForm,
): number {
  if (form === 'rows') return boxes.filter((box, index) => index !== from && centre(box).y < point.y).length
  // In a grid the nearest item gives its place up.
  const far = boxes.map((box) => Math.hypot(centre(box).x - point.x, centre(box).y - point.y))
  return far.indexOf(Math.min(...far))
}

/** How many items stand in the first line of a grid; 1 in rows. */
export function columnsOf(boxes: readonly Box[], form: SortableForm): number {
  const [first] = boxes
  if (form === 'rows' || !first) return 1
  return boxes.filter(({ top }) => Math.abs(top - first.top) < 1).length
}

const ofKeys = (columns: number, forward: 1 | -1): Readonly<Record<string, number>> => ({
  ArrowUp: -columns,
  ArrowDown: columns,
  ...(columns > 1 && { ArrowRight: forward, ArrowLeft: -forward }),
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
})

/** Where a key moves an item at a place of so many; null for keys that move nothing. `forward`: of Arrow right. */
export function placeByKey(
  key: string,
  place: number,
  { count, columns, forward }: { readonly count: number; readonly columns: number; readonly forward: 1 | -1 },
): number | null {
  const by = ofKeys(columns, forward)[key]
  return by === undefined ? null : Math.max(0, Math.min(count - 1, place + by))
}

/** How fast the page scrolls while an item is dragged near the window's edge, in pixels a frame. */
export function scrollBy(y: number, height: number): number {
  const edge = 64
  if (y < edge) return -Math.ceil((edge - y) / 4)
  return y > height - edge ? Math.ceil((y - height + edge) / 4) : 0
}
