import { stripVTControlCharacters } from 'node:util'

/** Reads how many tests a runner ran: Vitest's "Tests  3 failed | 22 passed (25)", Playwright's "12 passed". */
export function countTests(output: string): { readonly passed: number; readonly failed: number } {
  const sum = (lines: readonly string[], word: string) =>
    lines.reduce((total, line) => total + Number(new RegExp(`(\\d+) ${word}\\b`).exec(line)?.[1] ?? 0), 0)
  const lines = stripVTControlCharacters(output).split('\n')
  const vitest = lines.filter((line) => /^\s*Tests\s/.test(line))
  const playwright = lines.filter((line) => /^\s*\d+ (passed|failed)\b/.test(line))
  const both = [...vitest, ...playwright]
  return { passed: sum(both, 'passed'), failed: sum(both, 'failed') }
}
