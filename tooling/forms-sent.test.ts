import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('frontend 28: every form says how it is sent: by the browser, or (`dialog`) by a script alone', () => {
  const files = ['packages/ui', 'apps/web'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => path.endsWith('.tsx') && !path.includes('.stories.') && !path.includes('node_modules'),
      )
      .map((path) => `${room}/${path}`),
  )
  const tags = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/<form(?=\s)[^>]*/g), ([tag]) => ({ file, tag })),
  )
  expect(tags.length).toBeGreaterThan(25)
  // Without a method a form sent before its script loads uses GET: what was typed, passwords too, goes into the
  // address.
  expect(tags.filter(({ tag }) => !/\b(method|action)=/.test(tag))).toEqual([])
})
