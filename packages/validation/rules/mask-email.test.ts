import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it('shows of an e-mail what its owner recognises', () => {
  expect(['lena@parkworks.example', 'x@a.b.co', 'lena@localhost', '😀@é.fr', ''].map(maskEmail)).toEqual([
    'l•••@p•••.example',
    'x•••@a•••.co',
    'l•••@l•••',
    '😀•••@é•••.fr',
    '•••@•••',
  ])
})
