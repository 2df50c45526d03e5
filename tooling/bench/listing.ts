import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listingCases, platformWith } from '../../apps/api/testing/listing-cost.ts'
import { buildSite } from '../build-site.ts'
import { root } from '../run.ts'
import { say, step } from '../say.ts'
import { atMost, compare, rounds } from './compare.ts'

/*
 * What a list costs with 10,000 projects stored, against 100: the API's answers, and the page the server renders of
 * one. Medians of one interleaved run on the embedded database. Ends with an error where the many cost more than 1.2
 * times the few.
 */

const [few, many] = [100, 10_000]

async function read(response: Response | Promise<Response>, path: string): Promise<void> {
  const { ok, status, body } = await response
  if (!ok) throw new Error(`${path} answered ${status}`)
  await new Response(body).text()
}

/** The built site in a process of its own, on a database in a folder. */
async function serveSite(folder: string) {
  const child = spawn(process.execPath, ['apps/web/server/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '', PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [message] = await once(child, 'message')
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin: `http://127.0.0.1:${(message as { port: number }).port}`, stop }
}

await buildSite()

const folder = await mkdtemp(join(tmpdir(), 'kindling-listing-'))
const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
let within = 0
const total = listingCases.length + 1
try {
  const platforms = await step(`Storing ${few} and ${many.toLocaleString('en')} projects`, async () => [
    await platformWith(few, join(folder, 'few')),
    await platformWith(many, join(folder, 'many')),
  ])
  say(`Median of ${rounds} each, in turns; milliseconds.`)
  say(`${''.padEnd(38)}${String(few).padStart(9)}${many.toLocaleString('en').padStart(9)}   ratio`)
  for (const { name, path } of listingCases) {
    const paths = await Promise.all(platforms.map(path))
    const asks = platforms.map((platform, index) => () => {
      const address = paths[index] ?? ''
      return read(platform.app.request(address), address)
    })
    if (await compare(`API: ${name}`, asks)) within += 1
  }
  // A folder is one process's at a time: the sites go on where the platforms leave off.
  for (const platform of platforms) await platform.stop()
  const sites = [await serveSite(join(folder, 'few')), await serveSite(join(folder, 'many'))]
  stops.unshift(...sites.map(({ stop }) => stop))
  const page = '/projects/trending'
  const asks = sites.map(
    ({ origin }) =>
      () =>
        read(fetch(origin + page), page),
  )
  if (await compare(`Page: ${page}`, asks)) within += 1
} finally {
  for (const stop of stops) await stop()
}
say(within === total ? `Each is within ${atMost}.` : `${total - within} of ${total} are over ${atMost}.`)
process.exit(within === total ? 0 : 1)
