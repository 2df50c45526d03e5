import { expect, it } from 'vitest'
import { openBrowser } from '../apps/api/testing/browser.ts'
import { createInterruption } from '../apps/api/testing/interruption.ts'
import { projectWithParcels, sentParcels } from '../apps/api/testing/parcels-to-send.ts'
import { platformForTests } from '../apps/api/testing/platform-for-tests.ts'
import { signIn } from '../apps/api/testing/sign-in.ts'
import { managerCalls } from '../packages/api-client/forms/manager-calls.ts'
import {
  openTrackingChecker,
  type RemoteChecker,
} from '../packages/ui/views/manager/open-tracking-checker.ts'
import { importRows, tellPledges } from '../packages/ui/views/manager/tracking-import.ts'
import { ORDER } from '../packages/validation/limits/index.ts'

/*
 * What a team's browser runs, against the platform: neither package may import the other, so their common test is here.
 * `TRACKING_ROWS=50000` in `pnpm prove`. The seed is printed by a failure: the same one replays it.
 */
const count = Number(process.env.TRACKING_ROWS ?? 1_000)
const seed = Number(process.env.TRACKING_SEED ?? Date.now() % 100_000)
/** Sends that are cut, about. */
const cutsMeant = 24

/** Numbers in [0, 1) that a seed repeats. */
function dice(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const interruption = createInterruption()
const made = platformForTests({ onStatement: interruption.onStatement })
const roll = dice(seed)
const below = (end: number) => Math.floor(roll() * end)

const carriers = ['DHL', 'Post, express', 'La Poste "Suivi"', 'Bring\nNorge', 'DHL + UPS', '']
const formulas = ['=HYPERLINK("https://x.example","Parcel")', '+4912345', '-12345', '@SUM(A1:A9)']

interface Line {
  readonly pledge: string
  readonly carrier: string
  readonly tracking: string
}
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csvOf = (lines: readonly Line[]) =>
  [
    'pledge,carrier,tracking_number',
    ...lines.map(({ pledge, carrier, tracking }) => [pledge, carrier, tracking].map(quoted).join(',')),
    '',
  ].join('\r\n')

/** A file with a line for each pledge, of which one in fifty is wrong; and what is right of it, by pledge. */
function drawFile(pledgeIds: readonly string[]) {
  const right = new Map<string, Line>()
  const wrong: Record<'unknown' | 'missing' | 'twice' | 'formula', number> = {
    unknown: 0,
    missing: 0,
    twice: 0,
    formula: 0,
  }
  const wrongAt = new Set<number>()
  while (wrongAt.size < count / 50) wrongAt.add(1 + below(count - 1))
  const kinds = ['unknown', 'missing', 'twice', 'formula'] as const
  const lines = pledgeIds.map((pledge, n): Line => {
    const line = { pledge, carrier: carriers[below(carriers.length)] ?? '', tracking: `LX${n}NO` }
    if (!wrongAt.has(n)) {
      right.set(pledge, line)
      return line
    }
    const kind = kinds[below(kinds.length)] ?? 'unknown'
    wrong[kind] += 1
    const formula = formulas[below(formulas.length)] ?? '='
    if (kind === 'unknown') return { ...line, pledge: below(2) === 0 ? `plg_${n}` : formula }
    if (kind === 'missing') return { ...line, tracking: ['', '  '][below(2)] ?? '' }
    if (kind === 'twice') return { ...line, pledge: [...right.keys()][below(right.size)] ?? '' }
    return below(2) === 0 ? { ...line, tracking: formula } : { ...line, carrier: formula }
  })
  return { lines, right, wrong }
}

/** Does the import until nothing is left, however often its sends are cut. */
async function importThroughCuts(
  file: Blob,
  calls: Pick<ReturnType<typeof managerCalls>, 'find' | 'ship'>,
  cutsSoFar: () => number,
): Promise<{ checker: RemoteChecker; attempts: number }> {
  const tell = (checker: RemoteChecker) =>
    tellPledges({ checker, find: calls.find, onProgress: () => undefined })
  const open = async () => {
    const { checker } = await openTrackingChecker()
    expect(await checker.read(file)).toBe(true)
    await tell(checker)
    return checker
  }
  let checker = await open()
  for (let attempts = 1; ; attempts++) {
    const before = cutsSoFar()
    try {
      await importRows({ checker, ship: calls.ship, onShipped: () => undefined })
      return { checker, attempts }
    } catch (error) {
      // A send that nothing cut must not fail.
      if (cutsSoFar() === before) throw error
      // Some press the button again, some reload the page and choose the file again.
      if (below(2) === 0) await tell(checker)
      else checker = await open()
    }
  }
}

const hour = 3_600_000

it('sends each right row of a file once, and no wrong one, whatever is cut', { timeout: hour }, async () => {
  const { project, pledgeIds } = await projectWithParcels(made.platform, count)
  const { lines, right, wrong } = drawFile(pledgeIds)
  const cuts = { lost: 0, killed: 0, unsent: 0, doubled: 0 }
  const cut = () => Object.values(cuts).reduce((sum, each) => sum + each)
  let isShipping = false
  const batches = Math.ceil(count / ORDER.shipmentsMax)
  const browser = openBrowser({
    app: {
      request: async (path, init) => {
        const send = async () => made.platform.app.request(path, init)
        const isWhole = cut() > 0 && roll() > cutsMeant / (cutsMeant + batches)
        if (!isShipping || isWhole) return send()
        const kind = (['lost', 'killed', 'unsent', 'doubled'] as const)[below(4)] ?? 'lost'
        cuts[kind] += 1
        if (kind === 'doubled') return (await Promise.all([send(), send()]))[0]
        if (kind === 'killed') interruption.killBefore(1 + below(12))
        if (kind !== 'unsent') await Promise.resolve(send()).catch(() => undefined)
        interruption.revive()
        throw new TypeError('Failed to fetch')
      },
    },
  })
  browser.setCookie((await signIn(made.platform, project.creatorId)).cookie())
  const { find, ship } = managerCalls(browser.client, project.id)
  const sending = async (shipments: Parameters<typeof ship>[0]) => {
    isShipping = true
    return ship(shipments).finally(() => {
      isShipping = false
    })
  }
  const file = new Blob([csvOf(lines)])
  const { checker, attempts } = await importThroughCuts(file, { find, ship: sending }, cut)

  const about = `seed ${seed}, ${attempts} attempts, cuts ${JSON.stringify(cuts)}`
  expect(
    Object.values(cuts).reduce((sum, each) => sum + each),
    about,
  ).toBeGreaterThan(0)
  const { ready, wrong: shown, rows } = await checker.sheet(count)
  expect(ready, about).toBe(0)
  expect(shown, about).toBe(wrong.unknown + wrong.missing + wrong.twice + wrong.formula)
  const problems = rows.map(({ problem }) => problem)
  for (const [kind, expected] of Object.entries(wrong))
    expect(problems.filter((problem) => problem === kind).length, `${kind}, ${about}`).toBe(expected)

  for (const { id, status, carrier, number, told, mailed } of await sentParcels(
    made.platform.platform.db,
    project,
  )) {
    const line = right.get(id)
    const expected = line
      ? { status: 'SHIPPED', carrier: line.carrier, number: line.tracking, told: [line.tracking] }
      : { status: 'NONE', carrier: '', number: '', told: [] }
    expect({ status, carrier, number, told }, `${id}, ${about}`).toEqual(expected)
    expect(mailed, `${id}, ${about}`).toEqual(expected.told)
  }
  if (process.env.TRACKING_ROWS) console.info(`${count} rows, ${right.size} right; ${about}`)
})
