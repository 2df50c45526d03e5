import { useTranslation } from 'react-i18next'

/** What a message is looked up for: an entry of a failed call, or an issue of a form. */
export interface CodeItem {
  readonly code: string
  readonly field?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/**
 * Lookup order of a message, first match wins: this form's own for a field and code, where `form` is the field of a
 * code without one; then the specification's chain (spec 1 §8).
 */
export const messageKeys = ({ code, field }: Pick<CodeItem, 'code' | 'field'>, form?: string): string[] => [
  ...(form ? [`forms.${form}.${field ?? 'form'}.${code}`] : []),
  ...(field ? [`${code}.${field}`] : []),
  `${code}.default`,
  'default',
]

/**
 * The message of an error code. An unknown code never throws: it gets the generic sentence.
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
