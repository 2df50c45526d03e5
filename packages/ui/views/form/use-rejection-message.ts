import { useTranslation } from 'react-i18next'
import { type CodeItem, useMessages } from './messages.ts'

/** A failure as far as messages need it: the first entry is the one that is shown. */
export interface ToldFailure {
  readonly items: readonly CodeItem[]
  /** Seconds until a retry makes sense, if the platform sent it. */
  readonly retryAfter: number | null
}

export interface RejectionMessage {
  /** What happened. */
  readonly title: string
  /** What follows from it, or when to retry. */
  readonly rest: string | undefined
  /** "Code for support: …", if the code has no message of its own. */
  readonly support: string | undefined
}

/** "What happened. What follows." split into the bold clause of an alert and the rest. */
const inClauses = (words: string) => /^(.+?[.!?…])\s+(.+)$/su.exec(words)?.slice(1) ?? [words]

/**
 * The message of a failure: that of its first code, when to retry, and what support needs to know.
 *
 * @param form the name of a form that may have messages of its own.
 */
export function useRejectionMessage(form?: string) {
  const { t, i18n } = useTranslation()
  const messageOf = useMessages(form)
  /** @param words replaces the code's own message, if the form has a more specific one. */
  return ({ items, retryAfter }: ToldFailure, words?: string): RejectionMessage | null => {
    const [item] = items
    if (!item) return null
    const [title = '', rest] = inClauses(words ?? messageOf(item))
    const isKnown = i18n.exists(`${item.code}.default`, { ns: 'errors' })
    return {
      title,
      rest:
        retryAfter === null
          ? rest
          : t('failure.retryAfter', { count: Math.max(1, Math.ceil(retryAfter / 60)) }),
      support: isKnown ? undefined : t('failure.code', { code: item.code }),
    }
  }
}

/** The same in one line, for a row or a menu, which has no room for an alert. */
export function useRejectionLine() {
  const messageOf = useRejectionMessage()
  return (failure: ToldFailure | null, words?: string): string | null => {
    const message = failure && messageOf(failure, words)
    return message && [message.title, message.rest, message.support].filter(Boolean).join(' ')
  }
}
