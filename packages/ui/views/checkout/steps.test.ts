import { expect, it } from 'vitest'
import { allowedStep, stepsOf } from './steps.ts'

const all = { needsAddress: true, hasAddress: true, hasCard: true }

it('starts with the first incomplete step', () => {
  expect(allowedStep(null, { ...all, hasAddress: false, hasCard: false })).toBe('address')
  expect(allowedStep('review', { ...all, hasAddress: false })).toBe('address')
  expect(allowedStep('review', { ...all, hasCard: false })).toBe('payment')
})
it('lets a person go back to a finished step', () => {
  expect(allowedStep('address', all)).toBe('address')
  expect(allowedStep('payment', all)).toBe('payment')
  expect(allowedStep('review', all)).toBe('review')
})
it('asks for no address if nothing is shipped', () => {
  const digital = { ...all, needsAddress: false, hasAddress: false }
  expect(allowedStep(null, digital)).toBe('payment')
  expect(allowedStep('address', digital)).toBe('payment')
  expect(stepsOf(digital)).toEqual(['payment', 'review'])
})
