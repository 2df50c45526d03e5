import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { ask, serveControl } from '../operations/control.ts'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { answerAboutJobs } from './answer.ts'
import { queueJob } from './queue.ts'

vi.setConfig({ testTimeout: 60_000 })

it('what waits is asked of the process that holds the embedded database, and run again at once', async () => {
  const { db, close } = await openMemoryDatabase()
  const parent = mkdtempSync(join(tmpdir(), 'kindling-jobs-'))
  const folder = join(parent, 'data')
  const stop = await serveControl(db, folder, pino({ level: 'silent' }), (question) =>
    answerAboutJobs(db, new Date(), question),
  )
  const told = async (question: string) => {
    const answer = await ask(folder, question)
    return answer ? text(answer) : null
  }
  expect(await told('jobs')).toBe('No job waits, and none failed.')
  await queueJob(db, new Date(), { kind: 'welcome', key: 'usr_1', runAt: new Date('2100-01-01') })
  const line = await told('jobs')
  expect(line).toContain('welcome (usr_1): waiting, due 2100-01-01T00:00:00.000Z')
  const [id = ''] = line?.split(' ') ?? []
  expect(await told(`retry ${id}`)).toBe(`${id} is run again at once.`)
  expect(await told('jobs')).not.toContain('2100')
  expect(await told('retry job_none')).toBe('No job with the id job_none waits or failed.')
  stop()
  await close()
  await rm(parent, { recursive: true, force: true })
})
