import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseSecret } from './sealer.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindling-secret-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('the secret is made once, and read from then on', async () => {
  const file = join(folder, 'data', 'kindling-secret')
  const made = chooseSecret({}, file)
  expect(made.length).toBeGreaterThanOrEqual(43)
  expect(chooseSecret({}, file)).toBe(made)
  expect(chooseSecret({}, join(folder, 'other'))).not.toBe(made)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('the one of the environment wins, and is not written down', async () => {
  const file = join(folder, 'never')
  const given = 'x'.repeat(32)
  expect(chooseSecret({ KINDLING_SECRET: given }, file)).toBe(given)
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' })
})

it('one that could be guessed is refused at the start', () => {
  expect(() => chooseSecret({ KINDLING_SECRET: 'short' }, join(folder, 'never'))).toThrow(/at least 32/)
})
