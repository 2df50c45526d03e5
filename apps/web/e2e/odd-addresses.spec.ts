import { request } from 'node:http'
import { expect, test } from './test.ts'

/* accounts A36: the real pages, rendered. apps/web/server/fuzz.test.ts requests everything else. */

/** The raw address: a browser, and `fetch`, would normalize it first. */
const statusOf = (origin: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path, agent: false }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })

const odd = [
  '%0a',
  '%0d',
  '%E2%80%A8',
  '%',
  '%E0%A4%A',
  '%00',
  '%ff',
  '..%2f',
  '__proto__',
  '%D9%85',
  'a'.repeat(2000),
]
const places = [
  '/',
  '/projects/',
  '/project/',
  '/users/',
  '/learn/questions/',
  '/learn/question/',
  '/media/',
  '/assets/',
  '/settings/',
  '/search?query=',
]

test('accounts A36: no odd address gives an error of ours', async ({ server }) => {
  for (const place of places)
    for (const part of odd) {
      const status = await statusOf(server.url, `${place}${part}`)
      expect(status, `${place}${part}`).toBeLessThan(500)
    }
})
