/** No database takes NUL, and no wire half of a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
