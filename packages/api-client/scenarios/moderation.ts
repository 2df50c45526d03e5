import type { ModerationAct, ModerationRule } from '@kindling/validation/rules/moderation'
import { toRfc2822 } from '../model/instant.ts'
import type { ModerationCase, ModerationCaseDetail, ModerationEntry } from '../model/moderation.ts'
import { nowSeconds } from './clock.ts'
import { type Handlers, text } from './handler.ts'
import { me, type Store } from './store.ts'

const page = <Item>(all: readonly Item[], query: Readonly<Record<string, string>>) => {
  const from = Number(query.cursor ?? 0)
  const size = Number(query['page[size]'] ?? 20)
  const next = from + size < all.length ? String(from + size) : null
  return { shown: all.slice(from, from + size), meta: { total_count: all.length, next } }
}

const listed = ({
  id,
  queue,
  kind,
  project,
  text: said,
  flags,
  opened,
  due,
  answered,
}: ModerationCaseDetail): ModerationCase => ({
  id,
  queue,
  kind,
  project,
  text: said,
  flags,
  opened,
  due,
  answered,
})

/** The desk of moderators: what is decided is so, and listed, for the rest of the story. */
export function moderationHandlers(store: Store): Handlers<'moderation'> {
  const find = (id: string | undefined): ModerationCaseDetail => {
    const found = store.cases.find((each) => each.id === id) ?? store.cases[0]
    if (!found) throw new Error('No case')
    return found
  }
  const write = (
    act: ModerationAct,
    reason: string,
    rule: ModerationRule | null,
    about: Pick<ModerationEntry, 'case_id' | 'project' | 'person' | 'quote'>,
  ): ModerationEntry => {
    const { id, name } = me(store)
    const entry = {
      ...about,
      id: `mod_new_${store.moderationLog.length}`,
      act,
      reason,
      rule,
      date: toRfc2822(nowSeconds * 1000),
      moderator: { id, name },
    }
    store.moderationLog = [entry, ...store.moderationLog]
    return entry
  }
  return {
    listModerationCases: ({ query }) => {
      const open = store.cases.filter((each) => each.is_open)
      const { shown, meta } = page(
        open.filter(({ queue }) => !query.queue || queue === query.queue),
        query,
      )
      const of = (queue: ModerationCase['queue']) => open.filter((each) => each.queue === queue).length
      const counts = {
        STOREFRONT: of('STOREFRONT'),
        PROJECT: of('PROJECT'),
        COMMENT: of('COMMENT'),
        MESSAGE: of('MESSAGE'),
        SUSPENDED: of('SUSPENDED'),
      }
      return { cases: shown.map(listed), counts, meta }
    },
    getModerationCase: ({ params }) => ({ case: find(params.caseId) }),
    decideModerationCase: ({ params, body }) => {
      const found = find(params.caseId)
      const act = text(body.act) as ModerationAct
      const rule = body.rule ? (text(body.rule) as ModerationRule) : null
      const blocked = found.person.blocked || body.block === true
      const { id: case_id, project } = found
      const person = { id: found.person.id, name: found.person.name, blocked }
      const about = { case_id, project, person, quote: found.text }
      const entries = [
        ...(body.block === true ? [write('BLOCK', text(body.reason), rule, about)] : []),
        write(act, text(body.reason), rule, about),
      ].toReversed()
      const status = { SUSPEND: 'SUSPENDED', RESTORE: 'ACTIVE', END: 'COMPLETE' } as const
      const decided: ModerationCaseDetail = {
        ...found,
        is_open: (act === 'ASK_CHANGES' && found.kind === 'PROJECT') || act === 'SUSPEND',
        queue: act === 'SUSPEND' ? 'SUSPENDED' : found.queue,
        status: status[act as keyof typeof status] ?? found.status,
        ...(act !== 'ASK_CHANGES' && { flags: 0, people: [], due: null }),
        person: { ...found.person, blocked },
        answered: false,
        history: [...entries, ...found.history],
      }
      store.cases = store.cases.map((each) => (each.id === found.id ? decided : each))
      return { case: decided }
    },
    listModerationLog: ({ query }) => {
      const { shown, meta } = page(store.moderationLog, query)
      return { entries: [...shown], meta }
    },
    unblockAccount: ({ params, body }) => {
      const isTheirs = ({ person }: ModerationEntry) => person.id === params.userId
      store.moderationLog = store.moderationLog.map((each) =>
        isTheirs(each) ? { ...each, person: { ...each.person, blocked: false } } : each,
      )
      const about = store.moderationLog.find(isTheirs) ?? store.moderationLog[0]
      if (!about) throw new Error('Nobody was blocked')
      return { entry: write('UNBLOCK', text(body.reason), null, about) }
    },
  }
}
