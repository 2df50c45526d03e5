import { expect, it } from 'vitest'
import { defaultQuestionKind, questionKind, questionKinds } from './question-kinds.ts'

it('knows its kinds by name, and popular is where one begins', () => {
  for (const kind of questionKinds) expect(questionKind(kind)).toBe(kind)
  expect(defaultQuestionKind).toBe('popular')
})
it.each(['', 'Popular', 'toString', 'backers/'])('%j is no kind', (name) => {
  expect(questionKind(name)).toBeNull()
})
