import { expect, it } from 'vitest'
import { createPhrasebook } from './phrasebook.ts'

const english = {
  project: {
    back: 'Back this project',
    charged: 'Charged on {{date}}, only if it reaches its goal.',
    goal: 'pledged of {{goal}} goal, {{rest}} to go',
    found_one: '{{count}} backer',
    found_other: '{{count}} backers',
    list: 'Projects',
    shown: '{{shown}} of {{total}}',
    close: 'Close',
  },
  sale: { close: 'Close', name: '{{name}}' },
}
const french = {
  project: {
    back: 'Soutenir ce projet',
    charged: 'Débité le {{date}}, seulement si l’objectif est atteint.',
    goal: 'promis sur {{goal}}, il manque {{rest}}',
    found_one: '{{count}} contributeur',
    found_many: '{{count}} de contributeurs',
    found_other: '{{count}} contributeurs',
    list: 'Projets',
    shown: '{{shown}} sur {{total}}',
    close: 'Fermer',
  },
  sale: { close: 'Clore', name: '{{name}}' },
}
const { saying, matching } = createPhrasebook(english, french, ['en-GB', 'fr'])

it('finds the translation of a message, and of no more than the message', () => {
  expect('Soutenir ce projet').toMatch(saying('Back this project'))
  expect('Soutenir ce projet, vite').not.toMatch(saying('Back this project'))
  expect('Projets').not.toMatch(saying('Back this project'))
})

it('accepts each translation of the same English words', () => {
  for (const each of ['Fermer', 'Clore']) expect(each).toMatch(saying('Close'))
})

it('finds a message by its words where it has values', () => {
  const read = 'Débité le 2 décembre, seulement si l’objectif est atteint.'
  expect(read).toMatch(saying('Charged on 2 December, only if it reaches its goal.'))
  expect(read).toMatch(matching(/only if it reaches its goal/))
  expect('promis sur 60 000 $US, il manque 480 $US').toMatch(
    matching(/^pledged of \$60,000 goal, \$480 to go$/),
  )
  expect('promis sur 60 000 $US, il manque 480 $US').toMatch(saying('pledged of $60,000 goal, $480 to go'))
  expect('promis sur 60 000 $US, il manque 481 $US').not.toMatch(
    saying('pledged of $60,000 goal, $480 to go'),
  )
})

it('knows every plural form, and each kind of space', () => {
  for (const read of ['3 contributeurs', '3\u00a0contributeurs']) expect(read).toMatch(saying('3 backers'))
  expect('1 contributeur').toMatch(saying('1 backer'))
})

it('reads dates, countries and figures in the form of the language', () => {
  expect('2 décembre').toMatch(saying('2 December'))
  expect('1er déc.').toMatch(saying('1 Dec'))
  expect('Royaume-Uni').toMatch(saying('United Kingdom'))
  expect('61 240,01 $US').toMatch(saying('$61,240.01'))
  expect('61 240,02 $US').not.toMatch(saying('$61,240.01'))
  expect('58 %').toMatch(saying('58%'))
})

it('leaves what a creator wrote as it is', () => {
  expect('Kettle and repair roll').toMatch(saying('Kettle and repair roll'))
  expect('Fernhill').toMatch(matching(/^Fern/))
  expect('Kettle').not.toMatch(saying('Kettle and repair roll'))
})

it('finds messages beside each other, or beside what a creator wrote', () => {
  expect('Projets Fermer').toMatch(saying('Projects Close'))
  expect('Bone 3 contributeurs').toMatch(saying('Bone 3 backers'))
  expect('Soutenir ce projet vite').toMatch(saying('Back this', true))
})

it('finds messages in the parts of a pattern', () => {
  expect('Projets : 3 contributeurs').toMatch(matching(/^Projects.*3 backers$/))
  expect('Fermer : Fernhill').toMatch(matching(/^Close: Fernhill/))
  expect('Retirer : Fernhill').not.toMatch(matching(/^Close: Fernhill/))
})

it('finds a message of which a pattern says a part, with a value', () => {
  const read = 'Débité le 2 décembre, seulement si l’objectif est atteint.'
  expect(read).toMatch(matching(/^Charged on the second, only if/))
  expect(read).toMatch(matching(/on the second, only if it reaches/))
  expect(read).not.toMatch(matching(/on the second, whatever it reaches/))
})

it('leaves a text that is in the other language already', () => {
  expect('Fermer').toMatch(saying('Fermer'))
  expect('Projets').toMatch(matching(/^Projets/))
  expect('Clore').not.toMatch(matching(/^Fermer/))
})

it('prefers what a page has asked for', () => {
  const here = createPhrasebook(english, french, ['en-GB', 'fr'], new Set(['.sale.close']))
  expect('Clore').toMatch(here.saying('Close'))
  expect('Fermer').not.toMatch(here.saying('Close'))
})
