import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'
import { isAccountedFor, provenFindings, provenInTests } from './statements.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const read = (name: string) => readFile(join(root, name), 'utf8')

const security = await read('docs/security.md')
const accounts = await provenInTests('accounts')
it.each(numbers(30))('promise %i of docs/security.md has a test of its number, or a reason', (number) => {
  expect(isAccountedFor(security, number, accounts)).toBe(true)
})

const findings = await provenFindings()
it('every finding that docs/security.md lists has a test of its number', () => {
  const listed = [...security.matchAll(/^\| ([AM]\d+) +\|/gm)].map(([, number]) => number)
  expect(listed).toContain('M18')
  expect(listed.filter((number) => !findings.has(String(number)))).toEqual([])
})

const money = await read('docs/money.md')
it.each(numbers(21))('statement M%i of docs/money.md names tests that carry its number', async (number) => {
  const [, row = ''] = new RegExp(`^\\| M${number} +\\|(.+)$`, 'm').exec(money) ?? []
  const [, embedded = '', servers = ''] = row.split('|')
  expect([embedded.trim(), servers.trim()]).not.toContain('')
  const named = [...`${embedded} ${servers}`.matchAll(/`([\w/-]+(?:\.test)?\.ts)`/g)].map(
    ([, name = '']) => name,
  )
  expect(named).not.toEqual([])
  for (const name of named)
    expect(await read(name.startsWith('packages/') ? name : `apps/api/${name}`)).toMatch(
      new RegExp(`\\bM${number}\\b`),
    )
})

const frontEnd = await read('docs/front-end.md')
const pages = await provenInTests('frontend')
it.each(numbers(30))('promise %i of docs/front-end.md has a test of its number, or a reason', (number) => {
  expect(isAccountedFor(frontEnd, number, pages)).toBe(true)
})
