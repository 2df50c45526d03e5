import { formIssues, toWireErrorItem } from '@kindling/validation/forms/issues'
import { refuseAll } from './failure.ts'

/** Rejects what the form itself would have rejected, with its codes as they travel. */
export function validateForm(form: Parameters<typeof formIssues>[0], values: unknown): void {
  refuseAll(formIssues(form, values).map(toWireErrorItem))
}
