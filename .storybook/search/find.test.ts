import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findComponents } from './find.ts'
import { questions } from './questions.ts'
import { terms } from './terms.ts'

/** Every fourth question is mistyped, in one of three ways in turn. */
function mistyped(question: string, index: number): string {
  if (index % 4 !== 3) return question
  const words = question.split(' ')
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a))
  const at = 1 + (index % Math.max(1, longest.length - 2))
  const wrong = [
    longest.slice(0, at) + longest.slice(at + 1),
    longest.slice(0, at) + longest[at + 1] + longest[at] + longest.slice(at + 2),
    `${longest.slice(0, at)}${longest[at]}${longest.slice(at)}`,
  ][(index >> 2) % 3]
  return question.replace(longest, String(wrong))
}

describe('the search of the first page', () => {
  it('knows every component that has stories', () => {
    const ui = fileURLToPath(new URL('../../packages/ui/', import.meta.url))
    const withStories = ['primitives', 'widgets']
      .flatMap((room) => readdirSync(`${ui}${room}`, { recursive: true, encoding: 'utf8' }))
      .flatMap((file) => /^(\w+)\/\w+\.stories\.tsx$/.exec(file)?.[1] ?? [])
    expect(Object.keys(terms).sort()).toEqual([...new Set(withStories)].sort())
  })

  it('answers at least 95 % of 200 questions in the first three, one typing error in four', () => {
    const asked = questions.map(([question, wanted], index) => ({
      question: mistyped(question, index),
      wanted,
    }))
    const missed = asked.filter(
      ({ question, wanted }) =>
        !findComponents(question)
          .slice(0, 3)
          .some((name) => wanted.split(' ').includes(name)),
    )
    expect(asked.length).toBeGreaterThanOrEqual(200)
    expect(
      1 - missed.length / asked.length,
      `not found: ${missed.map(({ question }) => question).join(', ')}`,
    ).toBeGreaterThanOrEqual(0.95)
  })

  it('shows all without a question, and nothing for one about something else', () => {
    expect(findComponents(' ')).toHaveLength(Object.keys(terms).length)
    expect(findComponents('xylophone')).toEqual([])
  })
})
