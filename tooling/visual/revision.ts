import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, run } from '../run.ts'

export const cache = join(root, '.cache', 'visual')

/** Changes with the way pictures are taken: pictures of different versions are not compared. */
export async function wayOfSeeing(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of ['photograph.ts', 'quiet.ts', 'stories.ts'])
    hash.update(await readFile(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 8)
}

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
  return output.trim()
}

/**
 * The commit to compare with: the one asked for, else where the branch left origin/main, else the one before.
 * @throws if there is no such commit, with what git says
 */
export async function baseCommit(asked: string | undefined): Promise<string> {
  if (asked) return git('rev-parse', '--verify', `${asked}^{commit}`)
  const head = await git('rev-parse', 'HEAD')
  const left = await git('merge-base', 'origin/main', 'HEAD').catch(() => head)
  return left === head ? git('rev-parse', '--verify', 'HEAD~1^{commit}') : left
}

/**
 * The files that differ between a commit and the working tree, new ones included, each with what names its content:
 * git's hash of it, or `gone`.
 */
export async function changedSince(commit: string): Promise<Map<string, string>> {
  const [changed, fresh] = await Promise.all([
    git('diff', '--name-only', '--no-renames', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  const files = `${changed}\n${fresh}`.split('\n').filter(Boolean)
  const named = files.map(
    async (file): Promise<[string, string]> => [
      file,
      existsSync(join(root, file)) ? await git('hash-object', file) : 'gone',
    ],
  )
  return new Map(await Promise.all(named))
}

const sameLock = async (tree: string) =>
  (await readFile(join(tree, 'pnpm-lock.yaml'), 'utf8').catch(() => '')) ===
  (await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'))

/** Links to the workspace's own store: they are relative, so copied they lead to the tree's own packages. */
async function lendDependencies(tree: string): Promise<void> {
  await mkdir(join(tree, 'node_modules'), { recursive: true })
  await symlink(join(root, 'node_modules', '.pnpm'), join(tree, 'node_modules', '.pnpm'))
  const folders = ['node_modules']
  for await (const found of glob(
    ['.storybook/node_modules', 'tooling/components/node_modules', '{apps,packages}/*/node_modules'],
    {
      cwd: root,
    },
  ))
    folders.push(found)
  for (const folder of folders) {
    await cp(join(root, folder), join(tree, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/[\\/]node_modules[\\/]\.(?!bin)/.test(path.slice(root.length)),
    })
  }
}

/**
 * The commit as a folder of its own under `.cache/visual`, with its dependencies: those here where its lockfile is
 * the same, else installed.
 */
export async function checkOut(commit: string): Promise<string> {
  const tree = join(cache, 'trees', commit.slice(0, 12))
  if (existsSync(join(tree, 'node_modules', '.ready'))) return tree
  await rm(tree, { recursive: true, force: true })
  await mkdir(dirname(tree), { recursive: true })
  await git('worktree', 'prune')
  await git('worktree', 'add', '--force', '--detach', tree, commit)
  if (await sameLock(tree)) await lendDependencies(tree)
  else {
    const { code, output } = await run(
      'npx',
      ['--yes', 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline'],
      {
        cwd: tree,
      },
    )
    if (code !== 0) throw new Error(`Dependencies of ${commit} could not be installed:\n${output}`)
  }
  await mkdir(join(tree, 'node_modules', '.ready'), { recursive: true })
  return tree
}

/** Removes the folder; its build and pictures stay. */
export const putAway = async (tree: string): Promise<void> => {
  await git('worktree', 'remove', '--force', tree)
}

/**
 * Builds the catalogue of a tree into a folder.
 * @throws with the builder's words if it cannot be built
 */
export async function buildCatalogue(tree: string, into: string): Promise<void> {
  const storybook = join(tree, '.storybook')
  const program = join(storybook, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js')
  const { code, output } = await run(
    'node',
    [program, 'build', '-c', '.', '-o', into, '--quiet', '--disable-telemetry', '--stats-json'],
    { cwd: storybook, env: { FORCE_COLOR: '0' } },
  )
  if (code !== 0) throw new Error(`The catalogue of ${tree} could not be built:\n${output.slice(-4_000)}`)
}
