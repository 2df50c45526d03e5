import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright'
import { findBrowser } from '../browser.ts'
import { root } from '../run.ts'
import { say, step } from '../say.ts'

/*
 * How long `pnpm dev` takes to show an edit: of a view in the browser, of a handler in the answer of its call. Medians of
 * several edits of each, on a data folder of its own. Then how long `pnpm catalogue` takes to be ready, and to show an
 * edit in a story. Ends with an error where one is over its limit. The edited files are put back, also when this is
 * stopped.
 */
const rounds = Number(process.env.ROUNDS ?? 5)
const limits = { view: 1_000, handler: 2_000, catalogue: 6_000, story: 2_000 }
const giveUpMs = 60_000
/** The first view of a development server waits for every module to be transformed. */
const startMs = 180_000
/** Asked more often, the server's limit on calls of one address would answer. */
const askEveryMs = 50
/** Vite's watcher (chokidar) drops a change of a file within 50 ms of the last one. Nobody saves that often. */
const betweenEditsMs = 250

interface Edit {
  readonly file: string
  /** The file's text with an edit that shows `mark`. */
  readonly write: (source: string, mark: string) => string
}
const view: Edit = {
  file: 'packages/ui/views/system/SystemView.tsx',
  write: (source, mark) => source.replace("t('notFound.title')", `'${mark}'`),
}
const handler: Edit = {
  file: 'apps/api/projects/site.ts',
  write: (source, mark) =>
    source.replace(
      'listCategories: onListCategories',
      `listCategories: async (call) => ({
    categories: (await onListCategories(call)).categories.map((each) => ({ ...each, name: '${mark}' })),
  })`,
    ),
}

const sources = new Map(
  [view, handler].map(({ file, write }) => {
    const source = readFileSync(join(root, file), 'utf8')
    if (!write(source, 'x').includes("'x'") || write(source, 'x').length < source.length - 100)
      throw new Error(`${file} cannot be edited: this bench knows another text of it`)
    return [file, source]
  }),
)
/** Writes only changed content: an unchanged file keeps its time. */
function restore(): void {
  for (const [file, source] of sources)
    if (readFileSync(join(root, file), 'utf8') !== source) writeFileSync(join(root, file), source)
}
const children: ChildProcess[] = []
process.on('exit', () => {
  restore()
  for (const child of children) child.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** Resolves once a server prints that it serves. */
async function started(child: ChildProcess, ready = /from source, is at http/): Promise<void> {
  let output = ''
  await new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output += text
        if (ready.test(output)) done()
      })
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}\n${output}`)))
  })
}

/** Polls until the condition holds; a restarting server rejects the connection. */
async function until(holds: () => Promise<boolean>, withinMs = giveUpMs): Promise<void> {
  const from = performance.now()
  while (!(await holds().catch(() => false))) {
    if (performance.now() - from > withinMs) throw new Error(`Not shown after ${withinMs / 1000} s`)
    await setTimeout(askEveryMs)
  }
}

/** Median of the milliseconds from an edit to its effect. */
async function measure({ file, write }: Edit, shows: (mark: string) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const mark = `Edit ${round}`
    const from = performance.now()
    writeFileSync(join(root, file), write(sources.get(file) ?? '', mark))
    await shows(mark)
    times.push(performance.now() - from)
    await setTimeout(betweenEditsMs)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

function report(what: string, ms: number, limit: number): boolean {
  const holds = ms <= limit
  say(`${holds ? ' ' : '✗'} ${what.padEnd(36)}${`${Math.round(ms)} ms`.padStart(10)}   limit ${limit} ms`)
  return holds
}

const folder = await mkdtemp(join(tmpdir(), 'kindling-dev-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, ['tooling/dev.ts'], {
  cwd: root,
  env: { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '', PORT: String(port), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'pipe'],
})
children.push(server)
async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The same view as a story: until the catalogue is ready, and until it shows an edit. In milliseconds. */
async function measureCatalogue(): Promise<{ readonly ready: number; readonly edit: number }> {
  const folder = join(root, '.storybook')
  const program = join(folder, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js')
  const where = String(await freePort())
  const from = performance.now()
  const catalogue = spawn(
    process.execPath,
    [program, 'dev', '-c', '.', '-p', where, '--host', '127.0.0.1', '--no-open', '--ci'],
    { cwd: folder, env: { ...process.env, FORCE_COLOR: '0' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  children.push(catalogue)
  try {
    await started(catalogue, /Storybook ready/)
    const ready = performance.now() - from
    const page = await browser.newPage()
    const heading = page.locator('#storybook-root h1')
    await step('Opening a story', async () => {
      await page.goto(`http://127.0.0.1:${where}/iframe.html?id=views-system--not-found&viewMode=story`)
      await heading.waitFor({ timeout: startMs })
    })
    const edit = await measure(view, (mark) =>
      heading.getByText(mark, { exact: true }).waitFor({ timeout: giveUpMs }),
    )
    return { ready, edit }
  } finally {
    await stopped(catalogue)
  }
}

const found = await findBrowser()
const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] })
let good = false
try {
  await step('Starting the development server on a world of its own', () => started(server))
  const page = await browser.newPage()
  let isConnected = false
  page.on('console', (message) => {
    if (message.text().includes('[vite] connected')) isConnected = true
  })
  await step('Opening a page', async () => {
    await page.goto(`${origin}/no-such-page`, { timeout: startMs, waitUntil: 'commit' })
    // React adds its own keys to the element once the page is hydrated.
    await until(
      async () =>
        isConnected &&
        page.evaluate(() =>
          Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
        ),
      startMs,
    )
  })
  const heading = page.locator('main h1')
  const shown = await measure(view, (mark) =>
    heading.getByText(mark, { exact: true }).waitFor({ timeout: giveUpMs }),
  )
  const answered = await measure(handler, (mark) =>
    until(async () => (await (await fetch(`${origin}/api/categories/`)).text()).includes(`"${mark}"`)),
  )
  restore()
  await stopped(server)
  const catalogue = await step('Starting the catalogue', measureCatalogue)
  say(`Median of ${rounds} edits each.`)
  good = [
    report('A view, until the browser shows it', shown, limits.view),
    report('A handler, until its call answers so', answered, limits.handler),
    report('The catalogue, until it is ready', catalogue.ready, limits.catalogue),
    report('A view, until its story shows it', catalogue.edit, limits.story),
  ].every(Boolean)
} finally {
  restore()
  await browser.close()
  await stopped(server)
  await rm(folder, { recursive: true, force: true })
}
process.exit(good ? 0 : 1)
