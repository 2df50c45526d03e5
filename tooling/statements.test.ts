import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'
import { isAccountedFor, provenInTests } from './statements.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const read = (name: string) => readFile(join(root, name), 'utf8')

const security = await read('docs/security.md')
const accounts = await provenInTests('accounts')
it.each(numbers(30))('promise %i of docs/security.md has a test of its number, or a reason', (number) => {
  expect(isAccountedFor(security, number, accounts)).toBe(true)
})

const frontEnd = await read('docs/front-end.md')
const pages = await provenInTests('frontend')
it.each(numbers(25))('promise %i of docs/front-end.md has a test of its number, or a reason', (number) => {
  expect(isAccountedFor(frontEnd, number, pages)).toBe(true)
})
