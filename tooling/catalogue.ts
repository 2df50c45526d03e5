import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from 'playwright'
import { findBrowser } from './browser.ts'
import { builtCatalogue } from './catalogue/built.ts'
import { coldContext, type Opened, openPage } from './catalogue/open-page.ts'
import { type DocsPage, docsPagesOf } from './catalogue/pages.ts'
import { elapsed, say, step } from './say.ts'
import { serve } from './visual/serve.ts'
import { writeJson } from './write-json.ts'

/**
 * `pnpm catalogue:check [--language en] [--share] [--built] [words…]`: opens every documentation page of the built
 * catalogue, each cold, in English and French, and fails on an error that is thrown, logged or shown and on a call that
 * no scenario answers. Words select pages whose id has one of them; `--built` takes the last build; `--share` is for CI:
 * one page in twelve, in English, and they share what the browser has cached; `--write` keeps what screen readers are told.
 */
const { values, positionals } = parseArgs({
  options: {
    language: { type: 'string', multiple: true, default: ['en', 'fr'] },
    built: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    share: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const spokenFile = join(import.meta.dirname, 'components', 'spoken.json')

interface Visit extends Opened {
  faults: readonly string[]
  readonly page: DocsPage
  readonly language: string
}

const catalogue = await builtCatalogue(values.built)

const every = await docsPagesOf(catalogue, positionals)
/** Of a share, one page in twelve: they are sorted, so each room has its part. */
const pages = values.share ? every.filter((_, index) => index % 12 === 0) : every
const languages = values.share ? ['en'] : values.language
const queue = languages.flatMap((language) => pages.map((page) => ({ page, language })))
const visits: Visit[] = []

await step(`Opening ${pages.length} pages in ${languages.join(' and ')}`, async () => {
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  const site = await serve(catalogue)
  const work = async () => {
    let context: BrowserContext | undefined
    for (let next = queue.shift(); next; next = queue.shift()) {
      context ??= await coldContext(browser)
      const opened = await openPage(context, site.url, next.page, next.language)
      visits.push({ ...next, ...opened })
      // After a fault the next page starts clean as well: it must not pay for this one.
      if (values.share && opened.faults.length === 0) continue
      await context.close()
      context = undefined
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  await browser.close()
  site.close()
})

// The file is part of the pages: it is written after they are opened, and compared with them the next time.
const known = JSON.parse(await readFile(spokenFile, 'utf8')) as Record<string, readonly string[]>
const said = new Map(
  visits.flatMap(({ spoken, language }) =>
    spoken && language === 'en' ? [[spoken.story, spoken.lines] as const] : [],
  ),
)
if (values.write) {
  const all = Object.entries({ ...known, ...Object.fromEntries(said) })
  await writeFile(spokenFile, writeJson(Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')))))
} else
  for (const visit of visits)
    if (visit.spoken && visit.language === 'en') {
      const { story, lines } = visit.spoken
      if (JSON.stringify(known[story] ?? []) !== JSON.stringify(lines))
        visit.faults = [
          ...visit.faults,
          'a screen reader says something else now: `pnpm catalogue:check --write`',
        ]
    }

const bad = visits.filter(({ faults }) => faults.length > 0)
for (const { page, language, faults } of bad) {
  say(`✗ ${page.title}, ${language}`)
  for (const fault of faults) say(`    ${fault}`)
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
console.table(
  languages.map((language) => {
    const mine = visits.filter((visit) => visit.language === language)
    const times = mine.map(({ milliseconds }) => milliseconds)
    return {
      language,
      pages: mine.length,
      'with a fault': mine.filter(({ faults }) => faults.length > 0).length,
      'median s': Number((middle(times) / 1000).toFixed(1)),
      'slowest s': Number((Math.max(0, ...times) / 1000).toFixed(1)),
    }
  }),
)
say(`${visits.length - bad.length} passed, ${bad.length} failed, after ${elapsed()}`)
if (bad.length > 0) process.exitCode = 1
