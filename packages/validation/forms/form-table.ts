import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/catalogue.ts'
import { formIssues } from './issues.ts'

/** A change to the good values, and what is then wrong: `path CODE` each, in order. */
export type BadCase = readonly [change: Record<string, unknown>, ...wrong: `${string} ${ErrorCode}`[]]

/** For tests: the good values pass unchanged, each change gives exactly its issues. */
export function testForm(
  name: string,
  schema: z.ZodMiniType,
  good: Record<string, unknown>,
  bad: readonly BadCase[],
): void {
  describe(name, () => {
    test('good values pass', () => {
      expect(formIssues(schema, good)).toEqual([])
    })
    test.each(bad.map(([change, ...wrong]) => ({ change, wrong })))(
      '$change gives $wrong',
      ({ change, wrong }) => {
        const issues = formIssues(schema, { ...good, ...change })
        expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(wrong)
      },
    )
    test('an empty form is rejected, with codes and no prose', () => {
      for (const values of [undefined, null, 'text', 5, []]) {
        expect(formIssues(schema, values)).toEqual([{ path: '', code: 'INVALID_TYPE' }])
      }
    })
  })
}
