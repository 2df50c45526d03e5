import { expect, it } from 'vitest'
import { missingInEnglish, translatableTexts, translatedProject, translationProgress } from './translation.ts'

const kettle = {
  name: 'A kettle',
  blurb: 'It boils.',
  description: '<b>Why</b><br>Because.',
  rewards: [
    {
      id: 'r1',
      title: 'One kettle',
      description: '',
      includes: ['Kettle', 'Lid'],
      variants: [
        { id: 'v1', name: 'Slate' },
        { id: 'v2', name: 'Moss' },
      ],
    },
    { id: 'r2', title: 'Thanks', description: '', includes: [], variants: [{ id: 'v3', name: 'Default' }] },
  ],
  milestones: [{ id: 'm1', title: 'Tooling', description: 'Moulds.' }],
  faq: [{ id: 'f1', question: 'Does it whistle?', answer: 'No.' }],
}
const texts = translatableTexts(kettle)
const french = texts.map(({ key, english }) => ({ key, text: `fr ${english}`, source: english }))

it('lists each text once, leaves out empty ones and the only variant of a reward', () => {
  expect(texts.map(({ key }) => key)).toEqual([
    'name',
    'blurb',
    'description',
    'reward:r1:title',
    'reward:r1:includes',
    'reward:r2:title',
    'variant:v1:name',
    'variant:v2:name',
    'milestone:m1:title',
    'milestone:m1:description',
    'faq:f1:question',
    'faq:f1:answer',
  ])
})

it('gives the whole project in a language, each thing of a reward by itself', () => {
  const shown = translatedProject(
    kettle,
    french.map((each) =>
      each.key === 'reward:r1:includes' ? { ...each, text: 'Bouilloire\n\n Couvercle ' } : each,
    ),
  )
  expect(shown?.name).toBe('fr A kettle')
  expect(shown?.rewards[0]).toMatchObject({
    title: 'fr One kettle',
    description: '',
    includes: ['Bouilloire', 'Couvercle'],
    variants: [{ name: 'fr Slate' }, { name: 'fr Moss' }],
  })
  expect(shown?.rewards[1]?.variants[0]?.name).toBe('Default')
  expect(shown?.milestones[0]?.description).toBe('fr Moulds.')
  expect(shown?.faq[0]?.answer).toBe('fr No.')
})

it.each([
  ['one is missing', french.slice(1), { done: 11, old: 0, empty: 1 }],
  [
    'one is blank',
    [...french.slice(1), { key: 'name', text: ' ', source: 'A kettle' }],
    { done: 11, empty: 1 },
  ],
  [
    'the English of one has changed',
    [...french.slice(1), { key: 'name', text: 'fr', source: 'The kettle' }],
    { done: 11, old: 1, empty: 0 },
  ],
  [
    'a removed text is left over',
    [...french, { key: 'faq:f9:answer', text: 'x', source: 'y' }],
    { done: 12 },
  ],
])('stays in English while %s', (_, saved, progress) => {
  expect(translationProgress(texts, saved)).toMatchObject({ total: 12, ...progress })
  expect(translatedProject(kettle, saved) !== null).toBe(progress.done === 12)
})

it('names what English lacks before other languages begin', () => {
  expect(missingInEnglish({ ...kettle, blurb: ' ', description: '' })).toEqual(['blurb', 'description'])
  expect(missingInEnglish(kettle)).toEqual([])
})
