import { register } from '@kindling/api-client/contract/users'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { startPlatform } from './index.ts'
import { listJobs } from './jobs/list.ts'
import { createRunner } from './jobs/runner.ts'
import { periodicKinds } from './periodic-jobs.ts'
import type { MailMessage } from './providers/mail.ts'
import { openBrowser } from './testing/browser.ts'
import { openMemoryDatabase } from './testing/memory-database.ts'
import { memoryFiles } from './testing/memory-files.ts'
import { goodPassword } from './testing/people.ts'
import { startTestPlatform } from './testing/platform.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const newcomer = { email: 'nia@example.com', password: goodPassword }

it('an e-mail goes out by itself', async () => {
  const sent: MailMessage[] = []
  const running = await startPlatform({
    database: await openMemoryDatabase(),
    files: memoryFiles(),
    log: pino({ level: 'silent' }),
    standIns: true,
    secureCookies: false,
    mail: { send: async (message) => void sent.push(message), close: async () => undefined },
  })
  await openBrowser(running).client(register, { body: newcomer })
  await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual([newcomer.email]), { timeout: 20_000 })
  await running.stop()
})

it('a mail server that never answers stops e-mails only, and not the end of the process', async () => {
  let asked = 0
  const platform = await startTestPlatform({
    mail: {
      send: () => {
        asked += 1
        return new Promise(() => undefined)
      },
      close: async () => undefined,
    },
  })
  await openBrowser(platform).client(register, { body: newcomer })
  const { db } = platform.platform
  const runner = createRunner(platform.platform, periodicKinds(platform.platform, platform.connection))
  await runner.start()
  const statesOf = async () =>
    Object.fromEntries(
      (await listJobs(db, platform.clock.now())).map(({ kind, state, runAt }) => [
        kind,
        state === 'waiting' && runAt > platform.clock.now() ? 'ran' : state,
      ]),
    )
  await vi.waitFor(
    async () =>
      expect(await statesOf()).toEqual({
        'send-letters': 'running',
        'settle-payments': 'ran',
        'publish-updates': 'ran',
        'reconcile-payments': 'ran',
        'book-costs': 'ran',
        'pay-referral-bonuses': 'ran',
        'check-invariants': 'ran',
        'end-campaigns': 'ran',
        'release-funds': 'ran',
        'run-votes': 'ran',
        'send-reminders': 'ran',
        'gather-digests': 'ran',
        'fold-parcel-changes': 'ran',
        'send-refunds': 'ran',
        'send-payouts': 'ran',
        'take-statistics': 'ran',
        'forget-expired': 'ran',
      }),
    { timeout: 20_000 },
  )
  // A job counts as running from when it is claimed, a moment before it has read the e-mail that it hands on.
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 20_000 })
  await runner.stop(0)
  expect(await statesOf()).toMatchObject({ 'send-letters': 'waiting' })
  await platform.stop()
})
