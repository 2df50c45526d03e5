import { keepDrafts } from '@kindling/ui/state/drafts'
import { onSessionNews } from './session-channel.ts'

/** Why the person is signed out: the session was over, or they logged out here. */
export type SessionEnd = 'ended' | 'left'

let leaving = false
let last: { readonly why: SessionEnd; readonly at: string } | null = null

const here = () => window.location.pathname + window.location.search + window.location.hash

onSessionNews((news) => {
  if (!('event' in news)) return
  if (news.event === 'began') {
    last = null
    return
  }
  // An event of another tab is verified first, then reported here.
  if (news.event !== 'ended' || news.from !== 'here') return
  last = { why: leaving ? 'left' : 'ended', at: here() }
  // Logging out clears everything: others may use this machine.
  if (!leaving) keepDrafts()
  leaving = false
})

/** The person logs out here: the session does not end by itself. */
export async function leave(logOut: () => Promise<void>): Promise<void> {
  leaving = true
  try {
    await logOut()
  } finally {
    leaving = false
  }
}

/** Why the page at this address asks to log in, if a session ended on it in this tab. */
export const endAt = (address: string | null): SessionEnd | null => (last?.at === address ? last.why : null)
