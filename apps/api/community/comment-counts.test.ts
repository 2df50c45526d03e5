import { expect, it } from 'vitest'
import { crowdIn, wrongCounts } from '../testing/comment-crowd.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

/** `pnpm prove` asks for many more. */
const operations = Number(process.env.COMMENT_OPERATIONS ?? 300)

it('counts equal rows, whatever people do in one discussion at once', async () => {
  const { done, rejected } = await crowdIn(made.platform, { operations, atOnce: 8, seed: 20_261_120 })
  expect(done + rejected).toBe(operations)
  expect(done).toBeGreaterThan(operations / 3)
  expect(await wrongCounts(made.platform)).toEqual([])
}, 600_000)
