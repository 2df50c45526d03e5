import type { Browser, Page } from 'playwright'

/** Milliseconds from the first tap on a control to the next paint. */
export interface Tap {
  readonly path: string
  readonly when: 'before' | 'after'
  readonly control: string
  readonly ms: number
}

const viewport = { width: 412, height: 823 }
const controls = 'button, input, select, summary, [role=combobox]'

/** Names of what can be tapped in the window, in order, without those covered by another element. */
function inView(selector: string): { index: number; name: string }[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).flatMap((element, index) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isSeen = width > 0 && x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight
    if (!isSeen || !element.contains(document.elementFromPoint(x, y))) return []
    const name =
      element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? ''
    return [{ index, name: name.trim().slice(0, 30) }]
  })
}

/** Runs in the page before any of its own scripts: the longest time from an input to the next paint. */
function observe(): void {
  const seen = { longest: 0 }
  Object.assign(window, { tapSeen: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function open(browser: Browser, url: string, when: Tap['when']): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(observe)
  // Scripts that never load: the tap hits plain HTML.
  if (when === 'before') await page.route('**/assets/*.js', () => undefined)
  await page.goto(url, { waitUntil: when === 'before' ? 'domcontentloaded' : 'load' })
  if (when === 'after') await page.waitForLoadState('networkidle')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Taps each control of a page's first view, each on a fresh page, at a quarter of the processor's speed. */
export async function firstTaps(browser: Browser, origin: string, path: string): Promise<Tap[]> {
  const found: Tap[] = []
  for (const when of ['before', 'after'] as const) {
    const first = await open(browser, origin + path, when)
    const all = await first.evaluate(inView, controls)
    await first.context().close()
    for (const { index, name } of all) {
      const page = await open(browser, origin + path, when)
      await page.locator(controls).nth(index).tap({ noWaitAfter: true })
      // After two frames the tap has been painted, and its entry written.
      const took = await page.evaluate(
        () =>
          new Promise<number>((done) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                setTimeout(
                  () => done((window as unknown as { tapSeen: { longest: number } }).tapSeen.longest),
                  300,
                ),
              ),
            ),
          ),
      )
      found.push({ path, when, control: name, ms: took })
      await page.context().close()
    }
  }
  return found
}
