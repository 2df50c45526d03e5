import type { tokenizeCard } from '@kindling/api-client/contract/cards'
import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import type { ErrorCode } from '@kindling/validation/errors'
import type { Failure } from './failure.ts'

/** A card's fields that a processor may bring itself, by the names that the platform's codes give them. */
export const hostedFieldNames = ['card_number', 'expiration', 'cvv'] as const
export type HostedFieldName = (typeof hostedFieldNames)[number]

/** What is known of a field that another site draws: its text never is. */
export interface HostedFieldState {
  readonly empty: boolean
  readonly complete: boolean
  /** Found by the processor while the person types. */
  readonly problem: ErrorCode | null
}

/** How the text of these fields looks. They are documents of another site, which no style sheet of ours reaches. */
export interface HostedFieldLook {
  readonly color: string
  readonly placeholderColor: string
  readonly fontFamily: string
  readonly fontSize: string
}

export type HandedOver = { readonly token: string } | { readonly failure: Failure }

/** The fields that a processor draws into a page. */
export interface HostedFields {
  readonly mount: (name: HostedFieldName, place: HTMLElement) => void
  readonly focus: (name: HostedFieldName) => void
  readonly restyle: (look: HostedFieldLook) => void
  /** Hands the card to the processor. What it rejects names a {@link HostedFieldName}, or `card_token` for the whole. */
  readonly tokenize: (holder: { readonly name: string }) => Promise<HandedOver>
  readonly remove: () => void
}

export interface HostedFieldsRequest {
  readonly look: HostedFieldLook
  readonly language: string
  readonly onChange: (name: HostedFieldName, state: HostedFieldState) => void
}

/**
 * How a new card is taken: `typed` in the site's own fields, which a stand-in exchanges for a token; `hosted` in those
 * of a processor, so that its number never reaches this site.
 */
export type CardEntry =
  | { readonly kind: 'typed'; readonly tokenize: (card: BodyOf<typeof tokenizeCard>) => Promise<string> }
  | { readonly kind: 'hosted'; readonly open: (request: HostedFieldsRequest) => Promise<HostedFields> }
