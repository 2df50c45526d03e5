import type { CardField } from '@kindling/api-client/model/card-field'

/** A processor's status of a charge. `pending`: it will settle by itself, ask again. */
export type ChargeStatus =
  | 'succeeded'
  | 'declined'
  | 'insufficient_funds'
  | 'pending'
  | 'needs_confirmation'
  | 'voided'

export interface Charge {
  readonly status: ChargeStatus
  /** Integer cents. */
  readonly amount: number
  /** Where the bank asks the person, with `needs_confirmation`; absent: on a page of ours. */
  readonly actionUrl?: string
}

/** What became of money on its way out. `pending`: ask again; the bank may take days. */
export type TransferStatus = 'succeeded' | 'pending' | 'failed'

/** A refund or a payout. `failed` is final: the money stays with us. One that succeeded may still fail later. */
export interface Transfer {
  readonly status: TransferStatus
  /** Integer cents. */
  readonly amount: number
}

/** What the processor's field in the browser gave for a card, and the name on it. */
export interface CardSource {
  readonly cardToken: string
  readonly name: string
}

/** A card as it was typed: digits, `MM/YY`. */
export interface TypedCard {
  readonly number: string
  readonly expiration: string
}

export interface SavedCard {
  readonly token: string
  readonly brand: string
  readonly last4: string
  /** `MM/YY`. */
  readonly expiration: string
  /** The same whenever this card is kept, by whichever account; null: the processor does not tell. */
  readonly fingerprint: string | null
}

/** The processor is unreachable or broken; the result of the call is unknown until it is asked again. */
export class ProcessorUnavailable extends Error {
  override readonly name = 'ProcessorUnavailable'
}

/** The processor does not know this card, or its bank does not let it be kept. */
export class CardRejected extends Error {
  override readonly name = 'CardRejected'
}

/**
 * A payment processor. Every charge is named by an idempotency key of ours, so a call whose answer was lost can be
 * made again, and {@link PaymentProcessor.read} tells what became of it.
 */
export interface PaymentProcessor {
  /** How the browser hands it a card; the number never passes through here. */
  readonly cardField: CardField
  /** What the processor's field does, where it is the site's own: only the stand-in has it. */
  readonly tokenize?: (card: TypedCard) => string
  /**
   * Keeps a card for later charges.
   *
   * @throws {CardRejected} an unknown token, or a card that its bank rejects.
   */
  saveCard(card: CardSource): Promise<SavedCard>
  /**
   * Requests money now (`capture`), or only sets the card up for a later charge: no money is held on it before a
   * campaign's end. `offSession`: nobody is there to answer a bank's question, so one that asks is declined.
   */
  charge(request: {
    idempotencyKey: string
    token: string
    amount: number
    capture: boolean
    offSession?: boolean
    /** Where the bank sends the person back to after its question. */
    returnUrl?: string
  }): Promise<Charge>
  read(idempotencyKey: string): Promise<Charge | null>
  /** Cents that the processor took for a charge that succeeded; null: it does not know the charge, or not yet. */
  readCost(idempotencyKey: string): Promise<number | null>
  /** The person answered the bank's question. Only the first answer counts. */
  confirm(idempotencyKey: string, approved: boolean): Promise<Charge>
  /**
   * Voids a charge that has not succeeded: one that never arrived (and is rejected if it does later), or whose question
   * nobody answered. Returns the charge after it: one that succeeded in the same moment stays.
   */
  abandon(idempotencyKey: string): Promise<Charge>
  /** Voids a charge without a pledge; one that arrives later under the key is rejected. Voiding twice is no error. */
  void(idempotencyKey: string): Promise<void>
  /** Returns part of a captured charge, or all of it, to its card. Repeated under its key it is the same refund. */
  refund(request: { idempotencyKey: string; chargeKey: string; amount: number }): Promise<Transfer>
  /** What became of a refund; null if it never arrived. */
  readRefund(idempotencyKey: string): Promise<Transfer | null>
  /** Sends money to a bank account, by the token under which the processor keeps it. */
  payout(request: { idempotencyKey: string; destination: string; amount: number }): Promise<Transfer>
  /** What became of a payout; null if it never arrived. */
  readPayout(idempotencyKey: string): Promise<Transfer | null>
}

const unavailable = async (): Promise<never> => {
  throw new ProcessorUnavailable('No processor is set up')
}

/** No processor is set up, and the stand-in is off: cards and charges are rejected. */
export const noPayments: PaymentProcessor = {
  cardField: { kind: 'none' },
  saveCard: unavailable,
  charge: unavailable,
  read: unavailable,
  readCost: unavailable,
  confirm: unavailable,
  abandon: unavailable,
  void: unavailable,
  refund: unavailable,
  readRefund: unavailable,
  payout: unavailable,
  readPayout: unavailable,
}
