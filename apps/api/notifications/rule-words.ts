import type { ModerationRule } from '@kindling/validation/rules/moderation'
import type { Language } from './told.ts'

/** The platform's rules as the desk of moderators has them, each a sentence. */
const rules: Readonly<Record<Language, Readonly<Record<ModerationRule, string>>>> = {
  en: {
    TRUTH: 'Show and say only what is true',
    RIGHTS: 'Offer only what is yours to offer',
    FORBIDDEN: 'Offer nothing dangerous or against the law',
    PROMISE: 'Say what backers get, when, and what can go wrong',
    RESPECT: 'Treat people with respect',
    ADVERTISING: 'Advertise nothing else here',
    PRIVACY: 'Publish nobody’s personal data',
  },
  fr: {
    TRUTH: 'Montrer et dire seulement ce qui est vrai',
    RIGHTS: 'Proposer seulement ce dont on a les droits',
    FORBIDDEN: 'Ne rien proposer de dangereux ni d’illégal',
    PROMISE: 'Dire ce que les contributeurs reçoivent, quand, et ce qui peut mal tourner',
    RESPECT: 'Traiter les autres avec respect',
    ADVERTISING: 'Ne pas faire de publicité pour autre chose',
    PRIVACY: 'Ne publier les données personnelles de personne',
  },
}

const named = {
  en: (rule: string) => `The rule: ${rule}. `,
  fr: (rule: string) => `La règle : ${rule}. `,
} as const

/** The sentence that names the rule, with a space after it; nothing where a decision is about none. */
export const ruleSentence = (language: Language, rule: ModerationRule | undefined): string =>
  rule ? named[language](rules[language][rule]) : ''
