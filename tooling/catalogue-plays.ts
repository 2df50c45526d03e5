import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'
import { builtCatalogue } from './catalogue/built.ts'
import { openTheatre } from './catalogue/play-story.ts'
import { elapsed, say, step } from './say.ts'
import { serve } from './visual/serve.ts'
import { everyStoryOf, type Story } from './visual/stories.ts'

/**
 * `pnpm catalogue:plays [--language fr] [--built] [--share 100] [words…]`: plays every story of the built catalogue, as
 * its manager does, in English and French, and fails on a play that does. `pnpm stories` plays them in the test runner,
 * whose assertions are not the manager's: what fails here alone is a fault that designers see. `--built` takes the last
 * build, `--share 100` one story in a hundred.
 */
const { values, positionals } = parseArgs({
  options: {
    language: { type: 'string', multiple: true, default: ['en', 'fr'] },
    built: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})

const catalogue = await builtCatalogue(values.built)

const stories = (await everyStoryOf(catalogue, positionals)).filter(
  (_, index) => index % Number(values.share) === 0,
)
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: [...args] })
const site = await serve(catalogue)

/** Stories that failed, with what they threw. */
async function failuresIn(language: string): Promise<ReadonlyMap<Story, readonly string[]>> {
  const queue = [...stories]
  const failed = new Map<Story, readonly string[]>()
  const work = async () => {
    let theatre = await openTheatre(browser, site.url, language)
    for (let story = queue.shift(); story; story = queue.shift()) {
      let faults = await theatre.play(story.id)
      if (faults.length > 0) {
        // Once more with a page of its own: it may be a phone's, or another story has left something behind.
        const size = (await theatre.isForPhone()) ? 'phone' : 'desktop'
        await theatre.close()
        const own = await openTheatre(browser, site.url, language, size)
        faults = await own.play(story.id)
        await own.close()
        theatre = await openTheatre(browser, site.url, language)
      }
      if (faults.length > 0) failed.set(story, faults)
    }
    await theatre.close()
  }
  // While one waits for an answer, another draws.
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) * 2 }, work))
  return failed
}

let bad = 0
for (const language of values.language) {
  const failed = await step(`Playing ${stories.length} stories in ${language}`, () => failuresIn(language))
  bad += failed.size
  for (const [{ id }, faults] of failed) {
    say(`✗ ${id}, ${language}`)
    for (const fault of faults) say(`    ${fault}`)
  }
}
await browser.close()
site.close()
say(`${stories.length * values.language.length - bad} passed, ${bad} failed, after ${elapsed()}`)
if (bad > 0) process.exitCode = 1
