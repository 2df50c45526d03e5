import { useTranslation } from 'react-i18next'

/** What words are looked up for: an entry of a failed call, or an issue of a form. */
export interface CodeItem {
  readonly code: string
  readonly field?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/**
 * The words of an error code: errors.{code}.{field}, else errors.{code}.default, else errors.default (spec 1 §8).
 * A code this client does not know never throws: it gets the generic sentence.
 *
 * @param label the field's own label, for the generic messages that name it.
 */
export function useErrorWords() {
  const { t } = useTranslation('errors')
  const look = t as unknown as (keys: string[], options: object) => string
  return ({ code, field, params }: CodeItem, label?: string): string =>
    look([...(field ? [`${code}.${field}`] : []), `${code}.default`, 'default'], {
      ...params,
      label: label ?? '',
    })
}
