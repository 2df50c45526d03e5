import { updateForm } from '@kindling/validation/forms/update'
import * as z from 'zod'
import { projectUpdate } from '../model/project.ts'
import { done } from '../model/wire.ts'
import { patchOf } from './from-form.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

const oneUpdate = z.object({ update: projectUpdate })

export const updatesSchemas = {
  listUpdates: {
    query: z.object(cursorPaging),
    answer: z.object({ updates: z.array(projectUpdate), meta }),
  },
  getUpdate: { answer: oneUpdate },
  createUpdate: { body: updateForm, answer: oneUpdate },
  editUpdate: { body: patchOf(updateForm), answer: oneUpdate },
  likeUpdate: { body: z.object({ like: z.boolean() }), answer: oneUpdate },
  removeUpdate: { answer: done },
}
