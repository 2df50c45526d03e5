/** Somebody with money held, once for each card that paid: how the processor knows it, or null where it did not tell. */
export interface Payer {
  readonly userId: string
  readonly card: string | null
}

/**
 * The voices of a vote: people who paid with the same card are one (decision 35), also where a third person's two cards
 * connect them. Nobody shares a card that the processor did not tell.
 *
 * @returns by person, the name of their voice: the first of its people's ids. In the order of the ids.
 */
export function voicesOf(payers: readonly Payer[]): ReadonlyMap<string, string> {
  const leaders = new Map<string, string>()
  /** Who speaks for them so far; paths are made short on the way, so that fifty thousand payers take no time. */
  const leaderOf = (userId: string): string => {
    let leader = userId
    for (let next = leaders.get(leader); next !== undefined && next !== leader; next = leaders.get(leader))
      leader = next
    for (let each = userId; each !== leader; ) {
      const next = leaders.get(each) ?? leader
      leaders.set(each, leader)
      each = next
    }
    return leader
  }
  const firstWith = new Map<string, string>()
  for (const { userId, card } of payers) {
    if (!leaders.has(userId)) leaders.set(userId, userId)
    if (card === null) continue
    const other = firstWith.get(card)
    if (other === undefined) {
      firstWith.set(card, userId)
      continue
    }
    const [before, after] = [leaderOf(userId), leaderOf(other)].toSorted()
    if (before !== undefined && after !== undefined) leaders.set(after, before)
  }
  const people = [...leaders.keys()].sort()
  return new Map(people.map((userId) => [userId, leaderOf(userId)]))
}
