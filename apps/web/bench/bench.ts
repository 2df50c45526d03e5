import { cpus, loadavg } from 'node:os'
import { chromium } from 'playwright'
import { findBrowser } from '../../../tooling/browser.ts'
import { isStale } from '../../../tooling/is-stale.ts'
import { root, run } from '../../../tooling/run.ts'
import { say, step } from '../../../tooling/say.ts'
import { startBenchServer } from './bench-server.ts'
import { buildFloor } from './build-floor.ts'
import { kinds, type Load, loadOnce } from './load.ts'
import { kB } from './weigh.ts'

/*
 * How fast a first view is, as ratios to two floor pages of the same run: React, router, SWR and i18next listing 12
 * cards with the same pictures and fonts, rendered in the browser, and the same behind static HTML with early data.
 * Pages take turns, so what else the machine does spreads over all. RUNS (5) says how often.
 */
const runs = Number(process.env.RUNS ?? 5)
const limits = { lcp: 0.8, cls: 0.02, longTasks: 2.5 }

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

// React has a development build and takes it unless told otherwise.
process.env.NODE_ENV = 'production'
const sources = [
  ...[
    'app',
    'data',
    'routes',
    'public',
    'entry-client.tsx',
    'entry-server.tsx',
    'build.ts',
    'vite.config.ts',
  ],
].map((name) => `${root}/apps/web/${name}`)
if (
  await isStale(`${root}/apps/web/dist/server/entry-server.js`, [
    ...sources,
    `${root}/packages`,
    `${root}/pnpm-lock.yaml`,
  ])
) {
  await step('Building the site', async () => {
    const { code, output } = await run('node', ['apps/web/build.ts', '--quiet'])
    if (code !== 0) throw new Error(`The build failed.\n${output}`)
  })
}
await step('Building the floor pages', buildFloor)
const server = await step('Starting the site on a demo world in memory', startBenchServer)
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: [...args] })
const paths = pairs.flatMap(({ page, floor, ahead }) => [page, floor, ahead])
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
} finally {
  await browser.close()
  await server.stop()
}

const of = (path: string, what: (load: Load) => number) => median((loads.get(path) ?? []).map(what))
const ms = (value: number) => `${Math.round(value)} ms`.padStart(9)

say('')
say(
  `CPU 4×, 1.6 Mbps, 150 ms, 412 × 823; medians of ${runs}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
)
say('')
say(
  `${'Page'.padEnd(46)}${['LCP', 'CLS', 'Long tasks', 'Requests', ...kinds].map((each) => each.padStart(11)).join('')}`,
)
for (const path of paths) {
  const figures = [
    ms(of(path, (load) => load.lcp)),
    of(path, (load) => load.cls).toFixed(3),
    ms(of(path, (load) => load.longTasks)),
    String(of(path, (load) => load.requests)),
    ...kinds.map((kind) => kB(of(path, (load) => load.bytes[kind]))),
  ]
  say(`${path.padEnd(46)}${figures.map((each) => each.padStart(11)).join('')}`)
}

let over = false
function row(what: string, value: string, limit: string, holds: boolean): void {
  if (!holds) over = true
  say(`${holds ? ' ' : '✗'} ${what.padEnd(62)} ${value.padStart(8)}   limit ${limit}`)
}
say('')
for (const { page, floor, ahead } of pairs) {
  const ratio = (what: (load: Load) => number, to: string) => of(page, what) / of(to, what)
  const lcp = ratio((load) => load.lcp, floor)
  row(
    `LCP of ${page}, to the floor rendered in the browser`,
    lcp.toFixed(2),
    String(limits.lcp),
    lcp <= limits.lcp,
  )
  say(
    `    to the floor behind static HTML${ratio((load) => load.lcp, ahead)
      .toFixed(2)
      .padStart(40)}`,
  )
  const cls = of(page, (load) => load.cls)
  row(`CLS of ${page}`, cls.toFixed(3), String(limits.cls), cls <= limits.cls)
  const long = of(page, (load) => load.longTasks)
  const longest = limits.longTasks * of(floor, (load) => load.longTasks)
  row(
    `Long tasks of ${page}, to the floor's`,
    ratio((load) => load.longTasks, floor).toFixed(2),
    String(limits.longTasks),
    long <= longest,
  )
}
for (const [path, each] of loads) {
  const broken = new Set(each.flatMap((load) => load.broken))
  if (broken.size > 0) row(`${path} breaks: ${[...broken].join(', ')}`, '', 'nothing breaks', false)
}
process.exit(over ? 1 : 0)
