import type { ServedName } from '@kindling/api-client/contract'
import { describe, expect, it } from 'vitest'
import { changeOf, countRows } from './testing/fingerprint.ts'
import { createInterruption } from './testing/interruption.ts'
import { platformForTests } from './testing/platform-for-tests.ts'
import { brokenInvariants, keyedCalls, prepareCall } from './testing/repeats.ts'

/*
 * Statements M5 and M6 for every call that carries a key: the process is killed before a statement of the call, and the call is
 * sent again with its key. It is then done, once. CI kills before the last statement, which keeps the answer, and
 * before every 23rd ahead of it; `pnpm prove` before every one.
 */

const stride = Number(process.env.KILL_STRIDE ?? 23)
/** Longer than a call without an answer is waited for. */
const leaseMs = 6_000
const interruption = createInterruption()
const made = platformForTests({ onStatement: interruption.onStatement })
const rows = () => countRows(made.platform)

/** @param body fields of the body that differ from those of the call that goes well. */
async function prepare(name: ServedName, body: object) {
  const { input, send } = await prepareCall(made.stage, name)
  return () => send({ ...input, ...(input.body !== undefined && { body: { ...input.body, ...body } }) })
}

const calls: readonly { readonly title: string; readonly name: ServedName; readonly body: object }[] = [
  ...keyedCalls.map((name) => ({ title: name, name, body: {} })),
  { title: 'setCheckedOutQuantity to nothing', name: 'setCheckedOutQuantity', body: { quantity: 0 } },
]

describe('M5, M6: a call that was cut off and is sent again with its key', () => {
  it.each(calls)('$title is done once, and says so', { timeout: 600_000 }, async ({ name, body }) => {
    const whole = await prepare(name, body)
    const before = await rows()
    const from = made.platform.statements()
    expect(await whole()).toMatchObject({ status: 200 })
    const statements = made.platform.statements() - from
    const one = changeOf(before, await rows())

    for (let statement = statements; statement > 0; statement -= stride) {
      const send = await prepare(name, body)
      const untouched = await rows()
      interruption.killBefore(statement)
      await send()
      interruption.revive()
      made.platform.clock.advance(leaseMs)
      const again = await send()
      const where = `killed before statement ${statement} of ${statements}`
      expect(again, where).toMatchObject({ status: 200 })
      expect(changeOf(untouched, await rows()), where).toEqual(one)
      expect(await brokenInvariants(made.platform.platform.db), where).toEqual([])
    }
  })
})
