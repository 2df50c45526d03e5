import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { routes } from './route-table.ts'

it.each(routes.map(({ file }) => file))('%s names its page, by which a first view finds it', async (file) => {
  const source = await readFile(new URL(`../${file}`, import.meta.url), 'utf8')
  expect(source).toContain(`export default page('${file}', `)
})
