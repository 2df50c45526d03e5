import { expect, test } from 'vitest'
import { bankDocumentProblem } from './bank-document.ts'

const FIVE_MB = 5 * 1024 * 1024

test.each(['application/pdf', 'image/jpeg', 'image/png'] as const)('a %s of 5MB is taken', (type) => {
  expect(bankDocumentProblem({ type, bytes: FIVE_MB })).toBeNull()
  expect(bankDocumentProblem({ type, bytes: FIVE_MB + 1 })).toEqual({
    code: 'FILE_SIZE_BIG',
    params: { max: 5 },
  })
})

test.each(['image/gif', null] as const)('%s is not', (type) => {
  expect(bankDocumentProblem({ type, bytes: 1 })).toEqual({
    code: 'FILE_TYPE',
    params: { types: 'PDF, JPEG, PNG' },
  })
})
