/** Functions that run in the photographed page: each is sent there as text, and so uses nothing outside itself. */

export interface WithChannel {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: () => void): void
    emit(event: string, detail: object): void
  }
}

/**
 * Waits until nothing in the page has changed for a moment, every call has its answer and no timer is about to end, so
 * that data and lazy parts are there. A call that is never answered, as some stories have, and timers that begin anew
 * are waited for a second and no longer.
 */
export function untilQuiet() {
  const [momentMs, unansweredMs, longestMs] = [150, 1_000, 6_000]
  const began = performance.now()
  return new Promise<void>((done) => {
    let changed = began
    const observer = new MutationObserver(() => {
      changed = performance.now()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    const look = () => {
      const now = performance.now()
      const waits = Number(document.documentElement.dataset.waiting ?? 0) > 0
      const isQuiet = now - changed >= (waits ? unansweredMs : momentMs)
      if (!isQuiet && now - began < longestMs) return void setTimeout(look, 25)
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => done()))
    }
    look()
  })
}

/**
 * Waits for fonts and pictures, and takes from pictures what depends on the moment. The browser shows a larger file than
 * it needs where it happens to have that already, so each shows its largest. And it leaves out the colour behind a
 * picture that it knows to be opaque, which it learns sooner or later: at round corners one sees whether it did.
 */
export async function untilDrawnAlike() {
  await document.fonts.ready
  for (const each of document.querySelectorAll('img, source')) each.removeAttribute('srcset')
  const decoded = [...document.images].map(async (picture) => {
    await picture.decode().catch(() => undefined)
    if (picture.naturalWidth > 0 && picture.parentElement)
      picture.parentElement.style.backgroundColor = 'transparent'
  })
  await Promise.race([Promise.all(decoded), new Promise((done) => setTimeout(done, 3_000))])
  // The column that stays in view while its table scrolls: its text lies a pixel lower in a layer of its own, which it
  // now has and now has not.
  for (const cell of document.querySelectorAll<HTMLElement>('th, td'))
    if (getComputedStyle(cell).position === 'sticky') cell.style.willChange = 'transform'
  window.scrollTo(0, 0)
}

/** Makes the browser draw the whole page once more: so far it drew in parts, as data and sizes arrived. */
export async function drawAnew() {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  document.documentElement.style.filter = 'invert(1)'
  await drawn()
  document.documentElement.style.filter = ''
  await drawn()
}

/** Files whose components are in the page, as the catalogue's build notes them (`.storybook/drawn-by.ts`). */
export function filesDrawn(): string[] {
  interface Fiber {
    readonly type: { readonly drawnBy?: readonly string[] } | null
    readonly elementType: Fiber['type']
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly stateNode: { readonly current: Fiber }
  }
  const files = new Set<string>()
  const root: object | null = document.querySelector('#storybook-root')
  const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer$'))
  const container = root && key ? (root as Record<string, Fiber | null>)[key] : null
  const queue = [container?.stateNode.current]
  for (let fiber = queue.pop(); fiber; fiber = queue.pop()) {
    for (const type of [fiber.type, fiber.elementType])
      for (const file of type?.drawnBy ?? []) files.add(file)
    for (const next of [fiber.sibling, fiber.child]) if (next) queue.push(next)
  }
  return [...files].sort()
}

/**
 * Reports the end of a story, whether its play passed or failed, and counts what a picture has to wait for: calls without
 * their answer, and short timers. React keeps a lazy part that came early back for 300 ms.
 */
export function tellWhenFinished() {
  // Idle callbacks run at once: the machine's load must not show in a picture.
  window.requestIdleCallback = (work) =>
    window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0)
  // The fake clock refuses to cancel a timer as an idle callback, and a page that is left cancels its own.
  window.cancelIdleCallback = (id) => window.clearTimeout(id)

  let waiting = new Set<symbol | number>()
  const tell = () => {
    document.documentElement.dataset.waiting = String(waiting.size)
  }
  const over = (each: symbol | number) => void (waiting.delete(each) && tell())
  const call = window.fetch.bind(window)
  window.fetch = async (...input) => {
    const own = Symbol()
    waiting.add(own)
    tell()
    try {
      return await call(...input)
    } finally {
      over(own)
    }
  }
  const [shortestMs, longestMs] = [30, 320]
  const later = window.setTimeout.bind(window)
  const never = window.clearTimeout.bind(window)
  const countedLater = (work: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (typeof work !== 'function' || delay <= shortestMs || delay > longestMs)
      return later(work, delay, ...rest)
    const timer = later(() => {
      over(timer)
      work(...rest)
    }, delay)
    waiting.add(timer)
    tell()
    return timer
  }
  window.setTimeout = countedLater as typeof window.setTimeout
  window.clearTimeout = (timer) => {
    over(Number(timer))
    never(timer)
  }
  // What the story before waits for is not this one's.
  document.addEventListener('visual:story', () => {
    waiting = new Set()
    tell()
  })

  const told = () => {
    document.documentElement.dataset.finished = ''
  }
  const wait = () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { on(event: string, listener: () => void): void }
    }
    if (!channel) return void setTimeout(wait, 5)
    for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
      channel.on(event, told)
  }
  wait()
}
