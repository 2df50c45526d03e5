import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { folderOf, manifestOf, published } from './published.ts'

export interface FreshApp {
  readonly folder: string
  /** Package name to its packed file. */
  readonly packed: ReadonlyMap<string, string>
  readonly remove: () => Promise<void>
}

const pnpm = async (args: readonly string[], cwd: string) => {
  const { code, output } = await run('npx', ['--yes', 'pnpm', ...args], { cwd })
  if (code !== 0) throw new Error(`pnpm ${args.join(' ')}:\n${output}`)
}

const versionOf = async (name: string, from: string): Promise<string> =>
  JSON.parse(await readFile(join(from, 'node_modules', name, 'package.json'), 'utf8')).version

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    // The declarations of the packages are what is checked.
    skipLibCheck: false,
    types: ['vite/client'],
  },
  include: ['*.tsx'],
}

/** The scripts that a README shows, each as a file, so that they are compiled with the application. */
async function writeSnippets(readme: string, stem: string): Promise<void> {
  const snippets = [...(await readFile(readme, 'utf8')).matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)]
  if (snippets.length === 0) throw new Error(`${readme} shows no script`)
  for (const [index, [, code = '']] of snippets.entries()) await writeFile(`${stem}-${index}.tsx`, code)
}

/**
 * Packs the built packages and installs them into a new Vite and React application in a temporary folder, outside the
 * workspace: nothing resolves there but what a package declares. Versions are those of the workspace, so that its own
 * store has them.
 */
export async function freshApp(): Promise<FreshApp> {
  const folder = await mkdtemp(join(tmpdir(), 'kindling-app-'))
  const packed = new Map<string, string>()
  for (const each of published) {
    const { name, version } = manifestOf(each)
    await pnpm(['pack', '--pack-destination', folder], folderOf(each))
    packed.set(name, join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`))
  }
  const files = Object.fromEntries([...packed].map(([name, file]) => [name, `file:${file}`]))
  const ui = folderOf('ui')
  const fromUi = ['react', 'react-dom', 'react-i18next', 'i18next']
  const fromRoot = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom']
  const versions = await Promise.all([
    ...fromUi.map(async (name) => [name, await versionOf(name, ui)]),
    ...fromRoot.map(async (name) => [name, await versionOf(name, root)]),
  ])
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'fresh-app',
      private: true,
      type: 'module',
      dependencies: { ...files, ...Object.fromEntries(versions) },
    }),
  )
  // The packages need one another in a version that is nowhere published yet.
  await writeFile(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: files }))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Fresh</title><link rel="icon" href="data:,"><body><div id="root"></div><script type="module" src="/main.tsx"></script>',
  )
  await cp(join(import.meta.dirname, 'app'), folder, { recursive: true })
  for (const each of published) await writeSnippets(join(folderOf(each), 'README.md'), join(folder, each))
  await mkdir(join(folder, 'node_modules'), { recursive: true })
  await pnpm(['install', '--prefer-offline', '--ignore-scripts'], folder)
  return { folder, packed, remove: () => rm(folder, { recursive: true, force: true }) }
}
