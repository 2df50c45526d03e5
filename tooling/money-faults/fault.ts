/** A mistake that somebody could make in the money code: one passage of a file, written otherwise. */
export interface Fault {
  readonly what: string
  /** From the root of the repository. */
  readonly file: string
  /** Occurs in the file once. */
  readonly find: string
  readonly put: string
}

export const inFile = (file: string, faults: readonly Omit<Fault, 'file'>[]): readonly Fault[] =>
  faults.map((fault) => ({ file: `apps/api/${file}`, ...fault }))
