import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { maxBodyBytes, unboundedIn } from './body-size.ts'
import { contract } from './index.ts'
import { schemas } from './schemas.ts'

const parts = Object.entries(schemas).flatMap(([name, schema]) =>
  (['body', 'query'] as const).flatMap((part) => {
    const found = (schema as { body?: z.ZodType; query?: z.ZodType })[part]
    return found ? [[name, part, found] as const] : []
  }),
)

describe('accounts A31: what a call takes has a bound', () => {
  it.each(parts)('%s, its %s: every text, list and record', (_name, _part, schema) => {
    expect(unboundedIn(schema)).toEqual([])
  })

  it('and the whole of it, far below a megabyte', () => {
    const sizes = parts.filter(([, part]) => part === 'body').map(([, , schema]) => maxBodyBytes(schema))
    expect(Math.max(...sizes)).toBeLessThan(512 * 1024)
    expect(Object.keys(contract).length).toBeGreaterThan(0)
  })

  it.each([
    ['a text', z.object({ name: z.string() }), ['.name']],
    ['a list', z.object({ names: z.array(z.string().max(3)) }), ['.names']],
    ['what a list is of', z.object({ names: z.array(z.string()).max(3) }), ['.names[]']],
    ['named values', z.object({ costs: z.record(z.string(), z.number()) }), ['.costs']],
    ['anything', z.object({ thing: z.unknown() }), ['.thing']],
    ['one of two', z.object({ at: z.union([z.string(), z.null()]) }), ['.at']],
    ['none', z.object({ at: z.string().max(3).nullable().optional(), n: z.int(), is: z.enum(['a']) }), []],
  ])('the check finds %s without one', (_what, schema, found) => {
    expect(unboundedIn(schema)).toEqual(found)
  })

  it('counts a text at its longest in JSON', () => {
    const schema = z.object({ name: z.string().max(100) })
    const longest = JSON.stringify({ name: '\u0001'.repeat(100) })
    expect(maxBodyBytes(schema)).toBeGreaterThanOrEqual(longest.length)
    expect(maxBodyBytes(schema)).toBeLessThan(longest.length + 2_000)
    expect(maxBodyBytes(undefined)).toBe(32 * 1024)
  })
})
