import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright'
import { findBrowser } from '../browser.ts'
import {
  drawAnew,
  filesDrawn,
  tellWhenFinished,
  untilDrawnAlike,
  untilQuiet,
  type WithChannel,
} from './quiet.ts'
import { type Mode, modesOf, type Story } from './stories.ts'

/** The moment of the fixtures, so that day counts do not change from day to day. */
const moment = new Date('2026-11-20T12:00:00Z')
const patienceMs = 20_000
const tallest = 8_000
const awaited: ReadonlySet<string> = new Set(['script', 'stylesheet', 'font', 'image'])

/**
 * One way of drawing, whatever the machine's load: layers are not drawn in parts, nor scrolled and moved on a thread of
 * their own, and no picture is drawn later than the text beside it.
 */
const steady = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-prefer-compositing-to-lcd-text',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Films and other remote content change from minute to minute. Nothing else is asked for, so the cache can be used.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

export interface Shot {
  readonly story: Story
  readonly mode: Mode
}

export const nameOfShot = ({ story, mode }: Shot): string => `${story.id}--${mode.name}.png`
export const shotsOf = (stories: readonly Story[]): Shot[] =>
  stories.flatMap((story) => modesOf(story).map((mode) => ({ story, mode })))

const nameOfNote = (shot: Shot): string => nameOfShot(shot).replace(/png$/, 'json')

/**
 * Files whose components are in a picture that was taken, from the root of the repository.
 * @returns nothing if the catalogue did not note them, or the story has no component of ours
 */
export async function drawnIn(folder: string, shot: Shot): Promise<readonly string[] | undefined> {
  const note = await readFile(join(folder, nameOfNote(shot)), 'utf8').catch(() => '[]')
  const files: readonly string[] = JSON.parse(note)
  return files.length > 0 ? files : undefined
}

interface Studio {
  readonly page: Page
  /** Scripts, styles, fonts and pictures that are on their way. */
  readonly coming: ReadonlySet<Request>
  /** The mode its globals are set to; null before the first story. */
  mode: Mode | null
}

/** Opens a story by replacing the last one in a page of its mode, which is much faster than a new address. */
async function open(studio: Studio, url: string, { story, mode }: Shot): Promise<void> {
  const { page } = studio
  await page.setViewportSize({ width: mode.width, height: 900 })
  if (studio.mode === mode) {
    await page.evaluate((storyId) => {
      delete document.documentElement.dataset.finished
      document.dispatchEvent(new Event('visual:story'))
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as WithChannel
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
    }, story.id)
  } else {
    // axe has its say in the tests.
    const globals = `${mode.globals};a11y.manual:!true`
    await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`)
    studio.mode = mode
  }
  await page.waitForFunction(() => 'finished' in document.documentElement.dataset, null, {
    timeout: patienceMs,
  })
}

/** Waits until nothing changes any more, and nothing is on its way: a part of the page may wait for its script. */
async function settle({ page, coming }: Studio): Promise<void> {
  const until = performance.now() + patienceMs
  do await page.evaluate(untilQuiet)
  while (coming.size > 0 && performance.now() < until)
}

/** Shows a story and waits until its play is over, its answers and fonts are there and its pictures are drawn. */
async function show(studio: Studio, url: string, shot: Shot): Promise<void> {
  const { page } = studio
  await open(studio, url, shot)
  // Parts that wait for a sign of the person: a story before may have given it or not.
  await page.evaluate(() => void window.dispatchEvent(new Event('scroll')))
  await settle(studio)
  // The window is as tall as the page, so that parts which render when near are rendered; with them the page may grow.
  for (let height = 900, times = 0; times < 5; times += 1) {
    const whole = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallest)
    if (whole <= height) break
    height = whole
    await page.setViewportSize({ width: shot.mode.width, height })
    await settle(studio)
  }
  await page.evaluate(untilDrawnAlike)
  await settle(studio)
  await page.evaluate(drawAnew)
}

async function newStudio(browser: Browser): Promise<Studio> {
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 })
  const page = await context.newPage()
  await page.clock.setFixedTime(moment)
  await page.addInitScript(tellWhenFinished)
  const coming = new Set<Request>()
  page.on('request', (request) => void (awaited.has(request.resourceType()) && coming.add(request)))
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => void coming.delete(request))
  return { page, mode: null, coming }
}

/**
 * Photographs stories of a served catalogue into a folder, and notes beside each picture whose components are in it
 * (`drawnIn`); what lies there already is not taken again.
 * @param progress told after each picture
 * @param hands how many at once; one alone, in a page of its own each, is the slowest and the steadiest
 * @returns shots that could not be taken, with the reason
 */
export async function photograph(
  url: string,
  shots: readonly Shot[],
  folder: string,
  progress: () => void,
  // While one waits for its story to come to rest, another draws.
  hands = Math.max(2, availableParallelism()) * 2,
): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true })
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args, ...steady] })
  const queue = shots
    .filter((shot) => !existsSync(join(folder, nameOfShot(shot))))
    .sort((a, b) => a.mode.name.localeCompare(b.mode.name))
  for (let taken = queue.length; taken < shots.length; taken += 1) progress()
  const failed = new Map<string, string>()

  const renew = async (studio: Studio) => {
    await studio.page.context().close()
    return newStudio(browser)
  }
  const work = async () => {
    let studio = await newStudio(browser)
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      try {
        await show(studio, url, shot)
        const picture = await studio.page.screenshot({ animations: 'disabled', caret: 'hide' })
        await writeFile(
          join(folder, nameOfNote(shot)),
          JSON.stringify(await studio.page.evaluate(filesDrawn)),
        )
        await writeFile(join(folder, nameOfShot(shot)), picture)
        if (hands === 1) studio = await renew(studio)
      } catch (error) {
        failed.set(
          nameOfShot(shot),
          error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
        )
        studio = await renew(studio)
      }
      progress()
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  await browser.close()
  return failed
}
