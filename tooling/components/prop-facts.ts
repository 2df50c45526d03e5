/** One prop, as a props table shows it. */
export interface PropFacts {
  readonly name: string
  /** As a person would write it: `'small' | 'medium'`, `readonly Option[]`. */
  readonly type: string
  /** The values of a union of literals, as they are passed; absent for any other type. */
  readonly values?: readonly (string | number | boolean)[]
  readonly required: boolean
  /** The sentence above it; empty if there is none. */
  readonly description: string
  /** As code: `'medium'`, `[]`; or a few words, where it is computed. */
  readonly default?: string
}

/** The props of one component. */
export interface ComponentProps {
  /** The exported name, "Button". */
  readonly name: string
  /** Below the workspace: "packages/ui/primitives/Button/Button.tsx". */
  readonly file: string
  /** The comment above it. */
  readonly description: string
  /** Own ones, the required first; inherited DOM attributes are left out. */
  readonly props: readonly PropFacts[]
}
