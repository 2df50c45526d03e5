import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isRate } from '@kindling/validation/rules/conversion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClock } from '../testing/platform.ts'
import {
  chooseTicker,
  httpTicker,
  noTicker,
  standInTicker,
  TickerUnavailable,
  TickerUnreadable,
} from './ticker.ts'

let answer = { status: 200, body: '' }
let asked = 0
const server = createServer((_, response) => {
  asked += 1
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/plg`
})
afterAll(() => new Promise((done) => server.close(done)))

const clock = createClock()
const tells = (body: string, status = 200) => {
  answer = { status, body }
}
const tickers = {
  'the stand-in': () => standInTicker(clock.now),
  'the one over HTTP': () => {
    tells('{"plg_to_usd":"0.1043"}')
    return httpTicker({ url, now: clock.now })
  },
}

describe.each(Object.entries(tickers))('%s', (_, start) => {
  it('gives a rate one can convert at, and when that was', async () => {
    const { plgToUsd, at } = await start().read()
    expect(isRate(plgToUsd)).toBe(true)
    expect(at.getTime()).toBeLessThanOrEqual(clock.now().getTime())
  })
  it('gives the same twice in a row: nobody sees a rate that is gone already', async () => {
    const ticker = start()
    expect(await ticker.read()).toEqual(await ticker.read())
  })
})

describe('the stand-in', () => {
  it('stays around ten cents, and moves', async () => {
    const walking = createClock(0)
    const ticker = standInTicker(walking.now)
    const seen = new Set<string>()
    for (let hour = 0; hour < 2_000; hour++) {
      const { plgToUsd } = await ticker.read()
      seen.add(plgToUsd)
      expect(Math.abs(Number(plgToUsd) - 0.1)).toBeLessThanOrEqual(0.015)
      walking.advance(3_600_000)
    }
    expect(seen.size).toBeGreaterThan(50)
  })
})

describe('the one over HTTP', () => {
  it('asks again once the rate is old', async () => {
    const ticker = tickers['the one over HTTP']()
    const before = asked
    await ticker.read()
    await ticker.read()
    expect(asked - before).toBe(1)
    clock.advance(30_000)
    tells('{"plg_to_usd":0.11}')
    expect((await ticker.read()).plgToUsd).toBe('0.11')
  })
  it('names the Canadian dollar where its source does', async () => {
    const ticker = tickers['the one over HTTP']()
    expect((await ticker.read()).usdToCad).toBeNull()
    clock.advance(30_000)
    tells('{"plg_to_usd":"0.1","usd_cad":"1.3785"}')
    expect((await ticker.read()).usdToCad).toBe('1.3785')
    clock.advance(30_000)
    tells('{"plg_to_usd":"0.1","usd_cad":"-1"}')
    expect((await ticker.read()).usdToCad).toBeNull()
  })
  it('is out of reach where it is down or fails, and gives no old rate', async () => {
    const ticker = tickers['the one over HTTP']()
    await ticker.read()
    clock.advance(30_000)
    tells('', 503)
    await expect(ticker.read()).rejects.toBeInstanceOf(TickerUnavailable)
    await expect(httpTicker({ url: 'http://127.0.0.1:1/', now: clock.now }).read()).rejects.toBeInstanceOf(
      TickerUnavailable,
    )
  })
  it.each(['', 'null', '{}', '{"plg_to_usd":0}', '{"plg_to_usd":"-1"}', '{"plg_to_usd":"NaN"}', '[1]'])(
    'is unreadable where it answers %s',
    async (body) => {
      const ticker = httpTicker({ url, now: clock.now })
      tells(body)
      await expect(ticker.read()).rejects.toBeInstanceOf(TickerUnreadable)
    },
  )
})

describe('the choice', () => {
  it('is the one of TICKER_URL, which has to be an address', async () => {
    tells('{"plg_to_usd":"0.2"}')
    expect((await chooseTicker({ TICKER_URL: url })?.read())?.plgToUsd).toBe('0.2')
    expect(chooseTicker({})).toBeUndefined()
    expect(() => chooseTicker({ TICKER_URL: 'somewhere' })).toThrow(TypeError)
  })
  it('is none where the stand-in is off', async () => {
    await expect(noTicker.read()).rejects.toBeInstanceOf(TickerUnavailable)
  })
})
