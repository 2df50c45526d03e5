/** With the capital that begins a heading or a line. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Names of languages in the language of the page, as they stand in a sentence: "French", "français". */
export function languageNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return (code) => names.of(code) ?? code
}
