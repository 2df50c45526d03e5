import { formIssues, toWireErrorItem } from '@kindling/validation/forms/issues'
import { refuseAll } from './failure.ts'

/** Rejects values that the form itself would reject, with its codes as they travel. */
export function validateForm(form: Parameters<typeof formIssues>[0], values: unknown): void {
  refuseAll(formIssues(form, values).map(toWireErrorItem))
}
