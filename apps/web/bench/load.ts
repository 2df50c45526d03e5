import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'

/** Result of loading a page once; times in milliseconds, sizes in bytes on the wire. */
export interface Load {
  readonly lcp: number
  readonly cls: number
  /** Sum of each long task's time over 50 ms: how long a press could have waited. */
  readonly blocking: number
  /** Main-thread work until the page was idle. */
  readonly work: number
  readonly requests: number
  /** Script files fetched after the first view. */
  readonly lateScripts: number
  readonly bytes: Readonly<Record<Kind, number>>
  /** Script errors and failed requests: a broken page does not count as fast. */
  readonly broken: readonly string[]
}

export const kinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]

const viewport = { width: 412, height: 823 }
const cpuSlowdown = 4
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** No request and no long task for this time: the page is idle. */
const quietMs = 2_000
const longestMs = 30_000

interface Observed {
  lcp: number
  cls: number
  long: number
  lastLong: number
}

/** Runs in the page before any of its own scripts. */
function observe(): void {
  const seen: Observed = { lcp: 0, cls: 0, long: 0, lastLong: 0 }
  Object.assign(window, { benchSeen: seen })
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean }
  const on = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  on('longtask', (entry) => {
    seen.long += Math.max(0, entry.duration - 50)
    seen.lastLong = performance.now()
  })
  // Shifts are summed in windows of at most five seconds, with gaps of at most one; the worst window counts.
  let sum = 0
  let first = 0
  let last = 0
  on('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const same = entry.startTime - last < 1000 && entry.startTime - first < 5000
    sum = same ? sum + (entry.value ?? 0) : (entry.value ?? 0)
    first = same ? first : entry.startTime
    last = entry.startTime
    seen.cls = Math.max(seen.cls, sum)
  })
}

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
}

/** Tracks every request of a page by its bytes on the wire. */
function follow(cdp: CDPSession) {
  const asked = new Map<string, { kind: Kind; url: string; bytes: number; cached: boolean; late: boolean }>()
  const open = new Set<string>()
  const broken: string[] = []
  let last = performance.now()
  const end = (id: string) => {
    open.delete(id)
    last = performance.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(?:data|blob):/.test(request.url)) return
    // Lazy scripts are fetched as data, then run from the browser's cache (app/fetch-chunk.ts).
    const isScript = /\.js(?:$|\?)/.test(request.url)
    const kind = isScript ? 'js' : (kindOf[type ?? ''] ?? 'other')
    asked.set(requestId, {
      kind,
      url: request.url,
      bytes: 0,
      cached: false,
      late: isScript && type === 'Fetch',
    })
    open.add(requestId)
    last = performance.now()
  })
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const entry = asked.get(requestId)
    if (entry) {
      if (entry.kind !== 'js') entry.kind = kindOf[type] ?? 'other'
      entry.cached = response.fromDiskCache === true
    }
    if (response.status >= 400) broken.push(`${response.status} ${response.url}`)
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = asked.get(requestId)
    if (entry) entry.cached = true
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = asked.get(requestId)
    if (entry) entry.bytes = encodedDataLength
    end(requestId)
  })
  cdp.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    const entry = asked.get(requestId)
    if (entry && !canceled) broken.push(`${errorText} ${entry.url}`)
    end(requestId)
  })
  const quietSince = () => (open.size > 0 ? performance.now() : last)
  return { asked, broken, quietSince }
}

async function settled(page: Page, quietSince: () => number): Promise<void> {
  const from = performance.now()
  while (performance.now() - from < longestMs) {
    await wait(200)
    if (performance.now() - quietSince() < quietMs) continue
    const calm = await page.evaluate(() => {
      const { benchSeen } = window as unknown as { benchSeen: { lastLong: number } }
      return performance.now() - benchSeen.lastLong
    })
    if (calm >= quietMs) return
  }
}

/** Loads a page in a new context, like a modest phone on a modest network. */
export async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Performance.enable')
    await cdp.send('Network.emulateNetworkConditions', network)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(observe)
    const { asked, broken, quietSince } = follow(cdp)
    page.on('pageerror', (error) => broken.push(error.message))
    await page.goto(url, { waitUntil: 'commit', timeout: longestMs })
    await settled(page, quietSince)
    const seen = await page.evaluate(() => (window as unknown as { benchSeen: Observed }).benchSeen)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    const all = [...asked.values()]
    const bytes: Record<Kind, number> = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 }
    for (const each of all) bytes[each.kind] += each.bytes
    return {
      lcp: seen.lcp,
      cls: seen.cls,
      blocking: seen.long,
      work,
      // Scripts in the cache are run from there again.
      requests: all.filter(({ cached }) => !cached).length,
      lateScripts: all.filter(({ late }) => late).length,
      bytes,
      broken,
    }
  } finally {
    await context.close()
  }
}
