/** The lists that a profile has an address for. */
export const personLists = ['created', 'backed'] as const
export type PersonList = (typeof personLists)[number]

/** The list an address names; undefined: the profile itself. */
export const personList = (written: string | undefined): PersonList | undefined =>
  personLists.find((each) => each === written)
