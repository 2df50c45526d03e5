import { expect, it } from 'vitest'
import { hasWords, kindHref, questionHref } from './learn-address.ts'

it('writes addresses that may contain any text', () => {
  expect(kindHref('money')).toBe('/learn/questions/money')
  expect(kindHref('all', 'a&b ?')).toBe('/learn/questions/all?search=a%26b%20%3F')
  expect(questionHref('when-charged')).toBe('/learn/question/when-charged')
})

const question = { title: 'Quand ma carte est-elle débitée ?', lead: 'Le jour où elle se termine.' }

it.each(['carte', 'DEBITEE', 'jour  carte', '', '  '])('finds a question by %j', (search) => {
  expect(hasWords(question, search)).toBe(true)
})
it.each(['cartes', 'carte vote', '.*'])('does not find it by %j', (search) => {
  expect(hasWords(question, search)).toBe(false)
})
