/** A reward as it was promised: cents, unix seconds. */
export interface PromisedReward {
  readonly id: string
  readonly title: string
  readonly includes: readonly string[]
  readonly delivery_date: number | null
  readonly price: number
}

/** A milestone as it was promised; unix seconds. */
export interface PromisedMilestone {
  readonly id: string
  readonly title: string
  readonly date: number
}

/** What a backer was promised when they confirmed their pledge. */
export interface Promises {
  readonly rewards: readonly PromisedReward[]
  readonly milestones: readonly PromisedMilestone[]
}

/** One promise, then and now. `name` is the title it has now, or had last. */
export type PromiseRow =
  | {
      readonly kind: 'milestone' | 'delivery' | 'price'
      readonly name: string
      /** Unix seconds, or cents of a price; null: there was none, or there is none any more. */
      readonly was: number | null
      readonly now: number | null
      /** Days of a milestone, months of a delivery, cents of a price; 0 where one side is missing. */
      readonly by: number
    }
  | {
      readonly kind: 'contents'
      readonly name: string
      /** How many parts. */
      readonly was: number
      readonly now: number
      readonly added: string[]
      readonly removed: string[]
    }
  | { readonly kind: 'title'; readonly name: string; readonly was: string; readonly now: string }

const DAY_SECONDS = 86_400

const days = (then: number, now: number) => Math.floor(now / DAY_SECONDS) - Math.floor(then / DAY_SECONDS)

const monthOf = (seconds: number) => {
  const date = new Date(seconds * 1000)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** What `from` has more of than `other`; parts of one name are counted, not merged. */
function without(from: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return from.filter((part) => {
    const place = rest.indexOf(part)
    if (place !== -1) rest.splice(place, 1)
    return place === -1
  })
}

const by = (then: number | null, now: number | null, between: (then: number, now: number) => number) =>
  then === null || now === null ? 0 : between(then, now)

/** A title is every other row's name already, so it has a row only once it changed. */
const renamed = (then: { title: string }, now: { title: string } | undefined): PromiseRow[] =>
  now && now.title !== then.title ? [{ kind: 'title', name: now.title, was: then.title, now: now.title }] : []

function rewardRows(then: PromisedReward, now: PromisedReward | undefined): PromiseRow[] {
  const name = (now ?? then).title
  const [was, is] = [then.delivery_date, now?.delivery_date ?? null]
  const parts = now?.includes ?? []
  return [
    ...renamed(then, now),
    ...(was === null && is === null
      ? []
      : [
          {
            kind: 'delivery' as const,
            name,
            was,
            now: is,
            by: by(was, is, (a, b) => monthOf(b) - monthOf(a)),
          },
        ]),
    {
      kind: 'price',
      name,
      was: then.price,
      now: now?.price ?? null,
      by: now ? now.price - then.price : 0,
    },
    ...(then.includes.length + parts.length === 0
      ? []
      : [
          {
            kind: 'contents' as const,
            name,
            was: then.includes.length,
            now: parts.length,
            added: without(parts, then.includes),
            removed: without(then.includes, parts),
          },
        ]),
  ]
}

/**
 * What a backer was promised, beside what stands now: milestones by their first date, then rewards. A promise that was
 * kept has its row too. Things are the same by their id, whatever their title is.
 *
 * @param now of the project as it is; its rewards are those that the pledge still holds or ever held.
 */
export function promiseDiff(then: Promises, now: Promises): PromiseRow[] {
  const isNew = ({ id }: PromisedMilestone) => !then.milestones.some((was) => was.id === id)
  const milestones = then.milestones.toSorted((a, b) => a.date - b.date)
  return [
    ...milestones.flatMap((was): PromiseRow[] => {
      const is = now.milestones.find(({ id }) => id === was.id)
      const date = is?.date ?? null
      return [
        ...renamed(was, is),
        {
          kind: 'milestone',
          name: (is ?? was).title,
          was: was.date,
          now: date,
          by: by(was.date, date, days),
        },
      ]
    }),
    ...now.milestones
      .filter(isNew)
      .map(
        ({ title, date }): PromiseRow => ({ kind: 'milestone', name: title, was: null, now: date, by: 0 }),
      ),
    ...then.rewards.flatMap((was) =>
      rewardRows(
        was,
        now.rewards.find(({ id }) => id === was.id),
      ),
    ),
  ]
}
