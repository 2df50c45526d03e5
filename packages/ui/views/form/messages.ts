import { useTranslation } from 'react-i18next'

/** What a message is looked up for: an entry of a failed call, or an issue of a form. */
export interface CodeItem {
  readonly code: string
  readonly field?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/**
 * Where a message is looked up, the first that has words: what this form says of a field and code, where `form` stands
 * for a code without a field; then the specification's chain (spec 1 §8).
 */
export const messageKeys = ({ code, field }: Pick<CodeItem, 'code' | 'field'>, form?: string): string[] => [
  ...(form ? [`forms.${form}.${field ?? 'form'}.${code}`] : []),
  ...(field ? [`${code}.${field}`] : []),
  `${code}.default`,
  'default',
]

/**
 * The message of an error code. A code this client does not know never throws: it gets the generic sentence.
 *
 * @param form the name of a form that may have messages of its own.
 */
export function useMessages(form?: string) {
  const { t } = useTranslation('errors')
  const look = t as unknown as (keys: string[], options: object) => string
  /** @param label the field's own label, for the generic messages that name it. */
  return (item: CodeItem, label?: string): string =>
    look(messageKeys(item, form), { ...item.params, label: label ?? '' })
}
