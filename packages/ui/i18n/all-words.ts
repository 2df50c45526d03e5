import type { Resource, ResourceLanguage } from 'i18next'

const files = import.meta.glob<ResourceLanguage>('./locales/*/*.json', { eager: true, import: 'default' })

/** Every word in every language, for the catalogue and its plays. The application loads them as they are asked. */
export const allWords: Resource = {}
for (const [path, words] of Object.entries(files)) {
  const [, lng = '', area = ''] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
  allWords[lng] = { ...allWords[lng], [area]: words }
}
