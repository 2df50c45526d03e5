import { toRfc2822 } from '../model/instant.ts'
import { type SecurityEvent, securityEventKinds } from '../model/security-event.ts'
import { nowSeconds } from './clock.ts'
import { sessions } from './sessions.fixtures.ts'

const hour = 3600
const happened = (kind: SecurityEvent['kind'], hoursAgo: number, user_agent = ''): SecurityEvent => ({
  id: `sev_${kind.toLowerCase()}_${hoursAgo}`,
  kind,
  created: toRfc2822((nowSeconds - hoursAgo * hour) * 1000),
  user_agent,
})
const chrome = sessions[0]?.user_agent
const phone = sessions[1]?.user_agent

/** One of each kind, and more than one page of them. */
export const securityEvents: readonly SecurityEvent[] = [
  happened('LOGIN', 1, chrome),
  happened('LOGIN_FAILED', 2),
  ...securityEventKinds.slice(2).map((kind, index) => happened(kind, 10 + index * 30, phone)),
  happened('LOGIN', 24 * 20, phone),
]
