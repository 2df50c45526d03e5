import { createAdaptorServer } from '@hono/node-server'
import { openTeamWorlds } from '@kindling/api/testing/team-worlds'
import { pino } from 'pino'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../../../tooling/browser.ts'
import { buildSite } from '../../../tooling/build-site.ts'
import { say, step } from '../../../tooling/say.ts'
import { clientFolder, readBuiltPages } from '../server/built-pages.ts'
import { createSite } from '../server/site.ts'

/*
 * The team's largest pages on the built site, at a quarter of the processor's speed: a draft with
 * 100 rewards of 20 variants beside one with 3, and the list of 50, 5,000 and 50,000 backers. Milliseconds, medians.
 * Ends with an error where a limit does not hold.
 */

const rounds = Number(process.env.ROUNDS ?? 5)
/** The large draft opens in at most this multiple of the small one's time. */
const openingLimit = 1.5
/** From a key to the next paint. */
const typingLimitMs = 50
/** From "Show" to the filtered list on screen. */
const filterLimitMs = 200
const flatUpTo = 0.1
let over = 0

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const limited = (holds: boolean, limit: string) => {
  if (!holds) over += 1
  return `limit ${limit}${holds ? '' : '  OVER'}`
}
const ms = (value: number) => Math.round(value).toLocaleString('en').padStart(6)

await buildSite()
const sizes = [50, 5_000, 50_000] as const
const { made, drafts, projects } = await step('Storing two drafts and 55,050 pledges', () =>
  openTeamWorlds(sizes),
)

const log = pino({ level: 'silent' })
const pages = await readBuiltPages()
const site = createSite({ platform: made, pages, clientFolder, log, secure: false, origin: null })
const server = createAdaptorServer({ fetch: site.fetch })
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The site has no port')
const origin = `http://127.0.0.1:${address.port}`

const found = await findBrowser()
const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] })

/** Runs in the page before its own scripts: the longest time from an input to the next paint. */
function observe(): void {
  const seen = { longest: 0 }
  Object.assign(window, { inputSeen: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Opens a page as somebody of the team; the time until `ready` is on screen and React has the page. */
async function open(
  chrome: Browser,
  { path, cookie, ready }: { path: string; cookie: string; ready: string },
): Promise<{ page: Page; took: number }> {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 900 } })
  const [name = '', ...value] = cookie.split('=')
  await context.addCookies([{ name, value: value.join('='), url: origin }])
  const page = await context.newPage()
  await page.addInitScript(observe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction((selector) => {
    const part = document.querySelector(selector)
    return part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber'))
  }, ready)
  const took = await page.evaluate(
    () =>
      new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  )
  return { page, took }
}

const longestInput = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        setTimeout(
          () => done((window as unknown as { inputSeen: { longest: number } }).inputSeen.longest),
          300,
        ),
      ),
  )
const forget = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as { inputSeen: object }).inputSeen, { longest: 0 }))

/** Opening a draft's rewards, and typing into the title of the first. */
async function measureDraft({ projectId, team }: typeof drafts.small) {
  const path = `/dashboard/${projectId}/rewards`
  const opened: number[] = []
  const typed: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { page, took } = await open(browser, { path, cookie: team.cookie(), ready: 'main li' })
    opened.push(took)
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    const title = page.getByLabel('Title', { exact: true })
    await title.click()
    await page.waitForLoadState('networkidle')
    await forget(page)
    await title.pressSequentially(' that boils', { delay: 80 })
    typed.push(await longestInput(page))
    await page.context().close()
  }
  return { opened: median(opened), typed: median(typed) }
}

/** From "Show" to the filtered rows on screen, in milliseconds. */
async function filter(page: Page, choice: string, button: RegExp): Promise<number> {
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('checkbox', { name: choice, exact: true }).check()
  const show = page.getByRole('button', { name: button })
  const time = show.evaluate(
    (button) =>
      new Promise<number>((done) => {
        const before = document.querySelector('main tbody tr')?.textContent
        let from = 0
        const look = () => {
          const now = document.querySelector('main tbody tr')?.textContent
          const isBusy = document.querySelector('main [aria-busy=true], main table') === null
          if (now && now !== before && !isBusy)
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
          else requestAnimationFrame(look)
        }
        button.addEventListener('click', () => {
          from = performance.now()
          look()
        })
      }),
  )
  await show.click({ noWaitAfter: true })
  return await time
}

/**
 * Opening the list of backers, filtering it, and the script's memory afterwards. A filter is shown as soon as it is
 * chosen, and once the button says how many it picks, which is when the rows are here already.
 */
async function measureBackers({ projectId, team }: (typeof projects)[number]) {
  const opened: number[] = []
  const filtered = { atOnce: [] as number[], counted: [] as number[] }
  const heaps: number[] = []
  const path = `/manager/${projectId}/backers`
  for (let round = 0; round < rounds; round++) {
    const { page, took } = await open(browser, { path, cookie: team.cookie(), ready: 'main tbody tr' })
    opened.push(took)
    await page.waitForLoadState('networkidle')
    filtered.atOnce.push(await filter(page, 'Ready', /^Show/))
    filtered.counted.push(await filter(page, 'Shipped', /^Show [\d,]+ pledges$/))
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    heaps.push(usedSize)
    await page.context().close()
  }
  return {
    opened: median(opened),
    atOnce: median(filtered.atOnce),
    counted: median(filtered.counted),
    heap: median(heaps) / 1_048_576,
  }
}

try {
  const [small, large] = [await measureDraft(drafts.small), await measureDraft(drafts.large)]
  const ratio = large.opened / small.opened
  say('Rewards of a draft, milliseconds at a quarter of the speed')
  say(
    `  opened: ${ms(small.opened)} with 3, ${ms(large.opened)} with 100 of 20 variants, ${ratio.toFixed(2)} ×  ${limited(ratio <= openingLimit, `${openingLimit} ×`)}`,
  )
  say(
    `  a key to the next paint: ${ms(small.typed)} and ${ms(large.typed)}  ${limited(large.typed <= typingLimitMs, `${typingLimitMs}`)}`,
  )
  say('Backers, milliseconds at a quarter of the speed')
  const opened: number[] = []
  for (const project of projects) {
    const seen = await measureBackers(project)
    opened.push(seen.opened)
    say(
      `  ${project.size.toLocaleString('en').padStart(6)}: opened ${ms(seen.opened)}, filtered ${ms(seen.counted)}  ${limited(seen.counted <= filterLimitMs, `${filterLimitMs}`)}, before its count came ${ms(seen.atOnce)}, scripts hold ${seen.heap.toFixed(1)} MB`,
    )
  }
  const exponent = Math.log((opened[2] ?? 1) / (opened[1] ?? 1)) / Math.log(10)
  say(
    `  opening grows with the exponent ${exponent.toFixed(2)}  ${limited(exponent <= flatUpTo, `${flatUpTo}`)}`,
  )
} finally {
  await browser.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  await new Promise<void>((done) => server.close(() => done()))
  await made.stop()
}
process.exit(over > 0 ? 1 : 0)
