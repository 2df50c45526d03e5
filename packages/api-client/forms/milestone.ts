import type { MilestoneForm } from '@kindling/validation/forms/milestone'
import type { Milestone } from '../model/project.ts'

/** What the form of a milestone shows, and as its values are, its calls take them. */
export function fromWire({ title, description, date, funds }: Milestone): Required<MilestoneForm> {
  return { title, description, date, funds }
}
