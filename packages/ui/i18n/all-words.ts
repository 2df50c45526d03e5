import type { Resource, ResourceLanguage } from 'i18next'

const files = import.meta.glob<ResourceLanguage>('./locales/*/*.json', { eager: true, import: 'default' })

/** Every message in every language, for the catalogue and its plays. The application loads namespaces on demand. */
export const allWords: Resource = {}
for (const [path, words] of Object.entries(files)) {
  const [, lng = '', area = ''] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
  allWords[lng] = { ...allWords[lng], [area]: words }
}
