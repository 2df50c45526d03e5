/** Something changed at the payment processor; what it is now has to be read there. */
export interface PaymentEvent {
  /** The processor's own; the same event may come twice, and in any order. */
  readonly id: string
  readonly about: 'charge' | 'refund' | 'dispute'
  /** The processor's id of the charge, the refund or the dispute. */
  readonly reference: string
  /** Our idempotency key, where the processor repeats it. */
  readonly key: string | null
  /** Of a dispute: what the bank says, and about which charge. */
  readonly dispute: { readonly charge: string; readonly state: DisputeState; readonly amount: number } | null
}
export type DisputeState = 'open' | 'won' | 'lost'

/** Nobody with the processor's secret sent this. */
export class UnsignedEvent extends Error {
  override readonly name = 'UnsignedEvent'
}

export interface PaymentEvents {
  /**
   * Reads what the processor tells; null: nothing that concerns us.
   *
   * @param body exactly as it was sent: the signature is of its bytes.
   * @throws {UnsignedEvent}
   */
  readonly read: (body: Uint8Array, signature: string) => PaymentEvent | null
}
