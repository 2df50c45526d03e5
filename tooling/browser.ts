import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { access, chmod, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

/** How the browser that tests drive was found. */
export type BrowserSource = 'environment' | 'installed' | 'playwright' | 'registry'

export interface FoundBrowser {
  readonly executablePath: string
  /** Flags to launch it with, for Playwright's `launchOptions`. */
  readonly args: readonly string[]
  readonly source: BrowserSource
}

const root = dirname(import.meta.dirname)
const cache = join(root, '.cache', 'chromium')

/** No background traffic, and no sandbox where the system forbids one to root. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const executable = async (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

async function installed(): Promise<string | undefined> {
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
  for (const path of candidates) if (await executable(path)) return path
  return undefined
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && (await executable(path)) ? path : undefined
}

const run = promisify(execFile)

const unbrotli = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))

async function untar(from: string, folder: string) {
  // Not piped: tar stops reading at the end mark, before the padding, and the pipe breaks.
  const archive = join(folder, basename(from, '.br'))
  await unbrotli(from, archive)
  await run('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
}

/**
 * The headless build that the package registry carries, unpacked once into `.cache/chromium/<version>`. It
 * brings its own nss, nspr, expat and a font, so a bare Linux needs nothing more: a launcher beside it points
 * the loader there.
 */
async function fromRegistry(say: (line: string) => void): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const folder = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const home = join(cache, version)
  const launcher = join(home, 'chromium.sh')
  if (await executable(launcher)) return launcher

  say(`Unpacking the headless Chromium ${version} of the package registry into ${home} (about 10 s, once)`)
  // Unpacked in a temporary folder and moved at the end: parallel or stopped commands leave no partial browser.
  const aside = `${home}.${process.pid}`
  await mkdir(join(aside, 'fonts'), { recursive: true })
  const bin = join(folder, 'bin')
  await Promise.all([
    unbrotli(join(bin, 'chromium.br'), join(aside, 'chromium')),
    untar(join(bin, 'al2023.tar.br'), aside),
    untar(join(bin, 'swiftshader.tar.br'), aside),
    untar(join(bin, 'fonts.tar.br'), join(aside, 'fonts')),
  ])
  await chmod(join(aside, 'chromium'), 0o755)
  await writeFile(
    join(aside, 'fonts', 'fonts.conf'),
    '<?xml version="1.0"?><fontconfig><dir prefix="relative">.</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>',
  )
  // A machine with fonts of its own keeps them.
  const fonts = existsSync('/etc/fonts/fonts.conf') ? '' : 'export FONTCONFIG_FILE="$here/fonts/fonts.conf"\n'
  const script = [
    '#!/bin/sh',
    'here=$(cd "$(dirname "$0")" && pwd)',
    `${fonts}export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    'exec "$here/chromium" "$@"\n',
  ]
  await writeFile(join(aside, 'chromium.sh'), script.join('\n'), { mode: 0o755 })
  await rename(aside, home).catch(async (error: unknown) => {
    await rm(aside, { recursive: true, force: true })
    if (!(await executable(launcher))) throw error
  })
  return launcher
}

const said = Symbol.for('kindling.browser.said')

/** To stderr, each line once: a test runner reads its configuration several times. */
function sayOnce(line: string) {
  const shared = globalThis as { [said]?: Set<string> }
  const lines = shared[said] ?? new Set()
  shared[said] = lines
  if (!lines.has(line)) process.stderr.write(`${line}\n`)
  lines.add(line)
}

/**
 * Finds a Chromium, in this order: `KINDLING_CHROMIUM`, an installed Chrome or Chromium, Playwright's own, the
 * registry's headless build. Changes nothing outside `.cache/`.
 * @param say told in one line what was chosen; by default it goes to stderr
 * @throws if there is none, with what to do about it
 */
export async function findBrowser(say: (line: string) => void = sayOnce): Promise<FoundBrowser> {
  const asked = process.env.KINDLING_CHROMIUM
  if (asked && asked !== 'registry') {
    if (!(await executable(asked))) throw new Error(`KINDLING_CHROMIUM is ${asked}, which cannot be run`)
    say(`Browser: ${asked} (KINDLING_CHROMIUM)`)
    return { executablePath: asked, args: flags, source: 'environment' }
  }
  const ways: readonly (readonly [BrowserSource, () => Promise<string | undefined>])[] = [
    ['installed', installed],
    ['playwright', playwrights],
    ['registry', () => fromRegistry(say)],
  ]
  for (const [source, find] of ways) {
    if (asked && asked !== source) continue
    const executablePath = await find()
    if (!executablePath) continue
    say(`Browser: ${executablePath} (${source})`)
    return { executablePath, args: flags, source }
  }
  throw new Error(
    'No Chromium here. Install Google Chrome or Chromium, run `npx playwright install chromium`, or set KINDLING_CHROMIUM to one.',
  )
}
