import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

const statements = Array.from({ length: 30 }, (_, index) => index + 1)

async function provenInTests(): Promise<Set<number>> {
  const found = new Set<number>()
  for (const folder of ['apps', 'packages']) {
    const names = await readdir(join(root, folder), { recursive: true })
    for (const name of names.filter(
      (each) => /\.(test|spec)\.ts$/.test(each) && !/node_modules/.test(each),
    )) {
      const text = await readFile(join(root, folder, name), 'utf8')
      for (const [, list = ''] of text.matchAll(/accounts ([\d, ]+)[:)]/g))
        for (const number of list.split(',')) found.add(Number(number))
    }
  }
  return found
}

const document = await readFile(join(root, 'docs/security.md'), 'utf8')
const proven = await provenInTests()

it.each(statements)('promise %i of docs/security.md has a test of its number, or a reason', (number) => {
  expect(document).toMatch(new RegExp(`^\\| ${number} +\\| `, 'm'))
  expect(proven.has(number) || document.includes(`\n- **${number}**`)).toBe(true)
})
