import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@kindling/api'
import { markDemo } from '@kindling/api/demo'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { examine, type Finding } from './doctor.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const now = new Date('2026-11-22T12:00:00Z')

describe('what a deployment lacks', () => {
  let folder = ''
  let env: Record<string, string> = {}
  beforeAll(async () => {
    const place = mkdtempSync(join(tmpdir(), 'kindling-doctor-'))
    folder = join(place, 'data')
    env = {
      DATA_FOLDER: folder,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://kindling.example',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Kindling <mail@kindling.example>',
      KINDLING_SECRET: 'x'.repeat(40),
    }
    await (await openDatabase(folder)).close()
  })
  afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

  /** Whether the site is built is independent of the deployment under test. */
  const lacks = async (change: Record<string, string>): Promise<Finding[]> =>
    (await examine({ ...env, ...change }, now)).filter(
      ({ level, what }) => level === 'missing' && !what.includes('built'),
    )
  const said = async (change: Record<string, string> = {}) =>
    (await examine({ ...env, ...change }, now)).map(({ what }) => what).join('\n')

  it('is nothing essential if all is set up', async () => {
    expect(await lacks({})).toEqual([])
    expect(await said()).toContain('Its schema is this release’s')
    expect(await said()).toContain('No backup was taken yet')
  })

  it.each<[Record<string, string>, RegExp]>([
    [{ SMTP_URL: '' }, /No e-mail goes out/],
    [{ PUBLIC_ORIGIN: 'http://kindling.example' }, /PUBLIC_ORIGIN is not https/],
    [{ KINDLING_SECRET: 'short' }, /too short/],
    [{ STAND_INS: '1' }, /would not start/],
    [{ DEMO: '1' }, /not production/],
    [{ DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none' }, /does not answer/],
  ])('%o is essential', async (change, words) => {
    expect((await lacks(change)).map(({ what }) => what)).toEqual([expect.stringMatching(words)])
  })

  it('are modes that let other users read', async () => {
    const secret = `${folder}-secret`
    writeFileSync(secret, 'x'.repeat(43))
    chmodSync(secret, 0o644)
    expect(await lacks({ KINDLING_SECRET: '' })).toMatchObject([{ what: expect.stringContaining(secret) }])
    chmodSync(secret, 0o600)
    expect(await lacks({ KINDLING_SECRET: '' })).toEqual([])
  })

  it('is advice that no proxy is trusted', async () => {
    expect(await lacks({ TRUST_PROXY: '' })).toEqual([])
    expect(await said({ TRUST_PROXY: '' })).toContain('TRUST_PROXY is not set')
  })

  it('is a database without the demo world', async () => {
    const connection = await openDatabase(folder)
    await markDemo(connection.db, now)
    await connection.close()
    expect(await lacks({})).toMatchObject([{ what: 'It holds the demo world' }])
  })
})
