import { expect, it } from 'vitest'
import { countTests } from './count-tests.ts'

it('reads the closing line of Vitest', () => {
  expect(countTests(' Test Files  1 failed (1)\n      Tests  4 failed | 22 passed (26)\n')).toEqual({
    passed: 22,
    failed: 4,
  })
})
it('reads the closing lines of Playwright', () => {
  expect(countTests('  1 failed\n    [chromium] › a.spec.ts\n  12 passed (30.1s)\n')).toEqual({
    passed: 12,
    failed: 1,
  })
})
it('reads them through colours, which some terminals ask for', () => {
  const line = '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m22 passed\u001b[39m\u001b[22m (22)\n'
  expect(countTests(line)).toEqual({ passed: 22, failed: 0 })
})
it('counts nothing where nothing was counted', () => {
  expect(countTests('Checked 30 files in 126ms.')).toEqual({ passed: 0, failed: 0 })
})
