import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

it('packages are checked against the Node.js that scripts run on', async () => {
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  expect(/^nodeVersion: (\S+)$/m.exec(workspace)?.[1]).toBe(devDependencies.node)
})
