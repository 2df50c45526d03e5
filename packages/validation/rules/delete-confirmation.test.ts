import { expect, test } from 'vitest'
import { isDeleteConfirmation } from './delete-confirmation.ts'

test('only DELETE itself deletes an account', () => {
  expect(isDeleteConfirmation('DELETE')).toBe(true)
  for (const text of ['', 'delete', 'Delete', ' DELETE', 'DELETE ', 'DELETED', 'ＤＥＬＥＴＥ']) {
    expect(isDeleteConfirmation(text), text).toBe(false)
  }
})
