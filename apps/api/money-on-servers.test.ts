import { afterAll, afterEach, expect } from 'vitest'
import { checkInvariants } from './money/invariants.ts'
import { compareBooks } from './money/reconcile.ts'
import { moneyBackOnServers } from './testing/on-servers/money-back.ts'
import { pledgesOnServers } from './testing/on-servers/pledges.ts'
import { onServers } from './testing/on-servers/servers.ts'
import { votesOnServers } from './testing/on-servers/votes.ts'
import { patienceMs } from './testing/two-processes.ts'

/*
 * The statements about money and pledges on PostgreSQL, with two processes that serve the calls and work in the
 * background, and this one, which does the same work beside them. One server for all of them: it takes seconds to start.
 */

const on = onServers('money')
const db = () => on.here().platform.db

afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([])
})
afterAll(async () => {
  // M6, M7: whatever raced, the books of both sides agree.
  expect((await compareBooks(on.here().platform)).differences).toEqual([])
}, patienceMs)

pledgesOnServers(on)
votesOnServers(on)
moneyBackOnServers(on)
