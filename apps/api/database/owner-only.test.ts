import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chooseFiles } from '../providers/choose-files.ts'
import { chooseSecrets } from '../providers/sealer.ts'
import { openDatabase } from './connection.ts'
import { openToOthers } from './owner-only.ts'
import { categories } from './schema.ts'

vi.setConfig({ testTimeout: 60_000 })

describe('what the embedded mode keeps in folders', () => {
  let place = ''
  let mask = 0
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'kindling-modes-'))
    // A machine that lets everybody read and write what is made on it.
    mask = process.umask(0)
  })
  afterAll(async () => {
    process.umask(mask)
    await rm(place, { recursive: true, force: true })
  })

  it('A37: the database is its owner’s alone, while it is used and after', async () => {
    const folder = join(place, 'database')
    const { db, takeStatistics, close } = await openDatabase(folder)
    await db.insert(categories).values(Array.from({ length: 500 }, (_, id) => ({ id, name: `c${id}` })))
    await takeStatistics()
    expect(openToOthers(folder)).toEqual([])
    await close()
    expect(readdirSync(folder).length).toBeGreaterThan(10)
    expect(openToOthers(folder)).toEqual([])
  })

  it('A37: a database that an earlier release left open is closed at the next start', async () => {
    process.umask(0)
    const folder = join(place, 'database')
    for (const name of ['base', 'PG_VERSION']) chmodSync(join(folder, name), 0o777)
    chmodSync(folder, 0o755)
    expect(openToOthers(folder)).toHaveLength(3)
    await (await openDatabase(folder)).close()
    expect(openToOthers(folder)).toEqual([])
  })

  it('A37: so are the secret and the pictures, new and old', async () => {
    process.umask(0)
    const secret = join(place, 'deep', 'secret')
    const given = chooseSecrets({}, secret)
    chmodSync(secret, 0o644)
    expect(chooseSecrets({}, secret)).toEqual(given)
    expect(openToOthers(secret)).toEqual([])

    const folder = join(place, 'files')
    mkdirSync(folder)
    writeFileSync(join(folder, 'old.webp'), 'old')
    const files = chooseFiles({}, folder)
    await files.put('new.webp', { bytes: new Uint8Array([1]), type: 'image/webp' })
    expect(readdirSync(folder).sort()).toEqual(['new.webp', 'old.webp'])
    expect(openToOthers(folder)).toEqual([])
  })
})
