import { type BillKind, billKinds, type Typed } from './plan.ts'

const nothing: Typed = { bank: null, bills: [] }
/** Bills that are kept; ours. */
export const billsMax = 20
export const billNameMax = 80

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Where it is kept: on this device, for one person and project. */
const keyOf = (person: string, project: string) => `kindling:plan:${person}:${project}`

/** What this person typed on this device; whatever else is there counts as nothing. */
export function readTyped(person: string, project: string): Typed {
  try {
    const kept: { bank?: unknown; bills?: unknown } | null = JSON.parse(
      localStorage.getItem(keyOf(person, project)) ?? 'null',
    )
    if (!kept) return nothing
    const bills = Array.isArray(kept.bills) ? (kept.bills as Record<string, unknown>[]) : []
    return {
      bank: isCents(kept.bank) ? kept.bank : null,
      bills: bills.slice(0, billsMax).flatMap(({ id, name, amount, kind }) =>
        typeof id === 'string' && typeof name === 'string' && isCents(amount)
          ? [
              {
                id,
                name: name.slice(0, billNameMax),
                amount,
                kind: billKinds.find((each): each is BillKind => each === kind) ?? 'due',
              },
            ]
          : [],
      ),
    }
  } catch {
    return nothing
  }
}

/** Keeps it; nothing typed is forgotten. A browser without storage keeps it on the page alone. */
export function keepTyped(person: string, project: string, typed: Typed): void {
  try {
    const key = keyOf(person, project)
    if (typed.bank === null && typed.bills.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(typed))
  } catch {}
}
