import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.ts'

/** Numbers in test titles: `accounts 17: …`, `frontend 9, 10: …`. */
export async function provenInTests(kind: 'accounts' | 'frontend'): Promise<Set<number>> {
  const found = new Set<number>()
  for (const folder of ['apps', 'packages']) {
    const names = await readdir(join(root, folder), { recursive: true })
    for (const name of names.filter(
      (each) => /\.(test|spec)\.ts$/.test(each) && !/node_modules/.test(each),
    )) {
      const text = await readFile(join(root, folder, name), 'utf8')
      for (const [, list = ''] of text.matchAll(new RegExp(`${kind} ([\\d, ]+)[:)]`, 'g')))
        for (const number of list.split(',')) found.add(Number(number))
    }
  }
  return found
}

/** Numbers of an attack's findings in test titles: `A34: …`, `M18: …`. */
export async function provenFindings(): Promise<Set<string>> {
  const found = new Set<string>()
  for (const folder of ['apps', 'packages', 'tooling']) {
    const names = await readdir(join(root, folder), { recursive: true })
    for (const name of names.filter(
      (each) => /\.(test|spec)\.ts$/.test(each) && !/node_modules/.test(each),
    )) {
      const text = await readFile(join(root, folder, name), 'utf8')
      for (const [number] of text.matchAll(/\b(?:A|M)\d\d(?=:)/g)) found.add(number)
    }
  }
  return found
}

/** Whether the document lists the statement, with a test of its number or a reason. */
export const isAccountedFor = (document: string, number: number, proven: ReadonlySet<number>): boolean =>
  new RegExp(`^\\| ${number} +\\| `, 'm').test(document) &&
  (proven.has(number) || document.includes(`\n- **${number}**`))
