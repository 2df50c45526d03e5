import { once } from 'node:events'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience, socketOptions, whyNotListening } from './listen.ts'

describe('connections that take their time', () => {
  let server: Server
  beforeAll(async () => {
    const quick = { headersMs: 200, requestMs: 400, idleMs: 200, checkEveryMs: 50 }
    server = createAdaptorServer({
      fetch: async (request) => new Response(`got ${(await request.text()).length}`),
      serverOptions: socketOptions(quick),
    }) as Server
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  /** Sends the text, then nothing more; returns the response once the server has closed the connection. */
  async function closedAfter(text: string): Promise<string> {
    const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    if (text) socket.write(text)
    await once(socket, 'close')
    return answer
  }

  it('are closed if the headers do not end', async () => {
    expect(await closedAfter('GET / HTTP/1.1\r\nHost: kindling\r\nX-Slow: a')).toContain('408')
  })
  it('are closed if nothing is sent at all', async () => {
    expect(await closedAfter('')).toMatch(/^$|408/)
  })
  it('are closed if the body does not end', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: kindling\r\nContent-Length: 100\r\n\r\nhalf'
    expect(await closedAfter(head)).not.toContain('200 OK')
  })
  it('are closed after an answer if no request follows', async () => {
    expect(await closedAfter('GET / HTTP/1.1\r\nHost: kindling\r\n\r\n')).toContain('got 0')
  })

  it('need a port of their own, or the operator reads what helps', async () => {
    const { port } = server.address() as AddressInfo
    const second = createAdaptorServer({ fetch: () => new Response() }) as Server
    second.listen(port, '127.0.0.1')
    const [error] = await once(second, 'error')
    expect(whyNotListening(error, '127.0.0.1', port)).toBe(
      `Port ${port} is taken on 127.0.0.1, perhaps by another Kindling. ` +
        `Stop what uses it, or choose another port: PORT=${port + 1}.`,
    )
  })
  it.each([
    ['EACCES', 80, 'PORT=4600'],
    ['EADDRNOTAVAIL', 4600, 'HOST=127.0.0.1 is no address of this machine'],
    ['EADDRINUSE', 65_535, 'PORT=4600'],
  ])('explain %s on port %d', (code, port, words) => {
    expect(whyNotListening(Object.assign(new Error(code), { code }), '127.0.0.1', port)).toContain(words)
  })

  it('have seconds for headers, a minute for a request, and longer than a balancer when idle', () => {
    expect(patience.headersMs).toBeLessThan(patience.requestMs)
    expect(patience.idleMs).toBeGreaterThan(60_000)
    expect(socketOptions(patience).headersTimeout).toBe(15_000)
  })
})
