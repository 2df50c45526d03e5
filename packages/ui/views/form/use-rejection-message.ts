import { useTranslation } from 'react-i18next'
import { type CodeItem, useMessages } from './messages.ts'

/** A failure as far as words need it: the first entry is the one that is told. */
export interface ToldFailure {
  readonly items: readonly CodeItem[]
  /** Seconds until another try makes sense, where the platform said so. */
  readonly retryAfter: number | null
}

export interface RejectionMessage {
  /** What happened. */
  readonly title: string
  /** What follows from it, or when it may be tried again. */
  readonly rest: string | undefined
  /** "Code for support: …", where the code has no words of its own. */
  readonly support: string | undefined
}

/** "What happened. What follows." as the bold clause of an alert and the rest. */
const inClauses = (words: string) => /^(.+?[.!?…])\s+(.+)$/su.exec(words)?.slice(1) ?? [words]

/**
 * What to say of a failure: the words of its first code, when to try again, and what support needs to know.
 *
 * @param form the name of a form that may have messages of its own.
 */
export function useRejectionMessage(form?: string) {
  const { t, i18n } = useTranslation()
  const messageOf = useMessages(form)
  /** @param words in place of the code's own, where the form knows better what it means. */
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

/** The same in one line, for a row or a menu, where an alert would not fit. */
export function useRejectionLine() {
  const messageOf = useRejectionMessage()
  return (failure: ToldFailure | null, words?: string): string | null => {
    const message = failure && messageOf(failure, words)
    return message && [message.title, message.rest, message.support].filter(Boolean).join(' ')
  }
}
