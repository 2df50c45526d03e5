import { expect, it, vi } from 'vitest'
import type { Database } from './connection.ts'
import { againWhenUndone } from './transaction-again.ts'

const undone = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(), { code }) })
const failing = (...errors: Error[]) => {
  const transaction = vi.fn(async () => {
    const error = errors.shift()
    if (error) throw error
    return 'done'
  })
  const db = againWhenUndone({ transaction } as unknown as Pick<Database, 'transaction'>)
  return { transaction, run: () => db.transaction(async () => 'work') }
}

it.each(['40P01', '40001'])(
  'a transaction that was undone for another’s sake (%s) is made again',
  async (code) => {
    const { run, transaction } = failing(undone(code))
    expect(await run()).toBe('done')
    expect(transaction).toHaveBeenCalledTimes(2)
  },
)

it('twice at most: what is undone a third time, or failed for a reason of its own, is an error', async () => {
  const twice = failing(undone('40P01'), undone('40P01'), undone('40P01'))
  await expect(twice.run()).rejects.toThrow('Failed query')
  expect(twice.transaction).toHaveBeenCalledTimes(3)
  const refused = failing(undone('23505'))
  await expect(refused.run()).rejects.toThrow('Failed query')
  expect(refused.transaction).toHaveBeenCalledTimes(1)
})
