import { readFileSync } from 'node:fs'
import { glob, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { step } from '../say.ts'
import { writeDeclarations } from './declarations.ts'
import { entriesOf, folderOf, manifestOf, type Published, published } from './published.ts'
import { styles } from './styles.ts'

/**
 * `pnpm build:packages`: builds the packages that others install, each into its `dist`: a script, its source map and
 * its declarations a source file, and a style sheet a component.
 */

/** Exported as a style sheet, so no export names its script. */
const theme = 'theme/global.css.ts'

/** Only these may hold state or listen: a framework with server components has to send them to the browser. */
const isForBrowser = (source: string) => source.endsWith('.tsx') || basename(source).startsWith('use-')

async function writeScripts(name: Published): Promise<void> {
  const folder = folderOf(name)
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(
      [...entriesOf(name).map(({ source }) => source), ...(name === 'ui' ? [theme] : [])].map((source) => [
        source.replace(/\.tsx?$/, ''),
        join(folder, source),
      ]),
    ),
    // A class name written into another script would leave its import unused, and its styles behind.
    optimization: { inlineConst: false },
    external: (id) => /^[@\w]/.test(id) && !id.startsWith('styles-of:'),
    platform: 'neutral',
    plugins: name === 'ui' ? [styles(folder)] : [],
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(`${name}: ${log.message}`)
    },
  })
  await bundle.write({
    dir: join(folder, 'dist'),
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: folder,
    entryFileNames: '[name].js',
    sourcemap: true,
    postBanner: ({ facadeModuleId }) =>
      name === 'ui' && facadeModuleId && isForBrowser(facadeModuleId) ? "'use client'" : '',
  })
  await bundle.close()
}

/**
 * A package that imports what it does not declare fails at whoever installs it, and one that declares more than it
 * imports makes them install it.
 * @throws with the names
 */
async function checkDependencies(name: Published): Promise<void> {
  const dist = join(folderOf(name), 'dist')
  const used = new Set<string>()
  for await (const file of glob('**/*.{js,d.ts}', { cwd: dist }))
    for (const [, id = ''] of readFileSync(join(dist, file), 'utf8').matchAll(
      /(?:from|import|import\() ?['"]((?:@[\w-]+\/)?[\w-]+)[^'"]*['"]/g,
    ))
      used.add(id)
  const { dependencies = {}, peerDependencies = {} } = manifestOf(name)
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)])
  const missing = [...used].filter((id) => !declared.has(id))
  // React needs its DOM half, which no component imports by name.
  const unused = [...declared].filter((id) => !used.has(id) && id !== 'react-dom')
  if (missing.length + unused.length > 0)
    throw new Error(
      `${name}: its build imports, but its package.json does not declare: ${missing.join(', ') || 'nothing'}; ` +
        `declares, but does not import: ${unused.join(', ') || 'nothing'}`,
    )
}

/** Builds one package. */
export async function buildPackage(name: Published): Promise<void> {
  const folder = folderOf(name)
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  await writeScripts(name)
  await writeDeclarations(name)
  await checkDependencies(name)
}

export async function buildPackages(): Promise<void> {
  for (const name of published) await step(`Building ${manifestOf(name).name}`, () => buildPackage(name))
}

if (import.meta.main) await buildPackages()
