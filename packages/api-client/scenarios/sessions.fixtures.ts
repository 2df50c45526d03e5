import { toRfc2822 } from '../model/instant.ts'
import type { Session } from '../model/session.ts'
import { nowSeconds } from './clock.ts'

const hour = 3600
const session = (id: string, hoursAgo: number, user_agent: string, current = false): Session => ({
  id,
  created: toRfc2822((nowSeconds - (hoursAgo + 60) * hour) * 1000),
  last_seen: toRfc2822((nowSeconds - hoursAgo * hour) * 1000),
  user_agent,
  current,
})

/** This browser, a phone, and something that tells nothing of itself. */
export const sessions: readonly Session[] = [
  session(
    'ses_1',
    0,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    true,
  ),
  session(
    'ses_2',
    5,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  ),
  session('ses_3', 24 * 12, ''),
]
