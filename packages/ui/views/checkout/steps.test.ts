import { expect, it } from 'vitest'
import { allowedStep, stepsOf } from './steps.ts'

const all = { needsAddress: true, hasAddress: true, hasCard: true }

it('begins with what is missing first', () => {
  expect(allowedStep(null, { ...all, hasAddress: false, hasCard: false })).toBe('address')
  expect(allowedStep('review', { ...all, hasAddress: false })).toBe('address')
  expect(allowedStep('review', { ...all, hasCard: false })).toBe('payment')
})
it('lets a person go back to what is done', () => {
  expect(allowedStep('address', all)).toBe('address')
  expect(allowedStep('payment', all)).toBe('payment')
  expect(allowedStep('review', all)).toBe('review')
})
it('asks for no address where nothing is sent', () => {
  const digital = { ...all, needsAddress: false, hasAddress: false }
  expect(allowedStep(null, digital)).toBe('payment')
  expect(allowedStep('address', digital)).toBe('payment')
  expect(stepsOf(digital)).toEqual(['payment', 'review'])
})
