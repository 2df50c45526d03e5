import { getCardField, tokenizeCard } from '@kindling/api-client/contract/cards'
import type { CardField } from '@kindling/api-client/model/card-field'
import { insist } from '@kindling/ui/insist'
import type { CardEntry } from '@kindling/ui/state/card-entry'
import { useEffect, useMemo } from 'react'
import { documentPath } from './document-path.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { type Read, useQuery } from './use-query.ts'

/** How this site takes cards: public, and the same until it is set up in another way. */
export const cardFieldQuery = () => query(getCardField, {})

/**
 * Whether this document came for the address it shows. Only then may it frame the processor's fields: the policy of
 * another page, from which somebody came here without loading a document, does not allow them.
 */
const isOwnDocument = () => documentPath() === window.location.pathname

export interface CardTaking {
  readonly read: Read<unknown>
  /** How a new card is taken; null: not at all; undefined: not known yet. */
  readonly entry: CardEntry | null | undefined
  /** The document came without the processor's frames: it must be loaded anew before a card can be given. */
  readonly needsDocument: boolean
}

export function useCardTaking(): CardTaking {
  const { client } = usePlatform()
  const read = useQuery(cardFieldQuery())
  const field: CardField | undefined = read.data?.card_field
  const entry = useMemo((): CardTaking['entry'] => {
    if (!field) return undefined
    if (field.kind === 'none') return null
    if (field.kind === 'typed')
      return {
        kind: 'typed',
        tokenize: async (body) => (await client(tokenizeCard, { body })).card_token,
      }
    return {
      kind: 'hosted',
      open: async (request) =>
        (await insist(() => import('./stripe-fields.ts'), { times: 2 })).openStripeFields(
          field.publishable_key,
          request,
        ),
    }
  }, [client, field])
  const isBrowser = typeof window !== 'undefined'
  return { read, entry, needsDocument: field?.kind === 'stripe' && isBrowser && !isOwnDocument() }
}

/** Loads the page anew, at its address, where it came without the frames that it needs now. */
export function useOwnDocument(needed: boolean): void {
  useEffect(() => {
    if (needed) window.location.reload()
  }, [needed])
}
