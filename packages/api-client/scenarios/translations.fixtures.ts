import type { Translation } from '../model/translation.ts'
import { readyDraft } from './drafts.fixtures.ts'

const [first] = readyDraft.rewards
const [question] = readyDraft.faq

/** The ready draft in two languages: French with one text out of date, German begun. */
export const translations: readonly Translation[] = [
  {
    language: 'fr',
    texts: [
      { key: 'name', text: 'Hollin, la bouilloire qui se démonte', source: readyDraft.name },
      {
        key: 'blurb',
        text: 'Dix pièces, une monnaie pour l’ouvrir, et chaque pièce vendue seule.',
        source: 'Ten parts, one coin to open it, and every part sold on its own.',
      },
      { key: `reward:${first?.id}:title`, text: 'Une bouilloire', source: first?.title ?? '' },
      {
        key: `faq:${question?.id}:question`,
        text: 'Fonctionne-t-elle sur une plaque à induction\u00a0?',
        source: question?.question ?? '',
      },
    ],
  },
  {
    language: 'de',
    texts: [{ key: 'name', text: 'Hollin, der Kessel zum Zerlegen', source: readyDraft.name }],
  },
]
