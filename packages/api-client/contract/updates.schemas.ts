import * as z from 'zod'
import { article, line } from '../model/bounds.ts'
import { projectUpdate } from '../model/project.ts'
import { done } from '../model/wire.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

const updateBody = z.object({
  name: line,
  /** HTML of the seven tags the sanitiser allows. */
  description: article,
  public: z.boolean(),
})
const oneUpdate = z.object({ update: projectUpdate })

export const updatesSchemas = {
  listUpdates: {
    query: z.object(cursorPaging),
    answer: z.object({ updates: z.array(projectUpdate), meta }),
  },
  createUpdate: { body: updateBody.extend({ draft: z.boolean().optional() }), answer: oneUpdate },
  editUpdate: { body: updateBody.extend({ draft: z.boolean() }).partial(), answer: oneUpdate },
  likeUpdate: { body: z.object({ like: z.boolean() }), answer: oneUpdate },
  removeUpdate: { answer: done },
}
