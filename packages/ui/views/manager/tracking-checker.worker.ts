import type { CheckerAnswer, CheckerRequest } from './open-tracking-checker.ts'
import { createTrackingChecker } from './tracking-checker.ts'

const checker = createTrackingChecker()

async function answer({ id, name, args }: CheckerRequest): Promise<CheckerAnswer> {
  try {
    const method = checker[name] as (...args: readonly unknown[]) => unknown
    return { id, ok: true, value: await method(...args) }
  } catch (error) {
    return { id, ok: false, error }
  }
}

addEventListener('message', async ({ data }: MessageEvent<CheckerRequest>) => postMessage(await answer(data)))
// The page waits for a first message: only that shows that this script was loaded and may run.
postMessage('started')
