import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseSecrets, newSecret } from './sealer.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindling-secret-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('the secret is made once, and read from then on', async () => {
  const file = join(folder, 'data', 'kindling-secret')
  const made = chooseSecrets({}, file)
  expect(made).toEqual([expect.stringMatching(/^.{43,}$/)])
  expect(chooseSecrets({}, file)).toEqual(made)
  expect(chooseSecrets({}, join(folder, 'other'))).not.toEqual(made)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('the one of the environment wins, and is not written down', async () => {
  const file = join(folder, 'never')
  const given = 'x'.repeat(32)
  expect(chooseSecrets({ KINDLING_SECRET: given }, file)).toEqual([given])
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' })
})

it('one that could be guessed is rejected at the start', () => {
  expect(() => chooseSecrets({ KINDLING_SECRET: 'short' }, join(folder, 'never'))).toThrow(/at least 32/)
})

it('earlier secrets are read too: from the environment, or as further lines of the file', async () => {
  const [current, old] = [newSecret(), newSecret()]
  const env = { KINDLING_SECRET: current, KINDLING_PREVIOUS_SECRETS: ` ${old} ` }
  expect(chooseSecrets(env, join(folder, 'never'))).toEqual([current, old])
  const file = join(folder, 'lines')
  await writeFile(file, `${current}\n${old}\n`)
  expect(chooseSecrets({}, file)).toEqual([current, old])
  expect(() => chooseSecrets({ ...env, KINDLING_PREVIOUS_SECRETS: 'short' }, file)).toThrow(/at least 32/)
})
