import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { findBrowser } from '../browser.ts'
import { run } from '../run.ts'
import { elapsed, say, step } from '../say.ts'
import { serve } from '../visual/serve.ts'
import { buildPackages } from './build.ts'
import { type FreshApp, freshApp } from './fresh-app.ts'
import { lookAt } from './look.ts'
import { entriesOf, manifestOf, published } from './published.ts'

/**
 * `pnpm check:packages`: builds and packs the packages, installs them into a new application, and checks there what a
 * stranger would meet: types, styles, behaviour in development and as built, and how much a button weighs.
 */

const buttonLimit = 2_000

async function lint({ packed }: FreshApp): Promise<void> {
  for (const each of published) {
    const { name } = manifestOf(each)
    const file = packed.get(name) ?? ''
    const tarball = await readFile(file)
    const { messages, pkg } = await publint({
      pack: { tarball: tarball.buffer as ArrayBuffer },
      strict: true,
    })
    for (const message of messages) say(`  ${name}: ${formatMessage(message, pkg)}`)
    const doors = entriesOf(each).map(({ door }) => door)
    const { code, output } = await run('attw', [
      file,
      ...[
        '--profile',
        'esm-only',
        '--no-definitely-typed',
        '--no-emoji',
        '--format',
        'ascii',
        '--entrypoints',
      ],
      ...doors,
    ])
    if (code !== 0) say(output)
    if (messages.length > 0 || code !== 0) throw new Error(`${name}: see above`)
    say(`  ${name}: publint and attw find nothing in ${doors.length} exports`)
  }
}

async function types({ folder }: FreshApp): Promise<void> {
  const { code, output } = await run(join(folder, 'node_modules', '.bin', 'tsc'), ['-p', folder], {
    cwd: folder,
  })
  if (code !== 0) throw new Error(`Types of the application:\n${output}`)
}

async function onServer({ folder }: FreshApp): Promise<void> {
  const { output } = await run('node', ['node.js'], { cwd: folder })
  const wanted = '["auth/authorize/",true,401,"function"]'
  if (output.trim() !== wanted) throw new Error(`On a server: expected ${wanted}, found ${output}`)
}

type Vite = typeof import('vite')
/** The application's own Vite, not the workspace's. */
const viteOf = async ({ folder }: FreshApp): Promise<Vite> =>
  import(pathToFileURL(join(folder, 'node_modules/vite/dist/node/index.js')).href)

async function looked(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 }, reducedMotion: 'reduce' })
  await lookAt(page, url)
  await page.close()
}

async function inDevelopment(app: FreshApp, browser: Browser): Promise<void> {
  const { createServer } = await viteOf(app)
  const server = await createServer({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  })
  await server.listen()
  await looked(browser, server.resolvedUrls?.local[0] ?? '')
  await server.close()
}

async function asBuilt(app: FreshApp, browser: Browser): Promise<void> {
  const { build } = await viteOf(app)
  await build({ root: app.folder, configFile: false, logLevel: 'error' })
  const site = await serve(join(app.folder, 'dist'))
  await looked(browser, `${site.url}/index.html`)
  site.close()
}

/** Gzip bytes of an application of one button, React aside. */
async function weighButton(app: FreshApp): Promise<number> {
  const { build } = await viteOf(app)
  const entry = join(app.folder, 'button.js')
  const result = await build({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? "export { Button } from '@kindling/ui'" : undefined),
      },
    ],
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'button' },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const code = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('\n')
  const css = outputs.filter(({ fileName }) => fileName.endsWith('.css'))
  if (css.length === 0) throw new Error('A button brings no style sheet')
  return gzipSync(code, { level: 9 }).length
}

await buildPackages()
const app = await step('Installing them into a new application', freshApp)
try {
  await step('publint and attw', () => lint(app))
  await step('Types of the application', () => types(app))
  await step('On a server, without a bundler', () => onServer(app))
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  await step('In development', () => inDevelopment(app, browser))
  await step('As built', () => asBuilt(app, browser))
  await browser.close()
  const bytes = await weighButton(app)
  say(`  A button: ${bytes} bytes of script (gzip) beside React, limit ${buttonLimit}`)
  if (bytes > buttonLimit) throw new Error('A button is heavier than its limit')
  say(`Others can install the ${published.length} packages. After ${elapsed()}.`)
} finally {
  await app.remove()
}
