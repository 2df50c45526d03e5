/** The lists of a profile that have addresses; only one's own profile has that of teams. */
export const personLists = ['created', 'backed', 'team'] as const
export type PersonList = (typeof personLists)[number]

/** The list in an address; undefined: the profile itself. */
export const personList = (written: string | undefined): PersonList | undefined =>
  personLists.find((each) => each === written)
