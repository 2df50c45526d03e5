import type { Browser, CDPSession, Page } from 'playwright'
import { network } from './load.ts'

/** Milliseconds from a press on a card of a list until the project is painted, and from Back until the list is. */
export interface Opening {
  /** `intent`: the pointer has rested on the card for 300 ms; `tap`: a finger touches it without notice. */
  readonly after: 'intent' | 'tap'
  readonly opened: number
  readonly back: number
}

const card = 'main article a[href^="/project/"]'

/** When heading, picture and rewards of a project are painted, in the page's own time. */
function paintedProject(): Promise<number> {
  return new Promise((done) => {
    const look = () => {
      const [heading, picture] = [
        document.querySelector('main h1'),
        document.querySelector<HTMLImageElement>('main img[fetchpriority=high]'),
      ]
      const hasRewards = document.querySelector('h2#rewards') !== null
      if (heading && picture?.complete && picture.naturalWidth > 0 && hasRewards)
        requestAnimationFrame(() => setTimeout(() => done(performance.now())))
      else requestAnimationFrame(look)
    }
    look()
  })
}

function paintedList(selector: string): Promise<number> {
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector(selector)?.checkVisibility())
        requestAnimationFrame(() => setTimeout(() => done(performance.now())))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Runs in the page: the time of each press. */
function observe(): void {
  const note = () => Object.assign(window, { pressedAt: performance.now() })
  addEventListener('click', note, { capture: true })
  addEventListener('popstate', note, { capture: true })
}
const pressedAt = (page: Page) => page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt)

async function slow(cdp: CDPSession) {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens a project from a list and goes back, at a quarter of the processor's speed, 1.6 Mbps and 150 ms. */
export async function openFromList(
  browser: Browser,
  origin: string,
  after: Opening['after'],
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto(`${origin}/projects/trending`, { waitUntil: 'networkidle' })
  await slow(await context.newCDPSession(page))
  const link = page.locator(card).first()
  const isOpen = page.evaluate(paintedProject)
  if (after === 'intent') {
    await link.hover()
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    await link.click({ noWaitAfter: true })
  } else await link.tap({ noWaitAfter: true })
  const opened = (await isOpen) - (await pressedAt(page))
  // Nobody goes back before they have looked.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)))
  await page.evaluate(() => history.back())
  const back = (await page.evaluate(paintedList, card)) - (await pressedAt(page))
  await context.close()
  return { after, opened, back }
}
