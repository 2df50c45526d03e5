export const languages = ['en', 'fr'] as const
/** A language we write e-mails in. */
export type Language = (typeof languages)[number]

/** What a person reads of other people's texts. */
export interface Reading {
  /** Two letters of ISO 639-1; texts may be there in more languages than the site. */
  readonly language: string
  /** They asked for the original although a translation is there. */
  readonly wantsOriginal: boolean
}
