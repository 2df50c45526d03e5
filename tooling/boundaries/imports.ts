import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

/** One import of one file; paths are from the workspace's root. */
export interface Import {
  readonly file: string
  /** A file of the workspace, or the specifier of a package. */
  readonly target: string
  /** `import('…')`: a dynamic import makes no circle of files that load one another. */
  readonly later: boolean
}

const source = /\.tsx?$/
const left = /(^|\/)(node_modules|dist|test-results|storybook-static)\//

/** Every source file of the packages and apps, from the root. */
export async function sourceFiles(root: string): Promise<string[]> {
  const found = await Promise.all(
    ['apps', 'packages'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  )
  return found
    .flat()
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => source.test(name) && !left.test(name))
    .sort()
}

const statement =
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** Imports and re-exports of a text, those of types included. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(([, from, alone, later]) => {
    const path = from ?? alone ?? later ?? ''
    const target = path.startsWith('.') ? normalize(join(dirname(file), path)).replaceAll('\\', '/') : path
    return { file, target, later: later !== undefined }
  })
}

export async function readImports(root: string): Promise<Import[]> {
  const files = await sourceFiles(root)
  const read = await Promise.all(
    files.map(async (file) => importsOf(file, await readFile(join(root, file), 'utf8'))),
  )
  return read.flat()
}
