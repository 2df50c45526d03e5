import { readFile } from 'node:fs/promises'
import { LEGAL } from '@kindling/validation/limits'
import { describe, expect, it } from 'vitest'
import { languages } from '../../i18n/index.ts'
import { runsOf, type SiteDocument } from './site-document.ts'

const names = ['about', 'whitepaper', 'terms', 'privacy', 'risk'] as const
type Name = (typeof names)[number]

const read = async (name: Name, language: string): Promise<SiteDocument> =>
  JSON.parse(await readFile(new URL(`../../i18n/locales/${language}/${name}.json`, import.meta.url), 'utf8'))
const textsOf = ({ sections }: SiteDocument) => sections.flatMap(({ body }) => body.flat())
const saidIn = async (name: Name, language: string) => {
  const document = await read(name, language)
  const all = [
    document.dates,
    document.short,
    ...document.sections.map(({ title }) => title),
    ...textsOf(document),
  ]
  return all.join('\n').replaceAll('**', '').replaceAll('\u00a0', ' ')
}

describe.each(names)('%s', (name) => {
  it('has the same sections in every language, each with its own anchor', async () => {
    const [english, ...others] = await Promise.all(languages.map((language) => read(name, language)))
    const shape = (document: SiteDocument | undefined) =>
      document?.sections.map(({ id, body }) => [
        id,
        body.map((part) => (typeof part === 'string' ? 1 : part.length)),
      ])
    for (const other of others) {
      expect(shape(other)).toEqual(shape(english))
      expect(Object.keys(other)).toEqual(Object.keys(english ?? {}))
      expect(other.title).not.toBe(english?.title)
    }
    const ids = english?.sections.map(({ id }) => id) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^[a-z][a-z\d-]*$/.test(id))).toBe(true)
  })
  it.each(languages)('%s holds words, and no markup but bold and links to this site', async (language) => {
    for (const text of textsOf(await read(name, language))) {
      expect(text.trim()).not.toBe('')
      for (const run of runsOf(text)) {
        expect(run.text).not.toMatch(/[<>*[\]]/)
        if (run.kind === 'link') expect(run.href).toMatch(/^\/(risk|learn\/question\/[\w-]+)$/)
      }
    }
  })
})

it.each([
  [
    'en',
    'August 21, 2019',
    'July 27, 2019',
    'August 26, 2019',
    `${LEGAL.liabilityCapUsd} US dollars`,
    'at least 18',
  ],
  [
    'fr',
    '21 août 2019',
    '27 juillet 2019',
    '26 août 2019',
    `${LEGAL.liabilityCapUsd} dollars américains`,
    'au moins 18',
  ],
])('the terms state their figures (spec 1 §1): %s', async (language, ...figures) => {
  const said = await saidIn('terms', language)
  for (const figure of [...figures, 'Delaware']) expect(said).toContain(figure)
})

it.each([
  [
    'en',
    'July 2019',
    [
      'legal bases',
      'How long',
      'United States',
      'disclosure',
      'rights',
      'under 18',
      'payment processor',
      'KYC and AML',
      'Data we collect',
    ],
  ],
  [
    'fr',
    'Juillet 2019',
    [
      'bases légales',
      'Combien de temps',
      'États-Unis',
      'communication',
      'droits',
      'moins de 18',
      'prestataire de paiement',
      'KYC et AML',
      'Données recueillies',
    ],
  ],
])('the privacy policy covers all its topics (spec 1 §1): %s', async (language, date, topics) => {
  const said = await saidIn('privacy', language)
  for (const topic of [date, ...topics]) expect(said).toContain(topic)
})

it.each([
  [
    'en',
    [
      'Regulatory',
      'Market',
      'Operational',
      'price peg',
      'auctions',
      'threshold',
      'only when no debt-like tokens are outstanding',
      'investor category',
    ],
  ],
  [
    'fr',
    [
      'réglementaires',
      'marché',
      'opérationnels',
      'ancrage',
      'enchères',
      'seuil',
      'que si aucun jeton assimilé à une dette',
      'catégorie d’investisseur',
    ],
  ],
])('the risks cover every mechanism (spec 1 §1): %s', async (language, topics) => {
  const said = await saidIn('risk', language)
  for (const topic of topics) expect(said).toContain(topic)
})

it('parses a text into plain, bold and links', () => {
  expect(runsOf('a **b** c [d](/e).')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'bold', text: 'b' },
    { kind: 'text', text: ' c ' },
    { kind: 'link', text: 'd', href: '/e' },
    { kind: 'text', text: '.' },
  ])
  expect(runsOf('')).toEqual([])
})
