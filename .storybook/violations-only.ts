interface Rule {
  readonly passes: readonly unknown[]
}
type Report = (rules: readonly Rule[], options: object, done: (result: unknown) => void) => void

/**
 * A reporter for axe: its own report, without the elements that pass. The panel lists those; a test run has no use for
 * them, and describing each takes a twentieth of its time.
 */
export const violationsOnly: Report = (rules, options, done) => {
  // The accessibility addon loads axe, which puts itself there.
  const { axe } = globalThis as unknown as { axe: { getReporter: (name: string) => Report } }
  const failing = rules.map((rule) => ({ ...rule, passes: [] }))
  axe.getReporter('v1')(failing, options, done)
}
