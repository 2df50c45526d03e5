import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run.ts'
import { elapsed, say, step } from './say.ts'
import { compare } from './visual/compare.ts'
import { nameOfShot, photograph, type Shot, shotsOf } from './visual/photograph.ts'
import { countOf, type Row, writeReport } from './visual/report.ts'
import { baseCommit, buildCatalogue, cache, checkOut, putAway, wayOfSeeing } from './visual/revision.ts'
import { serve } from './visual/serve.ts'
import { storiesOf } from './visual/stories.ts'

/**
 * `pnpm visual [--base <rev>] [--fail] [words…]`: compares every Matrix, view and page story of two revisions on this
 * machine. It informs; with --fail a change is an error. Words select stories whose id has one of them.
 */
const { values, positionals } = parseArgs({
  options: { base: { type: 'string' }, fail: { type: 'boolean', default: false } },
  allowPositionals: true,
})

/** One line now and then, as a sign of progress. */
function counter(what: string, total: number): () => void {
  let done = 0
  return () => {
    done += 1
    if (done % 50 === 0 || done === total) say(`  ${what}: ${done} of ${total}, after ${elapsed()}`)
  }
}

async function photographed(what: string, catalogue: string, folder: string) {
  const shots = shotsOf(await storiesOf(catalogue, positionals))
  const site = await serve(catalogue)
  const failed = await photograph(site.url, shots, folder, counter(what, shots.length))
  site.close()
  return { shots, failed }
}

const commit = await baseCommit(values.base)
const short = commit.slice(0, 12)
const report = join(root, 'dist', 'visual')
const before = {
  catalogue: join(cache, short, 'catalogue'),
  shots: join(cache, short, `shots-${await wayOfSeeing()}`),
}
const after = { catalogue: join(cache, 'now', 'catalogue'), shots: join(cache, 'now', 'shots') }
say(`What changed to the eye since ${short}. Pictures and builds lie in .cache/visual, nothing in git.`)

await rm(report, { recursive: true, force: true })
await rm(join(cache, 'now'), { recursive: true, force: true })
await mkdir(report, { recursive: true })

if (existsSync(join(before.catalogue, 'index.json'))) say(`→ The catalogue of ${short} is built already.`)
else {
  const tree = await step(`Checking out ${short}`, () => checkOut(commit))
  await step(`Building the catalogue of ${short}`, () => buildCatalogue(tree, before.catalogue))
  await putAway(tree)
}
await step('Building the catalogue as it is now', () => buildCatalogue(root, after.catalogue))
const old = await step(`Photographing ${short}`, () => photographed('before', before.catalogue, before.shots))
const now = await step('Photographing what is now', () => photographed('after', after.catalogue, after.shots))

const all = new Map<string, Shot>([...old.shots, ...now.shots].map((shot) => [nameOfShot(shot), shot]))
const rows = await step('Comparing', async () => {
  const compared: Row[] = []
  for (const [name, shot] of all) {
    const trouble = now.failed.get(name) ?? old.failed.get(name)
    compared.push({ ...shot, ...(await compare(name, before.shots, after.shots, report)), trouble })
  }
  return compared.sort((a, b) => b.pixels - a.pixels)
})
const file = await writeReport(report, short, rows)

const changed = countOf(rows, 'changed')
say('')
for (const { story, mode, trouble } of rows.filter((row) => row.trouble))
  say(`✗ ${story.title}, ${story.name}, ${mode.name} could not be photographed: ${trouble}`)
say(
  `${changed} changed, ${countOf(rows, 'new')} only after, ${countOf(rows, 'gone')} only before, ` +
    `${countOf(rows, 'same')} unchanged. After ${elapsed()}.`,
)
say(`Look at ${file}`)
if (values.fail && changed > 0) process.exitCode = 1
