/** Of an event about a message, which leads to its thread. */
export interface OfThread {
  readonly pledgeId: string
  /** Whom the event is for: the backer of the pledge, or the team. */
  readonly reader: 'backer' | 'team'
}

/** Messages about a pledge, with what a sentence about one needs (decisions 2 §3). */
export interface MessageEventParams {
  readonly MESSAGE_RECEIVED: OfThread & {
    readonly project: string
    /** Empty where they have no name. */
    readonly author: string
    /** Its first words; empty once a moderator removed it. */
    readonly text: string
  }
}
