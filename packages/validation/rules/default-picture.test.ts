import { expect, test } from 'vitest'
import { defaultPicture } from './default-picture.ts'

const names = ['', 'a', 'Hollin, the kettle', '😀', 'Лампа', 'k'.repeat(10_000)]
const projects = Array.from({ length: 700 }, (_, index) => `Project ${index}`)

test('a project keeps its picture, from page to page and from day to day', () => {
  for (const name of [...names, ...projects]) expect(defaultPicture(name)).toBe(defaultPicture(name))
  // Known ones: a change of the rule would change the face of every project without a picture.
  expect(names.slice(0, 4).map(defaultPicture)).toEqual([0, 6, 5, 6])
})

test('whatever a project is called, there is a picture for it', () => {
  for (const name of names) expect([0, 1, 2, 3, 4, 5, 6]).toContain(defaultPicture(name))
})

test('a list of projects shows all seven, none of them everywhere', () => {
  const shown = projects.map(defaultPicture)
  for (const picture of [0, 1, 2, 3, 4, 5, 6]) {
    const share = shown.filter((each) => each === picture).length / shown.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.3)
  }
})
