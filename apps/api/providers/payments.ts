/** What a processor says of a charge. `pending`: it will settle by itself, ask again. */
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

/** The processor is out of reach or broken; what became of the call is not known until it is asked again. */
export class ProcessorUnavailable extends Error {
  override readonly name = 'ProcessorUnavailable'
}

/**
 * A payment processor. Every charge is named by an idempotency key of ours, so a call whose answer was lost can be
 * made again, and {@link PaymentProcessor.read} tells what became of it.
 */
export interface PaymentProcessor {
  /** Hands the card over and gets a token; the number is kept nowhere else. */
  saveCard(card: {
    number: string
    expiration: string
    cvv: string | undefined
    name: string
  }): Promise<SavedCard>
  /** Asks for money: `capture` now, or only to check that the card will give it when the campaign ends. */
  charge(request: {
    idempotencyKey: string
    token: string
    amount: number
    capture: boolean
  }): Promise<Charge>
  read(idempotencyKey: string): Promise<Charge | null>
  /** The person answered the bank's question. The first answer counts, and is what the charge says from then on. */
  confirm(idempotencyKey: string, approved: boolean): Promise<Charge>
  /**
   * Gives up a charge that has not succeeded: one that never arrived (and is rejected if it does later), or whose question
   * nobody answered. Answers with what the charge is then: one that succeeded in the same moment stays.
   */
  abandon(idempotencyKey: string): Promise<Charge>
  /**
   * Gives up a charge that nothing here stands behind; one that arrives later under the key is rejected. Voiding twice
   * is no error.
   */
  void(idempotencyKey: string): Promise<void>
}

const unavailable = async (): Promise<never> => {
  throw new ProcessorUnavailable('No processor is set up')
}

/** Where no processor is set up, and none may be played: cards and charges are rejected, and nothing is promised. */
export const noPayments: PaymentProcessor = {
  saveCard: unavailable,
  charge: unavailable,
  read: unavailable,
  confirm: unavailable,
  abandon: unavailable,
  void: unavailable,
}
