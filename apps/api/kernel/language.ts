export const languages = ['en', 'fr'] as const
/** A language we write letters in. */
export type Language = (typeof languages)[number]
