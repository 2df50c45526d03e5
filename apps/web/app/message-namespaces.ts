import type { documentNames } from '@kindling/ui/views/content/DocumentView'
import type { CustomTypeOptions } from 'i18next'

/** One file of messages per language; `common`, `shell` and `system` are on every page. */
export type MessageNamespace = keyof CustomTypeOptions['resources'] | (typeof documentNames)[number]
