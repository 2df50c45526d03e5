import { cpus, loadavg } from 'node:os'
import { chromium } from 'playwright'
import { findBrowser } from '../../../tooling/browser.ts'
import { buildSite } from '../../../tooling/build-site.ts'
import { say, step } from '../../../tooling/say.ts'
import { startBenchServer } from './bench-server.ts'
import { buildFloor } from './build-floor.ts'
import { fontSets, onlyFonts } from './fonts.ts'
import { kinds, type Load, loadOnce } from './load.ts'
import { type Opening, openFromList } from './openings.ts'
import { firstTaps, type Tap } from './taps.ts'
import { kB } from './weigh.ts'

/*
 * Measures how fast a first view is, as ratios to two floor pages of the same run: React, router, SWR and i18next
 * listing 12 cards with the same pictures and fonts, rendered in the browser, and the same behind static HTML with
 * early data. Pages take turns, so that other load on the machine spreads over all. RUNS (5) sets the repetitions;
 * `--proof` makes it 21, and checks the limits that fewer runs cannot tell from chance.
 */
const isProof = process.argv.includes('--proof')
const runs = Number(process.env.RUNS ?? (isProof ? 21 : 5))
const limits = {
  lcp: 0.8,
  lcpAhead: 1.05,
  cls: 0.02,
  blockingMs: 60,
  work: 1.8,
  scripts: 1.45,
  lateScripts: 6,
  firstTapMs: 200,
  openedMs: { intent: 250, tap: 600 },
  backMs: 100,
}

const pairs = [
  { page: '/', floor: '/floor/', ahead: '/floor-static/' },
  {
    page: '/project/fernhill-kettle',
    floor: '/floor/?project=fernhill-kettle',
    ahead: '/floor-static/?project=fernhill-kettle',
  },
]

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

// React's development build is the default without this.
process.env.NODE_ENV = 'production'
await buildSite()
await step('Building the floor pages', buildFloor)
const server = await step('Starting the site on a demo world in memory', startBenchServer)
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: [...args] })
const paths = pairs.flatMap(({ page, floor, ahead }) => [page, floor, ahead])
const taps: Tap[] = []
const openings: Opening[] = []
const shifts: { fonts: string; path: string; cls: number }[] = []
const loads = new Map<string, Load[]>(paths.map((path) => [path, []]))
try {
  await step('Loading each page once, uncounted', async () => {
    for (const path of paths) await loadOnce(browser, server.origin + path)
  })
  for (let turn = 1; turn <= runs; turn++) {
    await step(`Run ${turn} of ${runs}`, async () => {
      for (const path of paths) loads.get(path)?.push(await loadOnce(browser, server.origin + path))
    })
  }
  await step('Tapping each control of the first view, before and after its script', async () => {
    for (const { page } of pairs) taps.push(...(await firstTaps(browser, server.origin, page)))
  })
  await step('Opening a project from a list, and going back', async () => {
    for (let turn = 0; turn < (isProof ? 9 : 3); turn++)
      for (const after of ['intent', 'tap'] as const)
        openings.push(await openFromList(browser, server.origin, after))
  })
  await step('Loading with one font family installed', async () => {
    for (const set of fontSets) {
      const alone = await chromium.launch({ executablePath, args: [...args], env: await onlyFonts(set) })
      try {
        for (const { page } of pairs) {
          const found: number[] = []
          for (let turn = 0; turn < 3; turn++) found.push((await loadOnce(alone, server.origin + page)).cls)
          shifts.push({ fonts: set.name, path: page, cls: Math.max(...found) })
        }
      } finally {
        await alone.close()
      }
    }
  })
} finally {
  await browser.close()
  await server.stop()
}

const of = (path: string, what: (load: Load) => number) => median((loads.get(path) ?? []).map(what))
const ms = (value: number) => `${Math.round(value)} ms`
say('')
say(
  `CPU 4×, 1.6 Mbps, 150 ms, 412 × 823; medians of ${runs}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
)
say('')
const columns = ['LCP', 'CLS', 'Blocking', 'Work', 'Requests', 'Late files', ...kinds]
say(`${'Page'.padEnd(46)}${columns.map((each) => each.padStart(11)).join('')}`)
for (const path of paths) {
  const figures = [
    ms(of(path, (load) => load.lcp)),
    of(path, (load) => load.cls).toFixed(3),
    ms(of(path, (load) => load.blocking)),
    ms(of(path, (load) => load.work)),
    String(of(path, (load) => load.requests)),
    String(of(path, (load) => load.lateScripts)),
    ...kinds.map((kind) => kB(of(path, (load) => load.bytes[kind]))),
  ]
  say(`${path.padEnd(46)}${figures.map((each) => each.padStart(11)).join('')}`)
}

let over = false
function row(what: string, value: string, limit: string, holds: boolean): void {
  if (!holds) over = true
  say(`${holds ? ' ' : '✗'} ${what.padEnd(70)} ${value.padStart(10)}   limit ${limit}`)
}
say('')
for (const { page, floor, ahead } of pairs) {
  const ratio = (what: (load: Load) => number, to: string) => of(page, what) / of(to, what)
  const held = (what: string, value: number, limit: number, show = (each: number) => each.toFixed(2)) =>
    row(`${what}, ${page}`, show(value), show(limit), value <= limit)
  held(
    'LCP to the floor rendered in the browser',
    ratio((load) => load.lcp, floor),
    limits.lcp,
  )
  const lcpAhead = ratio((load) => load.lcp, ahead)
  if (isProof) held('LCP to the floor behind static HTML', lcpAhead, limits.lcpAhead)
  else say(`    LCP to the floor behind static HTML, ${page}: ${lcpAhead.toFixed(2)}`)
  held(
    'CLS',
    of(page, (load) => load.cls),
    limits.cls,
    (each) => each.toFixed(3),
  )
  const blocking = of(page, (load) => load.blocking) - of(floor, (load) => load.blocking)
  held('Blocking time beyond the floor', blocking, limits.blockingMs, ms)
  held(
    'Work of the main thread until quiet, to the floor',
    ratio((load) => load.work, floor),
    limits.work,
  )
  held(
    'Scripts in all once quiet, brotli, to the floor',
    ratio((load) => load.bytes.js, floor),
    limits.scripts,
  )
  held(
    'Files of scripts after the first view',
    of(page, (load) => load.lateScripts),
    limits.lateScripts,
    String,
  )
}
for (const [path, each] of loads) {
  const broken = new Set(each.flatMap((load) => load.broken))
  if (broken.size > 0) row(`${path} breaks: ${[...broken].join(', ')}`, '', 'nothing breaks', false)
}
for (const { path, when, control, ms: took } of taps)
  row(
    `First tap on “${control}” ${when} its script, ${path}`,
    ms(took),
    ms(limits.firstTapMs),
    took <= limits.firstTapMs,
  )
for (const after of ['intent', 'tap'] as const) {
  const opened = median(openings.filter((each) => each.after === after).map((each) => each.opened))
  const limit = limits.openedMs[after]
  const how = after === 'intent' ? 'rested on for 300 ms' : 'tapped without notice'
  row(`Project in a list, ${how}, until it is painted`, ms(opened), ms(limit), opened <= limit)
}
const back = median(openings.map((each) => each.back))
row('Back to the list, until it is painted', ms(back), ms(limits.backMs), back <= limits.backMs)
for (const { fonts, path, cls } of shifts)
  row(`CLS where ${fonts} is the only font, ${path}`, cls.toFixed(3), String(limits.cls), cls <= limits.cls)
process.exit(over ? 1 : 0)
