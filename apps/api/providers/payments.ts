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
}

export interface SavedCard {
  readonly token: string
  readonly brand: string
  readonly last4: string
}

/** The processor is unreachable or broken; the result of the call is unknown until it is asked again. */
export class ProcessorUnavailable extends Error {
  override readonly name = 'ProcessorUnavailable'
}

/**
 * A payment processor. Every charge is named by an idempotency key of ours, so a call whose answer was lost can be
 * made again, and {@link PaymentProcessor.read} tells what became of it.
 */
export interface PaymentProcessor {
  /** Exchanges a card for a token; the number is stored only at the processor. */
  saveCard(card: {
    number: string
    expiration: string
    cvv: string | undefined
    name: string
  }): Promise<SavedCard>
  /** Requests money: `capture` now, or only authorise the card until the campaign ends. */
  charge(request: {
    idempotencyKey: string
    token: string
    amount: number
    capture: boolean
  }): Promise<Charge>
  read(idempotencyKey: string): Promise<Charge | null>
  /** The person answered the bank's question. Only the first answer counts. */
  confirm(idempotencyKey: string, approved: boolean): Promise<Charge>
  /**
   * Voids a charge that has not succeeded: one that never arrived (and is rejected if it does later), or whose question
   * nobody answered. Returns the charge after it: one that succeeded in the same moment stays.
   */
  abandon(idempotencyKey: string): Promise<Charge>
  /** Voids a charge without a pledge; one that arrives later under the key is rejected. Voiding twice is no error. */
  void(idempotencyKey: string): Promise<void>
}

const unavailable = async (): Promise<never> => {
  throw new ProcessorUnavailable('No processor is set up')
}

/** No processor is set up, and the stand-in is off: cards and charges are rejected. */
export const noPayments: PaymentProcessor = {
  saveCard: unavailable,
  charge: unavailable,
  read: unavailable,
  confirm: unavailable,
  abandon: unavailable,
  void: unavailable,
}
