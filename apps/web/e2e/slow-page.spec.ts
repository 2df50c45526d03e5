import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { hydrated } from './journey.ts'
import { expect, test } from './test.ts'

/**
 * Passes everything on, but sends a page in two parts: its head with the scripts first, the rest with the state later.
 */
async function slowly(target: string) {
  const proxy = createServer((incoming, answer) => {
    const { method, headers, url } = incoming
    // A response sent in two parts must not be compressed.
    const plain = { ...headers, host: new URL(target).host, 'accept-encoding': 'identity' }
    const outgoing = ask(new URL(url ?? '/', target), { method, headers: plain }, async (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      if (!from.headers['content-type']?.startsWith('text/html')) return from.pipe(answer)
      const html = await buffer(from)
      const middle = html.indexOf('id="kindling-state"') + 2_000
      answer.write(html.subarray(0, middle))
      await wait(1_500)
      return answer.end(html.subarray(middle))
    })
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

test('a page that arrives slower than its scripts, which the browser has already, starts whole', async ({
  page,
  server,
}) => {
  const proxy = await slowly(server.url)
  try {
    await page.goto(`${proxy.url}/`)
    await hydrated(page)
    await page.goto(`${proxy.url}/project/fernhill-kettle`)
    await hydrated(page)
    // The second visit: every script comes from the cache, long before the page's own state.
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    proxy.close()
  }
})
