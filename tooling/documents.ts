import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '../packages/api-client/contract/index.ts'
import { type StoryCounts, writeCoverage, writeOpenApi } from '../packages/api-client/documents/index.ts'
import { root } from './run.ts'
import { say } from './say.ts'
import { writeJson } from './write-json.ts'

/*
 * Writes docs/api-coverage.md and docs/openapi.json from the contract. With `--check` it writes nothing and fails if
 * one of them is out of date.
 */

/** Counts how often stories name each call, and for which code. */
async function countStories(): Promise<StoryCounts> {
  const counts: Record<string, number> = {}
  const files: string[] = []
  for await (const file of glob('{packages,apps}/*/**/*.stories.tsx', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  }))
    files.push(file)
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8')
    for (const [, name = ''] of source.matchAll(
      /\b(?:fails|failing|answering|pending|unanswered|malformed)\(\s*'(\w+)'/g,
    )) {
      if (Object.hasOwn(contract, name)) counts[name] = (counts[name] ?? 0) + 1
    }
  }
  return counts
}

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
const documents: Readonly<Record<string, string>> = {
  'docs/api-coverage.md': writeCoverage(await countStories()),
  'docs/openapi.json': writeJson(writeOpenApi({ version })),
}

const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => '')
const checking = process.argv.includes('--check')
let stale = false
for (const [file, text] of Object.entries(documents)) {
  if ((await read(file)) === text) continue
  stale = true
  if (checking) say(`${file} is not what the contract and the stories say.`)
  else {
    await mkdir(join(root, 'docs'), { recursive: true })
    await writeFile(join(root, file), text)
    say(`Wrote ${file}`)
  }
}
if (!stale) say('Both documents are up to date.')
else if (checking) {
  say('Run: pnpm documents')
  process.exit(1)
}
