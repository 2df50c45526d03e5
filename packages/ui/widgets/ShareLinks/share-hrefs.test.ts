import { expect, it } from 'vitest'
import { shareHrefs } from './share-hrefs.ts'

it('encodes any address and title as one parameter each', () => {
  const url = 'https://kindling.test/project/a?ref=x&b=c#d'
  const title = 'Kettle & “pot”?\r\nBcc: all@example.com'
  const { x, facebook, email } = shareHrefs(url, title)
  expect(Object.fromEntries(new URL(x).searchParams)).toEqual({ text: title, url })
  expect(Object.fromEntries(new URL(facebook).searchParams)).toEqual({ u: url })
  const params = new URLSearchParams(email.split('?')[1])
  expect(Object.fromEntries(params)).toEqual({ subject: title, body: url })
})
