import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { clientFolder, importBuiltEntry } from '../server/built-pages.ts'
import { readAssets } from '../server/manifest.ts'
import { buildFloor, floorFolder } from './build-floor.ts'
import { kB, total, weighBytes } from './weigh.ts'

/*
 * Size limits of a first view, relative to a floor of React, router, SWR and i18next that is built in the same run.
 * Figures are gzip, like the limits.
 */
if (!existsSync(`${clientFolder}/manifest.json`)) {
  console.error('The site is not built. Run: pnpm build')
  process.exit(1)
}

let broken = false
function row(what: string, value: string, limit: string, holds: boolean): void {
  if (!holds) broken = true
  console.log(`${holds ? ' ' : '✗'} ${what.padEnd(52)} ${value.padStart(10)}   limit ${limit}`)
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
const floorManifest: Record<string, Chunk> = await buildFloor().then(() =>
  JSON.parse(readFileSync(`${floorFolder}/manifest.json`, 'utf8')),
)
const floorScripts = Object.values(floorManifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.js'))
const floor = total(floorFolder, floorScripts).gzip
console.log(`  Floor: React, router, SWR, i18next and a list: ${kB(floor)}`)

const { routeFiles } = await importBuiltEntry()
const assetsOf = await readAssets(clientFolder, routeFiles)
const scriptsOf = ({ file }: { file: string }) => {
  const { scripts, preloads } = assetsOf(file)
  return [...scripts, ...preloads]
}
const firstViews = routeFiles.flatMap((route) =>
  'timesFloor' in route.budget ? [{ ...route, times: route.budget.timesFloor }] : [],
)
for (const { path, file, times } of firstViews) {
  const scripts = scriptsOf({ file })
  const js = total(clientFolder, scripts).gzip
  const css = weighBytes(assetsOf(file).css).gzip
  row(
    `Scripts of the first view of ${path}`,
    kB(js),
    `${times} × floor = ${kB(floor * times)}`,
    js <= floor * times,
  )
  row(`Styles of ${path}`, kB(css), '12 kB', css <= 12_000)
  // The page itself, its two fonts and the icon.
  const requests = 1 + scripts.length + 2 + 1
  row(`Requests of the first view of ${path}, pictures aside`, String(requests), '12', requests <= 12)
}

// Modules that all of these share are on every page, and so is what every page fetches once its first view is done.
const [first = [], ...others] = firstViews.map(scriptsOf)
const atRest = readdirSync(`${clientFolder}/assets`).filter((each) => /^at-rest-.*\.js$/.test(each))
const atRestPaths = atRest.map((each) => `/assets/${each}`)
const shared = new Set([
  ...first.filter((script) => others.every((scripts) => scripts.includes(script))),
  ...atRestPaths,
])
const { gzip: resting } = total(clientFolder, atRestPaths)
// It names the scripts of every route, so that a script which fewer pages share makes it longer. Visits to projects are
// in it: a file of their own is half a kilobyte that other pages do without, and two requests on a project.
row(
  'Script of every page once its first view is done',
  kB(resting),
  '16.3 kB',
  resting > 0 && resting <= 16_300,
)
const measured = new Set<string>()
for (const route of routeFiles) {
  if (!('kB' in route.budget) || measured.has(route.file)) continue
  measured.add(route.file)
  const { gzip } = total(
    clientFolder,
    scriptsOf(route).filter((script) => !shared.has(script)),
  )
  const limit = route.budget.kB
  row(`${route.path} adds to what every page has`, kB(gzip), `${limit} kB`, gzip <= limit * 1000)
}

const editor = readdirSync(`${clientFolder}/assets`).filter((each) => /^StoryEditor-.*\.js$/.test(each))
const { gzip: editing } = total(
  clientFolder,
  editor.map((each) => `/assets/${each}`),
)
row(
  'Editor of descriptions, once somebody may write',
  kB(editing),
  '110 kB',
  editing > 0 && editing <= 110_000,
)

/*
 * Animate transform and opacity only: anything else makes the browser lay out or paint the page at every step.
 * Colours may fade on a press, and `visibility` and `display` may change at the end of a fade.
 */
const still =
  /^(?:transform|translate|scale|rotate|opacity|visibility|display|color|fill|stroke|background(?:-color)?|border(?:-\w+)*-color|outline-color|overlay)$/
const moved = new Set<string>()
for (const name of readdirSync(`${clientFolder}/assets`).filter((each) => each.endsWith('.css'))) {
  const css = readFileSync(`${clientFolder}/assets/${name}`, 'utf8')
  for (const [, frames = ''] of css.matchAll(/@keyframes [\w-]+\{((?:[^{}]+\{[^{}]*\})*)\}/g))
    for (const [, property = ''] of frames.matchAll(/[{;]\s*([\w-]+):/g)) moved.add(property)
  for (const [, list = ''] of css.matchAll(/[{;]transition(?:-property)?:([^;}]+)/g))
    for (const each of list.split(/,(?![^(]*\))/)) moved.add(each.trim().split(/\s/)[0] ?? '')
}
const unsteady = [...moved].filter((property) => property !== 'none' && !still.test(property))
row(
  'Animated besides transform, opacity and colours',
  unsteady.join(' ') || 'nothing',
  'nothing',
  unsteady.length === 0,
)

/** Gzip of a bundle that imports some names of the component library, without React. */
async function weighImports(names: string): Promise<{ gzip: number; code: string }> {
  const entry = '\0entry'
  const result = await build({
    configFile: false,
    root: new URL('../', import.meta.url).pathname,
    logLevel: 'silent',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { ${names} } from '@kindling/ui'\nglobalThis.kept = { ${names} }`
            : undefined,
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'entry',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { format: 'es' },
      },
    },
  })
  const outputs = 'output' in result ? result.output : []
  const code = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('\n')
  return { gzip: gzipSync(code, { level: 9 }).length, code }
}
const trio = await weighImports('Button, Dialog, TextField')
row('Button + Dialog + TextField without React', kB(trio.gzip), '17.8 kB', trio.gzip <= 17_800)
const one = await weighImports('Text')
const costsNothing = !/aria-modal|combobox|onOpenChange/.test(one.code)
row(
  'Text alone carries nothing of dialog or combobox',
  kB(one.gzip),
  '2 kB',
  costsNothing && one.gzip <= 2_000,
)

process.exit(broken ? 1 : 0)
