import type { Browser, BrowserContext, Page } from 'playwright'
import type { DocsPage } from './pages.ts'
import { spokenBy } from './spoken.ts'

const patienceMs = 30_000
const size = { width: 1280, height: 900 }

/** What a page of the catalogue showed or reported that nobody should see. */
export interface Opened {
  /** One line each; empty if the page is good. */
  readonly faults: readonly string[]
  /** From the request until nothing changes any more. */
  readonly milliseconds: number
  /** What the page's first story says to a screen reader, for a page of a component. */
  readonly spoken: { readonly story: string; readonly lines: readonly string[] } | undefined
}

/** Text that only a failure shows: a stack trace, or the errors that the catalogue throws itself. */
const failureText = /^\s+at .+:\d+:\d+\)?$|No words for \S+:\S+|reached no handler/m

/** Remote content, which is cut off here, and the picture that a story shows as missing. */
const deliberate = /^https:|\/media\/none\.jpg$/

interface WithChannel {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { on(event: string, listener: (detail: unknown) => void): void }
  /** Stories that are over, drawn or failed. */
  drawn?: number
  docsReady?: boolean
  failures?: string[]
}

/** Runs in the page, before its scripts: counts the stories that are drawn, and keeps what failed. */
function listen() {
  const state = window as unknown as WithChannel
  state.drawn = 0
  state.failures = []
  const failed = (event: string) => (detail: unknown) => {
    state.drawn = (state.drawn ?? 0) + 1
    const { message, description, title } = (detail ?? {}) as Record<string, unknown>
    state.failures?.push(`${event}: ${String(message ?? title ?? description ?? detail)}`)
  }
  const wait = () => {
    const channel = state.__STORYBOOK_ADDONS_CHANNEL__
    if (!channel) return void setTimeout(wait, 5)
    channel.on('docsRendered', () => {
      state.docsReady = true
    })
    channel.on('storyRendered', () => {
      state.drawn = (state.drawn ?? 0) + 1
    })
    for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'])
      channel.on(event, failed(event))
  }
  wait()
}

/** Runs in the page: whether the documentation is there with each of its stories, or an error instead. */
function isThere() {
  const state = window as unknown as WithChannel
  if (document.body.classList.contains('sb-show-errordisplay')) return true
  const stories = document.querySelectorAll('.sbdocs [id^="story--"][id$="-inner"]').length
  return Boolean(state.docsReady) && (state.drawn ?? 0) >= stories
}

/** Runs in the page: waits until nothing in it has changed for a moment, so that late answers are there. */
function untilQuiet() {
  const [momentMs, longestMs] = [250, 5_000]
  return new Promise<void>((done) => {
    let timer = setTimeout(done, momentMs)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, momentMs)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    setTimeout(done, longestMs)
  })
}

/** What the page's scripts and requests report. The text of failures on the screen is read afterwards. */
function listenTo(page: Page, faults: Set<string>) {
  page.on('pageerror', (error) => faults.add(`thrown: ${firstLine(error.message)}`))
  page.on('console', (message) => {
    // A request that was answered with an error is judged by its answer below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.add(`console: ${firstLine(message.text())}`)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const call = `${response.request().method()} ${pathname} ${response.status()}`
    if (pathname.startsWith('/api/')) {
      if (!response.fromServiceWorker() || response.status() === 501) faults.add(`unanswered: ${call}`)
    } else if (response.status() >= 400 && !deliberate.test(response.url())) faults.add(`missing: ${call}`)
  })
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 200)

/** A page's address, as a person who was sent the link opens it. */
const addressOf = (url: string, { id }: DocsPage, language: string) =>
  `${url}/iframe.html?viewMode=docs&id=${id}&globals=language:${language}`

/** A browser context with nothing cached and no service worker installed. */
export const coldContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: size, reducedMotion: 'reduce' })

/** Opens a documentation page of a served catalogue and waits until its stories are drawn. */
export async function openPage(
  context: BrowserContext,
  url: string,
  docs: DocsPage,
  language: string,
): Promise<Opened> {
  const from = performance.now()
  const seen = await visit(context, addressOf(url, docs, language), language).catch((error: unknown) => ({
    faults: [`could not be opened: ${firstLine(error instanceof Error ? error.message : String(error))}`],
    spoken: undefined,
  }))
  return { ...seen, milliseconds: performance.now() - from }
}

async function visit(context: BrowserContext, address: string, language: string) {
  const page = await context.newPage()
  try {
    const faults = [...(await faultsOf(page, address, language))]
    return { faults, spoken: await spokenOf(page) }
  } finally {
    await page.close()
  }
}

/** The first story of a component's page; a story in a frame of its own is read in its frame's place, as nothing. */
async function spokenOf(page: Page): Promise<Opened['spoken']> {
  const id = await page.evaluate(
    () => document.querySelector('.sbdocs [id^="story--"][id$="--primary-inner"]')?.id ?? '',
  )
  const story = /^story--((?:primitives|widgets)-.+)--primary-inner$/.exec(id)?.[1]
  return story ? { story, lines: await spokenBy(page, `[id="${id}"]`) } : undefined
}

async function faultsOf(page: Page, address: string, language: string): Promise<Set<string>> {
  const faults = new Set<string>()
  await page.addInitScript(listen)
  // Films and other remote content are not part of the catalogue.
  await page.route(/^https:/, (route) => route.abort())
  listenTo(page, faults)
  await page.goto(address)
  const there = await page.waitForFunction(isThere, null, { timeout: patienceMs, polling: 50 }).then(
    () => true,
    () => false,
  )
  if (!there) faults.add(`not drawn after ${patienceMs / 1000} s`)
  await page.evaluate(untilQuiet)
  const { text, failures, lang } = await page.evaluate(() => ({
    // biome-ignore lint/performance/useDomNodeTextContent: only what a person sees counts, not hidden templates
    text: document.body.innerText,
    failures: (window as unknown as WithChannel).failures ?? [],
    lang: document.documentElement.lang,
  }))
  for (const failure of failures) faults.add(firstLine(failure))
  const shown = text.match(failureText)
  if (shown) faults.add(`on the page: ${firstLine(shown[0].trim())}`)
  if (lang !== language) faults.add(`its language is "${lang}"`)
  return faults
}
