import type { Browser, Page } from 'playwright'

const patienceMs = 40_000
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }

interface Channel {
  on(event: string, listener: (detail: never) => void): void
  emit(event: string, detail: object): void
}
interface Stage {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel
  played?: { finished: boolean; readonly faults: string[] }
  isForPhone?: boolean
}

/** Runs in the page, before its scripts: keeps what the story that is shown now throws, and notes its end. */
function listen() {
  const stage = window as unknown as Stage
  stage.played = { finished: false, faults: [] }
  const failed = (event: string) => (detail: { message?: string; title?: string } | undefined) => {
    const said = detail?.message ?? detail?.title ?? ''
    stage.played?.faults.push(`${event}: ${said.trim().split('\n').slice(0, 2).join(' ')}`)
  }
  const wait = () => {
    const channel = stage.__STORYBOOK_ADDONS_CHANNEL__
    if (!channel) return void setTimeout(wait, 5)
    const over = () => {
      if (stage.played) stage.played.finished = true
    }
    for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'])
      channel.on(event, failed(event))
    for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'])
      channel.on(event, (detail) => {
        failed(event)(detail)
        over()
      })
    channel.on('storyFinished', over)
    channel.on('globalsUpdated', ({ storyGlobals }: { storyGlobals?: { viewport?: { value?: string } } }) => {
      stage.isForPhone = storyGlobals?.viewport?.value === 'phone'
    })
  }
  wait()
}

/** A window of the catalogue in one language, in which stories are played one after another. */
export interface Theatre {
  /** Shows and plays a story. @returns what it threw, a line each; none if it is good */
  readonly play: (story: string) => Promise<readonly string[]>
  /** Whether the story that is shown asks for a phone's width, which the manager gives it and this window does not. */
  readonly isForPhone: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Opens a window of the built catalogue at `url`. The first story has a page of its own, later ones replace it. */
export async function openTheatre(
  browser: Browser,
  url: string,
  language: string,
  size: 'desktop' | 'phone' = 'desktop',
): Promise<Theatre> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: sizes[size] })
  const page: Page = await context.newPage()
  await page.addInitScript(listen)
  await page.route(/^https:/, (route) => route.abort())
  let isOpen = false
  return {
    play: async (story) => {
      if (isOpen)
        await page.evaluate((storyId) => {
          const stage = window as unknown as Stage
          stage.played = { finished: false, faults: [] }
          stage.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' })
        }, story)
      else await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=language:${language}`)
      isOpen = true
      const played = () => page.evaluate(() => (window as unknown as Stage).played?.faults ?? [])
      return page
        .waitForFunction(() => (window as unknown as Stage).played?.finished, null, { timeout: patienceMs })
        .then(played, async () => [...(await played()), `not over after ${patienceMs / 1000} s`])
    },
    isForPhone: () => page.evaluate(() => (window as unknown as Stage).isForPhone ?? false),
    close: () => context.close(),
  }
}
