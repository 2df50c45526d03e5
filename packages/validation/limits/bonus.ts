export const BONUS = {
  /** Characters; ours. */
  titleMax: 80,
  descriptionMax: 1000,
  givesMax: 120,
  entryMax: 1000,
  /** Characters of why an entry is declined: its backer reads it; ours. */
  reasonMin: 10,
  reasonMax: 500,
  /** Entries that one bonus may accept; ours. */
  placesMax: 10_000,
  /** Bonuses of a project; ours. */
  max: 20,
  /** Accepted entries that the project's page shows of one bonus, the newest; ours. */
  shown: 12,
  /** Entries of one state that the team reads at a time; ours. */
  read: 50,
} as const
