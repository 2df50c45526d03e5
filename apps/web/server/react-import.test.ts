import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const site = new URL('./site.ts', import.meta.url).href
const program = `
await import(${JSON.stringify(site)})
const { default: module } = await import('node:module')
console.log(JSON.stringify(Object.keys(module._cache).filter((file) => /[/]react(-dom)?[/]/.test(file))))`

it('leaves React to the pages: its modules decide by NODE_ENV, which the server sets after its imports', async () => {
  const { NODE_ENV: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env,
  })
  expect(JSON.parse(stdout)).toEqual([])
}, 60_000)
