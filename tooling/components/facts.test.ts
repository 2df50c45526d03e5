import { describe, expect, it } from 'vitest'
import { readFacts } from './facts.ts'

const facts = await readFacts()
const of = (name: string) => facts.find((each) => each.name === name)
const prop = (component: string, name: string) => of(component)?.props.find((each) => each.name === name)

describe.each(facts.map(({ name, description, props }) => ({ name, description, props })))(
  'the props table of $name',
  ({ description, props }) => {
    it('says what the component is for', () => {
      expect(description).toMatch(/\w/)
    })
    it('has a type and a sentence for each prop', () => {
      const bare = props.filter(({ type, description: sentence }) => !/\w/.test(sentence) || !type)
      const vague = props.filter(({ type }) => /^(unknown|any|union|object|signature|enum)$/.test(type))
      expect([...bare, ...vague].map((each) => each.name)).toEqual([])
    })
  },
)

it('reads every primitive and widget that the package exports', () => {
  expect(facts.filter(({ importLine }) => importLine).length).toBeGreaterThan(54)
})

it('writes a union as its source does, in the order of its source', () => {
  expect(prop('Button', 'size')).toMatchObject({
    type: "'small' | 'medium' | 'large'",
    values: ['small', 'medium', 'large'],
    default: "'medium'",
  })
})

it('spells an imported type by its name', () => {
  expect(prop('RewardCard', 'image')?.type).toBe('Image | null')
})

it('leaves attributes of the DOM out', () => {
  expect(prop('TextField', 'onCopy')).toBeUndefined()
})

it('finds tokens and users', () => {
  expect(of('Button')?.tokens).toContain('color.accent')
  expect(of('Button')?.tokens).toContain('space.12')
  expect(of('Button')?.usedBy).toContain('RewardCard')
  expect(of('RewardCard')?.usedBy.length).toBeGreaterThan(0)
})
