import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { faults } from './faults.ts'

describe('the faults of `pnpm money:faults`', () => {
  it('are at least fifty, each said in words of its own', () => {
    expect(faults.length).toBeGreaterThanOrEqual(50)
    expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length)
  })

  it.each(faults)('$what: its passage occurs once in $file', async ({ file, find, put }) => {
    const text = await readFile(join(root, file), 'utf8')
    expect(text.split(find)).toHaveLength(2)
    expect(put).not.toBe(find)
  })
})
