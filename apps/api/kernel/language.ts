export const languages = ['en', 'fr'] as const
/** A language we write e-mails in. */
export type Language = (typeof languages)[number]
