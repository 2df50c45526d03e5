import type { UserProfile } from '@kindling/api-client/model/account'
import { announce, type SessionNews, tellHere } from './session-channel.ts'

/** What keeping a page true to the session takes. */
export interface Kept {
  /** The person whom this page shows; null: a visitor. */
  readonly shown: () => string | null
  /** Who the platform says is signed in. */
  readonly ask: () => Promise<UserProfile | null>
  /** The same person, perhaps with another name. */
  readonly renew: (user: UserProfile) => Promise<unknown>
  /** Somebody has come where a visitor was. */
  readonly come: (user: UserProfile) => Promise<unknown>
  /** Somebody else is signed in: nothing of the one stays beside the other. */
  readonly beginAnew: () => void
  /** Nobody is signed in any more. */
  readonly end: () => void
}

export interface Keeper {
  /** Asks who is signed in, and shows it. Where nobody is reached, what is shown stays. */
  readonly look: () => Promise<void>
  readonly learn: (news: SessionNews) => Promise<void>
}

/**
 * Keeps one page true to the session. A rejection, and what another tab says of an end, are only reasons to ask: the call
 * that was rejected may have been made with a session that another has replaced meanwhile.
 */
export function keeperOf(kept: Kept): Keeper {
  let questions = 0
  /** @param over tells of an end that the answer has shown. */
  const ask = async (over: () => void) => {
    const mine = ++questions
    const now = await kept.ask()
    // Somebody has come, or was asked after, since: this answer is older.
    if (mine !== questions) return
    const shown = kept.shown()
    if (!now) return shown === null ? kept.end() : over()
    if (shown === null) await kept.come(now)
    else if (shown === now.id) await kept.renew(now)
    else kept.beginAnew()
  }
  const endEverywhere = () => announce('ended')
  const endHere = () => tellHere('ended')
  return {
    look: () => ask(endEverywhere).catch(stay),
    learn: async (news) => {
      if ('arrived' in news) {
        if (news.arrived !== kept.shown()) await ask(endHere).catch(stay)
        return
      }
      const { event, from } = news
      // Whoever was rejected and reaches nobody to ask is shown as a visitor: nothing private stays in sight.
      if (event === 'refused') return ask(endEverywhere).catch(endHere)
      if (from === 'elsewhere') return ask(endHere).catch(event === 'ended' ? endHere : stay)
      // It happened in this page, which knows: what was asked before says nothing of it.
      questions += 1
      if (event === 'ended') kept.end()
    },
  }
}

/** Nobody was reached: what is shown stays, and the next call tells. */
const stay = () => undefined
