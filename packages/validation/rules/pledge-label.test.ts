import { expect, it } from 'vitest'
import { pledgeGroup, pledgeLabel } from './pledge-label.ts'

it.each([
  ['PROCESSING', 'PENDING', 'pending'],
  ['PROCESSING', 'PROCESSING', 'processing'],
  ['CHECKED_OUT', 'CHECKED_OUT', 'pending'],
  ['CHECKED_OUT', 'FAILED', 'failed'],
  ['COMPLETED', 'COMPLETED', 'collected'],
  ['FAILED', 'FAILED', 'failed'],
  ['FAILED', 'CANCELLED', 'cancelled'],
] as const)('%s with a payment %s reads %s', (status, payment_status, label) => {
  expect(pledgeLabel({ status, payment_status })).toBe(label)
})

it.each([
  ['PROCESSING', 'PENDING', true, 'needs_you'],
  ['PROCESSING', 'PROCESSING', false, 'under_way'],
  ['CHECKED_OUT', 'CHECKED_OUT', false, 'under_way'],
  ['CHECKED_OUT', 'FAILED', false, 'needs_you'],
  ['COMPLETED', 'COMPLETED', false, 'under_way'],
  ['FAILED', 'FAILED', false, 'finished'],
  ['FAILED', 'CANCELLED', true, 'needs_you'],
] as const)(
  '%s with a payment %s, asked by the bank or a vote: %s, is in %s',
  (status, payment_status, asked, group) => {
    expect(pledgeGroup({ status, payment_status }, asked)).toBe(group)
  },
)
