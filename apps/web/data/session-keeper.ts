import type { UserProfile } from '@kindling/api-client/model/account'
import { announce, type SessionNews, tellHere } from './session-channel.ts'

/** Dependencies of a session keeper. */
export interface Kept {
  /** The person this page shows; null: a visitor. */
  readonly shown: () => string | null
  /** Asks the platform who is signed in. */
  readonly ask: () => Promise<UserProfile | null>
  /** The same person, perhaps with another name. */
  readonly renew: (user: UserProfile) => Promise<unknown>
  /** A visitor signed in. */
  readonly come: (user: UserProfile) => Promise<unknown>
  /** Another person signed in: nothing of the previous one stays. */
  readonly beginAnew: () => void
  /** Nobody is signed in any more. */
  readonly end: () => void
}

export interface Keeper {
  /** Asks who is signed in, and shows it. If the network fails, the page stays as it is. */
  readonly look: () => Promise<void>
  readonly learn: (news: SessionNews) => Promise<void>
}

/**
 * Keeps one page in step with the session. A rejection, or an end reported by another tab, is only a reason to ask: the
 * rejected call may have used a session that another has replaced meanwhile.
 */
export function keeperOf(kept: Kept): Keeper {
  let questions = 0
  /** @param over called when the answer shows an end. */
  const ask = async (over: () => void) => {
    const mine = ++questions
    const now = await kept.ask()
    // A newer event or question came meanwhile: this answer is outdated.
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
      // Rejected and offline: show a visitor's page, so that nothing private stays visible.
      if (event === 'refused') return ask(endEverywhere).catch(endHere)
      if (from === 'elsewhere') return ask(endHere).catch(event === 'ended' ? endHere : stay)
      // It happened in this page: earlier questions do not apply to it.
      questions += 1
      if (event === 'ended') kept.end()
    },
  }
}

/** Offline: the page stays as it is, and the next call decides. */
const stay = () => undefined
