import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crc32 } from 'node:zlib'
import { readImports } from './boundaries/imports.ts'
import { root } from './run.ts'
import { elapsed, say, step } from './say.ts'
import { accept, isAccepted, readAccepted } from './visual/accepted.ts'
import { componentFile, exportsComponentsAlone } from './visual/components-of.ts'
import { drawnIn, nameOfShot, type Shot, shotsOf } from './visual/photograph.ts'
import type { ReportData } from './visual/pictures.ts'
import { addStyleImports, importersOf, type Reached, reachedBy, waysInto } from './visual/reach.ts'
import {
  baseCommit,
  buildCatalogue,
  cache,
  changedSince,
  checkOut,
  putAway,
  wayOfSeeing,
} from './visual/revision.ts'
import { compare, type Row } from './visual/rows.ts'
import { type Story, storiesOf } from './visual/stories.ts'
import { type Side, take, takeAgain } from './visual/take.ts'
import { writeReport } from './visual/write-report.ts'

/**
 * `pnpm visual [--base <rev>] [--all] [--fail] [words…]`: photographs the stories that the working tree's changes reach,
 * here and at a base, and reports which pictures differ. Words select stories whose id has one of them; `--all` takes
 * those that no change reaches as well; with `--fail` a difference that nobody has accepted is an error.
 *
 * `pnpm visual accept "why" [words…]` accepts the differences of the last report: it writes
 * `.storybook/accepted-pictures.json`, to be committed.
 *
 * `pnpm visual --runs 5 [--share 8] [words…]` photographs the working tree five times, and fails if a picture of one run
 * differs; with `--share 8` one story in eight, always the same ones.
 */
