import { describe, expect, test } from 'vitest'
import { addStyleImports, reachedBy, waysInto } from './reach.ts'
import type { Story } from './stories.ts'

const story = (file: string): Story => ({ id: file, title: file, name: 'Matrix', tags: [], file })
const stories = ['Card.stories.tsx', 'Page.stories.tsx', 'Field.stories.tsx'].map(story)
const graph = () =>
  new Map<string, Set<string>>([
    ['Card.css.ts', new Set(['Card.tsx'])],
    ['Card.tsx', new Set(['Card.stories.tsx', 'Page.tsx'])],
    ['Page.tsx', new Set(['Page.stories.tsx', 'Card.tsx'])],
    ['Field.css.ts', new Set(['Field.stories.tsx'])],
  ])

describe('the stories that a change reaches', () => {
  test('are those that import it, however far, and no others', () => {
    const reached = reachedBy(new Map([['Card.css.ts', 'a1']]), graph(), stories)
    expect([...reached.keys()].sort()).toEqual(['Card.stories.tsx', 'Page.stories.tsx'])
  })
  test('are named with the nearest of several changes', () => {
    const changed = new Map([
      ['Card.css.ts', 'a1'],
      ['Page.tsx', 'b2'],
    ])
    const reached = reachedBy(changed, graph(), stories)
    expect(reached.get('Card.stories.tsx')?.cause).toBe('Card.css.ts')
    expect(reached.get('Page.stories.tsx')?.cause).toBe('Page.tsx')
  })
  test('are all, if the change is in every picture', () => {
    expect(reachedBy(new Map([['pnpm-lock.yaml', 'c3']]), graph(), stories).size).toBe(3)
  })
  test('are none, if nothing in the catalogue imports it', () => {
    expect(reachedBy(new Map([['docs/deploy.md', 'c3']]), graph(), stories).size).toBe(0)
  })
  test('include those whose style sheets read it only while they are compiled', () => {
    const importers = graph()
    addStyleImports(importers, [
      { file: 'Field.css.ts', target: 'theme/vars.css.ts', later: false },
      { file: 'theme/vars.css.ts', target: 'theme/scale.ts', later: false },
      { file: 'Other.tsx', target: 'theme/scale.ts', later: false },
    ])
    expect([...reachedBy(new Map([['theme/scale.ts', 'd4']]), importers, stories).keys()]).toEqual([
      'Field.stories.tsx',
    ])
  })
  test('have another name for the change once a file has another content', () => {
    const of = (content: string) =>
      reachedBy(new Map([['Card.css.ts', content]]), graph(), stories).get('Card.stories.tsx')?.change
    expect(of('a1')).toBe(of('a1'))
    expect(of('a1')).not.toBe(of('a2'))
  })
})

describe('the pictures that a change can be in', () => {
  const isComponent = (file: string) => /^(Card|Page)\.tsx$/.test(file)
  const ways = (...changed: string[]) => waysInto(changed, graph(), stories, isComponent)

  test('draw the nearest component that uses it', () => {
    expect(ways('Card.css.ts')).toEqual({ through: new Set(['Card.tsx']), direct: new Set() })
  })
  test('draw the component itself, if that changed', () => {
    expect(ways('Page.tsx').through).toEqual(new Set(['Page.tsx']))
  })
  test('are all of a story that uses it without a component, and of a changed story', () => {
    expect(ways('Field.css.ts').direct).toEqual(new Set(['Field.stories.tsx']))
    expect(ways('Page.stories.tsx').direct).toEqual(new Set(['Page.stories.tsx']))
  })
  test('are all there are, if the change is in every picture', () => {
    expect(ways('pnpm-lock.yaml').direct.size).toBe(3)
  })
})
