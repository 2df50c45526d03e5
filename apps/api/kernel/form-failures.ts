import { formIssues, toWireErrorItem } from '@kindling/validation/forms/issues'
import { refuseAll } from './failure.ts'

/** Refuses what the form itself would have refused, with its codes as they travel. */
export function refuseUnlike(form: Parameters<typeof formIssues>[0], values: unknown): void {
  refuseAll(formIssues(form, values).map(toWireErrorItem))
}
