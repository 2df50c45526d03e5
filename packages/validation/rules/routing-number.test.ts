import { expect, test } from 'vitest'
import { isRoutingNumber } from './routing-number.ts'

test.each(['021000021', '011401533', '110000000', '322271627'])('%s belongs to a bank', (number) => {
  expect(isRoutingNumber(number)).toBe(true)
})

test.each(['', '000000000', '021000022', '02100002', '0210000210', '02100002a', '021 000021', '120000021'])(
  '%j is no routing number',
  (number) => {
    expect(isRoutingNumber(number)).toBe(false)
  },
)
