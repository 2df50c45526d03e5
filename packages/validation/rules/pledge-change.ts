/** Pieces of one variant at one price; a pledge may hold a variant at more than one price. */
export interface PledgedPieces {
  readonly variantId: string
  /** Cents of one piece, as it was when it was pledged. */
  readonly price: number
  readonly quantity: number
  /** Cents for all pieces; null: not shipped there. */
  readonly shipping: number | null
}

/** What a piece of the variant costs today, in cents. */
export interface PieceToday {
  readonly price: number
  /** Cents for one piece to the pledge's address; null: not shipped there any more. */
  readonly shipping: number | null
}

/** Shipping at today's cost; where it is not shipped any more, what remains keeps its part, rounded down. */
const shippingOf = (line: PledgedPieces, quantity: number, each: number | null): number | null =>
  each === null
    ? line.shipping === null
      ? null
      : Math.floor((line.shipping * quantity) / line.quantity)
    : each * quantity

/**
 * Lines of a pledge after a variant's quantity was changed. A pledged piece keeps its price; one that is added has
 * today's (reliability, money 11). Of several prices, lowering gives the dearest back first.
 */
export function withQuantity(
  lines: readonly PledgedPieces[],
  variantId: string,
  quantity: number,
  today: PieceToday,
): PledgedPieces[] {
  const others = lines.filter((line) => line.variantId !== variantId)
  const own = lines.filter((line) => line.variantId === variantId).sort((a, b) => a.price - b.price)
  const held = own.reduce((sum, line) => sum + line.quantity, 0)
  if (quantity === held) return [...lines]
  let left = quantity
  const kept = own.flatMap((line) => {
    const pieces = Math.min(line.quantity, left)
    left -= pieces
    return pieces > 0
      ? [{ ...line, quantity: pieces, shipping: shippingOf(line, pieces, today.shipping) }]
      : []
  })
  if (left === 0) return [...others, ...kept]
  const same = kept.find(({ price }) => price === today.price)
  const added = {
    variantId,
    price: today.price,
    quantity: left + (same?.quantity ?? 0),
    shipping: today.shipping === null ? null : today.shipping * (left + (same?.quantity ?? 0)),
  }
  return [...others, ...kept.filter((line) => line !== same), added]
}
