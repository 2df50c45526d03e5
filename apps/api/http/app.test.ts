import { expect, it } from 'vitest'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

it('compresses long answers for clients that accept it', async () => {
  for (let n = 0; n < 6; n++) await made.stage.project()
  const path = '/projects/filter/trending/'
  const plain = await made.platform.app.request(path)
  const small = await made.platform.app.request(path, { headers: { 'accept-encoding': 'gzip' } })
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(small.headers.get('vary')).toMatch(/accept-encoding/i)
  const [whole, squeezed] = [await plain.text(), await small.arrayBuffer()]
  expect(squeezed.byteLength).toBeLessThan(whole.length / 2)
  const unpacked = new Response(new Blob([squeezed]).stream().pipeThrough(new DecompressionStream('gzip')))
  expect(JSON.parse(await unpacked.text())).toEqual(JSON.parse(whole))
})

const notUtf8: [string, number[]][] = [
  ['a byte that begins nothing', [0xff]],
  ['half of a character', [0xc3]],
  ['an overlong slash', [0xc0, 0xaf]],
  ['half of a pair', [0xed, 0xa0, 0x80]],
]

it.each(notUtf8)('rejects %s in the credentials of a log-in', async (_, bytes) => {
  const credentials = Buffer.concat([
    Buffer.from('a'),
    Buffer.from(bytes),
    Buffer.from('@example.com:long enough'),
  ])
  const answer = await made.platform.app.request('/auth/authorize/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${credentials.toString('base64')}` },
    body: '{}',
  })
  expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ code: 'INVALID_TYPE' }] }])
})

it.each(notUtf8)('rejects %s in a text beside a file', async (_, bytes) => {
  const browser = await made.stage.newcomer()
  const part = (name: string) => `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`
  const answer = await browser.send('/users/me/image/', {
    method: 'PATCH',
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    body: Buffer.concat([Buffer.from(part('note')), Buffer.from(bytes), Buffer.from('\r\n--cut--\r\n')]),
  })
  expect([answer.status, answer.body]).toEqual([400, { errors: [{ code: 'INVALID_TYPE' }] }])
})

it.each(notUtf8)('rejects %s in a body with a clear 400, and stores no guess of it', async (_, bytes) => {
  const body = Buffer.concat([Buffer.from('{"email":"a'), Buffer.from(bytes), Buffer.from('@example.com"}')])
  const answer = await made.platform.app.request('/mailing-list/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ code: 'INVALID_TYPE' }] }])
})

it('takes any character whole', async () => {
  const body = JSON.stringify({ email: 'zoë+日本@example.com' })
  const headers = { 'content-type': 'application/json' }
  const answer = await made.platform.app.request('/mailing-list/subscribe', { method: 'POST', headers, body })
  expect(await answer.json()).not.toMatchObject({ errors: [{ code: 'INVALID_TYPE' }] })
})

it('keeps the id that a proxy gave a request, and gives its own in place of none or an odd one', async () => {
  const idOf = async (given?: string) => {
    const answer = await made.platform.app.request(
      '/health',
      given ? { headers: { 'x-request-id': given } } : {},
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    return answer.headers.get('x-request-id')
  }
  expect(await idOf('0af7651916cd43dd8448eb211c80319c')).toBe('0af7651916cd43dd8448eb211c80319c')
  for (const given of [undefined, 'x'.repeat(65), 'two words'])
    expect(await idOf(given)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})
