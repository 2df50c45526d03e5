import { afterAll, beforeAll, vi } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './platform.ts'
import { platformStage, type Stage } from './stage.ts'

/** A machine that does other things as well takes its time. */
const patienceMs = 60_000

export interface PlatformForTests {
  readonly platform: TestPlatform
  readonly stage: Stage
}

/** One platform for all tests of a file; there once the first of them runs. */
export function platformForTests(options: TestPlatformOptions = {}): PlatformForTests {
  vi.setConfig({ testTimeout: patienceMs, hookTimeout: patienceMs })
  let platform: TestPlatform | undefined
  beforeAll(async () => {
    platform = await startTestPlatform(options)
  }, patienceMs)
  afterAll(() => platform?.stop(), patienceMs)
  const started = () => {
    if (!platform) throw new Error('The platform starts with the first test')
    return platform
  }
  return {
    get platform() {
      return started()
    },
    get stage() {
      return platformStage(started())
    },
  }
}
