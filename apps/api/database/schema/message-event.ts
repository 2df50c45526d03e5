/** Messages about a pledge, with what a sentence about one needs (decisions 2 §3). */
interface Written {
  readonly project: string
  readonly pledgeId: string
  /** Empty where they have no name. */
  readonly author: string
  /** Its first words; empty once a moderator removed it. */
  readonly text: string
}

export interface MessageEventParams {
  /** For the backer. */
  readonly MESSAGE_OF_TEAM: Written
  /** For those of the team who may answer. */
  readonly MESSAGE_OF_BACKER: Written
}