const { values, positionals } = parseArgs({
  options: {
    base: { type: 'string' },
    all: { type: 'boolean', default: false },
    fail: { type: 'boolean', default: false },
    runs: { type: 'string' },
    share: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const report = join(root, 'dist', 'visual')
/** Several runs and a comparison may take pictures at the same time. */
const home = join(cache, values.runs ? 'now' : 'after')
const now = { name: 'after', catalogue: join(home, 'catalogue') }

/** Of reached stories, that of the story; of others, nothing that changed. */
const untouched: Reached = { cause: 'no-change-reaches-these', change: 'none' }

async function buildNow(): Promise<void> {
  await rm(home, { recursive: true, force: true })
  await step('Building the catalogue as it is now', () => buildCatalogue(root, now.catalogue))
}

/** Whether a file gives other files nothing but components; not one that is no longer there. */
function isComponent(file: string): boolean {
  const path = join(root, file)
  return componentFile.test(file) && existsSync(path) && exportsComponentsAlone(readFileSync(path, 'utf8'))
}

/**
 * Rows of every picture that differs in two takes.
 * @param mayDiffer of a picture taken before, whether it must be taken after as well
 */
async function rowsOf(
  before: Side,
  after: Side,
  reachable: readonly Shot[],
  reached: ReadonlyMap<string, Reached>,
  mayDiffer: (shot: Shot) => Promise<boolean> = async () => true,
): Promise<Row[]> {
  const failed = await take(before, reachable)
  const shots: Shot[] = []
  for (const shot of reachable) if (failed.has(nameOfShot(shot)) || (await mayDiffer(shot))) shots.push(shot)
  if (shots.length < reachable.length)
    say(`  What changed is drawn in ${shots.length} of ${reachable.length} pictures.`)
  for (const [name, why] of await take(after, shots)) failed.set(name, why)
  const folders = { before: before.shots, after: after.shots }
  const isSuspect = async (shot: Shot) =>
    failed.has(nameOfShot(shot)) || (await compare(shot, folders)) === 'differs'
  const suspects: Shot[] = []
  for (const shot of shots) if (await isSuspect(shot)) suspects.push(shot)
  if (suspects.length > 0) {
    for (const shot of suspects) failed.delete(nameOfShot(shot))
    for (const side of [before, after])
      for (const [name, why] of await takeAgain(side, suspects)) failed.set(name, why)
  }
  const rows: Row[] = []
  for (const shot of shots)
    rows.push({
      ...shot,
      ...(reached.get(shot.story.file) ?? untouched),
      kind: await compare(shot, folders),
      trouble: failed.get(nameOfShot(shot)),
    })
  return rows
}

async function acceptLast(why: string | undefined, words: readonly string[]): Promise<void> {
  if (!why?.includes(' '))
    throw new Error('Say why, in a sentence: pnpm visual accept "The card has a rounder corner"')
  const { rows }: ReportData = JSON.parse(await readFile(join(report, 'rows.json'), 'utf8'))
  const chosen = rows.filter(
    ({ kind, isAccepted: already, story }) =>
      kind === 'differs' && !already && (words.length === 0 || words.some((word) => story.id.includes(word))),
  )
  await accept(chosen, why)
  say(`${chosen.length} differences accepted. Commit .storybook/accepted-pictures.json.`)
}

async function runSeveral(times: number): Promise<void> {
  await buildNow()
  const share = Number(values.share)
  const all = await storiesOf(now.catalogue, positionals)
  // By the id, so that a new story does not change which others are taken.
  const shots = shotsOf(all.filter(({ id }) => crc32(id) % share === 0))
  const sideOf = (run: number): Side => ({
    ...now,
    name: `run ${run}`,
    shots: join(home, `run-${run}`),
  })
  const wrong: string[] = []
  for (const [name, why] of await take(sideOf(1), shots)) wrong.push(`${name}: ${why}`)
  for (let run = 2; run <= times; run += 1) {
    // The first run's pictures are kept, as those of a base are.
    const rows = await rowsOf(sideOf(1), sideOf(run), shots, new Map())
    const different = rows.filter(({ kind, trouble }) => kind !== 'same' || trouble)
    say(`Run ${run}: ${different.length} of ${shots.length} pictures differ from run 1.`)
    wrong.push(...different.map((row) => `run ${run}: ${nameOfShot(row)} ${row.trouble ?? ''}`))
  }
  for (const line of wrong) say(`✗ ${line}`)
  say(`${times} runs of ${shots.length} pictures: ${wrong.length} differences. After ${elapsed()}.`)
  if (wrong.length > 0) process.exitCode = 1
}

async function compareWithBase(): Promise<void> {
  const commit = await baseCommit(values.base)
  const short = commit.slice(0, 12)
  const base = join(cache, short)
  const before: Side = {
    name: 'before',
    catalogue: join(base, 'catalogue'),
    shots: join(base, `shots-${await wayOfSeeing()}`),
  }
  const after: Side = { ...now, shots: join(home, 'shots') }
  say(`What changed to the eye since ${short}. Pictures and builds lie in .cache/visual, nothing in git.`)
  await rm(report, { recursive: true, force: true })

  if (existsSync(join(before.catalogue, 'preview-stats.json')))
    say(`→ The catalogue of ${short} is built already.`)
  else {
    const tree = await step(`Checking out ${short}`, () => checkOut(commit))
    await step(`Building the catalogue of ${short}`, () => buildCatalogue(tree, before.catalogue))
    await putAway(tree)
  }
  await buildNow()

  const [old, fresh] = await Promise.all([
    storiesOf(before.catalogue, positionals),
    storiesOf(after.catalogue, positionals),
  ])
  const stories = [...new Map([...old, ...fresh].map((story) => [story.id, story])).values()]
  const importers = await importersOf(after.catalogue)
  // What a deleted file was imported by is known to the build of the base alone.
  for (const [file, known] of await importersOf(before.catalogue))
    importers.set(file, new Set([...(importers.get(file) ?? []), ...known]))
  addStyleImports(importers, await readImports(root))
  const changed = await changedSince(commit)
  const reached = reachedBy(changed, importers, stories)
  const { through, direct } = waysInto(changed.keys(), importers, stories, isComponent)
  const shots = shotsOf(stories.filter(({ file }) => values.all || reached.has(file)))
  const all = shotsOf(stories).length
  say(`  The changes reach ${reached.size} files of stories: ${shots.length} of ${all} pictures.`)

  const accepted = await readAccepted()
  const idsOf = (all: readonly Story[]) => new Set(all.map(({ id }) => id))
  const sides = [
    { ...before, stories: idsOf(old) },
    { ...after, stories: idsOf(fresh) },
  ] as const
  const rows = await rowsOf(...sides, shots, reached, async (shot) => {
    if (values.all || direct.has(shot.story.file)) return true
    const drawn = await drawnIn(before.shots, shot)
    return drawn === undefined || drawn.some((file) => through.has(file))
  })
  const different = rows
    .filter(({ kind, trouble }) => kind !== 'same' || trouble)
    .map((row) => ({ ...row, isAccepted: row.kind === 'differs' && isAccepted(accepted, row) }))
  const countOf = (kind: Row['kind']) => different.filter((row) => row.kind === kind).length
  const open = different.filter((row) => row.trouble || (row.kind === 'differs' && !row.isAccepted))
  say('')
  for (const row of open)
    say(`✗ ${row.story.title}, ${row.story.name}, ${row.mode.name}, by ${row.cause} ${row.trouble ?? ''}`)
  say(
    `${countOf('differs')} differ (${different.filter((row) => row.isAccepted).length} accepted), ` +
      `${countOf('new')} only after, ${countOf('gone')} only before, ${rows.length - different.length} alike. ` +
      `After ${elapsed()}.`,
  )
  if (different.length > 0) {
    const page = await writeReport(report, { rows: different, before: before.shots, after: after.shots })
    say(`Look at ${page}`)
  }
  if (values.fail && open.length > 0) process.exitCode = 1
}

if (positionals[0] === 'accept') await acceptLast(positionals[1], positionals.slice(2))
else if (values.runs) await runSeveral(Number(values.runs))
else await compareWithBase()
