import type { EventName, EventParams } from '../database/schema/notification-event.ts'

const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

export interface Told {
  readonly title: string
  /** One sentence on what follows from it. */
  readonly body: string
}
/** A sentence for each of some events. */
export type Words<Name extends EventName = EventName> = {
  readonly [Each in Name]: (params: EventParams[Each]) => Told
}

/** The number habits of the site's French: without a region it would write US dollars as "$US". */
const locale = { en: 'en-US', fr: 'fr-CA' } as const

/** $49,312 or $49,312.50, from integer cents. */
const dollarsIn = (language: Language) => (cents: number) =>
  new Intl.NumberFormat(locale[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

/** 12.5 PLG, from hundredths. */
const plgIn = (language: Language) => (hundredths: number) =>
  `${new Intl.NumberFormat(locale[language], { maximumFractionDigits: 2 }).format(hundredths / 100)} PLG`

/** The month in letters, in UTC as every date of a campaign. */
const dayIn = (language: Language) => (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString(language === 'en' ? 'en-GB' : 'fr', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

export const en = { dollars: dollarsIn('en'), plg: plgIn('en'), day: dayIn('en') }
export const fr = { dollars: dollarsIn('fr'), plg: plgIn('fr'), day: dayIn('fr') }
