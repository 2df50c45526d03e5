import { suspensionForm } from '@kindling/validation/forms/suspension'
import { projectStatuses } from '@kindling/validation/permissions'
import * as z from 'zod'

/** The state it is in from then on. */
const answer = z.object({ status: z.enum(projectStatuses) })

export const suspensionSchemas = {
  suspendProject: { body: suspensionForm, answer },
  restoreProject: { body: suspensionForm, answer },
  endProject: { body: suspensionForm, answer },
}
