import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root, run } from '../run.ts'
import { entriesOf, folderOf, type Published } from './published.ts'

/** `./Button.tsx` in a declaration is `./Button.js` beside it; the compiler leaves the ending of types as written. */
const builtNames = (code: string) =>
  code.replaceAll(/((?:from |import\(|import )['"]\.\.?\/[^'"]+?)\.tsx?(['"])/g, '$1.js$2')

/**
 * Writes the declarations of what a package exports into its `dist`.
 * @throws with the compiler's words
 */
export async function writeDeclarations(name: Published): Promise<void> {
  const folder = folderOf(name)
  const work = join(root, '.cache', 'packages', name)
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
  const project = join(work, 'tsconfig.json')
  await writeFile(
    project,
    JSON.stringify({
      extends: join(folder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // Sources of the packages below are read, and would move the root.
        rootDir: root,
        outDir: join(work, 'types'),
        typeRoots: [join(root, 'node_modules', '@types')],
        types: [],
      },
      files: entriesOf(name).map(({ source }) => join(folder, source)),
      include: [],
    }),
  )
  const { code, output } = await run('tsc', ['-p', project])
  if (code !== 0) throw new Error(`Declarations of ${name}:\n${output}`)
  const built = join(work, 'types', relative(root, folder))
  for await (const file of glob('**/*.d.ts', { cwd: built })) {
    const to = join(folder, 'dist', file)
    await cp(join(built, file), to)
    await writeFile(to, builtNames(await readFile(to, 'utf8')))
  }
}
