import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { say } from '../say.ts'
import { documentsForMachines } from './documents.ts'

/** Compiles every snippet of the documents for machines, as an application that imports `@kindling/ui` would. */
const folder = join(root, 'packages', 'ui', '.cache', 'snippets')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const files: string[] = []
const documents = await documentsForMachines()
for (const [path, text] of documents)
  for (const [, code = ''] of text.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)) {
    const file = join(folder, `${path.replaceAll(/\W/g, '-')}-${files.length}.tsx`)
    await writeFile(file, code)
    files.push(file)
  }
const project = join(folder, 'tsconfig.json')
await writeFile(
  project,
  JSON.stringify({ extends: join(root, 'packages/ui/tsconfig.json'), files, include: [] }),
)
const { code, output } = await run('tsc', ['-p', project])
const missing = [...(documents.get('llms.txt') ?? '').matchAll(/\]\(([^)]+)\)/g)].filter(
  ([, path = '']) => !documents.has(path),
)
if (code === 0 && missing.length === 0 && files.length > 50)
  say(`${files.length} snippets of ${documents.size} documents compile.`)
else {
  say(output)
  for (const [, path] of missing) say(`llms.txt leads to ${path}, which is not there.`)
  process.exitCode = 1
}
