import type { Bonus, BonusEntry } from '../model/bonus.ts'
import { nowSeconds } from './clock.ts'
import { type Handlers, text } from './handler.ts'
import type { Store } from './store.ts'

const figure = (value: unknown) => (typeof value === 'number' ? value : null)

/** Tasks for backers: what is made, sent and decided is so for the rest of the story. */
export function bonusHandlers(store: Store): Handlers<'bonuses'> {
  const find = (id: string | undefined): Bonus => {
    const found = store.bonuses.find((each) => each.id === id)
    if (!found) throw new Error('No such bonus')
    return found
  }
  const put = (bonus: Bonus): Bonus => {
    store.bonuses = store.bonuses.map((each) => (each.id === bonus.id ? bonus : each))
    return bonus
  }
  return {
    listBonuses: () => ({ bonuses: store.bonuses }),
    createBonus: ({ body }) => {
      const bonus: Bonus = {
        id: `bns_${store.bonuses.length + 1}`,
        title: text(body.title),
        description: text(body.description),
        gives: text(body.gives),
        places: figure(body.places),
        open_until: figure(body.open_until),
        is_open: true,
        submissions_count: 0,
        accepted_count: 0,
        waiting_count: 0,
        entries: [],
        own_entry: null,
        date: nowSeconds,
      }
      store.bonuses = [...store.bonuses, bonus]
      return { bonus }
    },
    updateBonus: ({ params, body: { closed, ...body } }) => {
      const before = find(params.bonusId)
      const isOpen = typeof closed === 'boolean' ? !closed : before.is_open
      return { bonus: put({ ...before, ...(body as Partial<Bonus>), is_open: isOpen }) }
    },
    submitToBonus: ({ params, body }) => {
      const bonus = find(params.bonusId)
      const entry: BonusEntry = {
        id: 'bne_own',
        name: store.user?.name ?? '',
        text: text(body.text),
        image: null,
        state: 'WAITING',
        reason: null,
        date: nowSeconds,
      }
      put({ ...bonus, own_entry: entry, submissions_count: bonus.submissions_count + 1 })
      return { entry }
    },
    listBonusEntries: () => ({ entries: store.bonusEntries }),
    decideBonusEntry: ({ params, body }) => {
      const before = store.bonusEntries.find(({ id }) => id === params.entryId)
      if (!before) throw new Error('No such entry')
      const isAccepted = body.decision === 'ACCEPTED'
      const entry: BonusEntry = {
        ...before,
        state: isAccepted ? 'ACCEPTED' : 'DECLINED',
        reason: isAccepted ? null : text(body.reason),
      }
      store.bonusEntries = store.bonusEntries.map((each) => (each === before ? entry : each))
      const bonus = find(params.bonusId)
      put({
        ...bonus,
        accepted_count: bonus.accepted_count + Number(isAccepted),
        waiting_count: Math.max(0, (bonus.waiting_count ?? 1) - 1),
      })
      return { entry }
    },
  }
}
