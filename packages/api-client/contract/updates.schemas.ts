import { updateForm } from '@kindling/validation/forms/update'
import { COMMUNITY } from '@kindling/validation/limits'
import * as z from 'zod'
import { extend, int, nullish } from 'zod/mini'
import { list } from '../model/bounds.ts'
import { projectUpdate, updateReach } from '../model/project.ts'
import { rhythm } from '../model/rhythm.ts'
import { done, id } from '../model/wire.ts'
import { patchOf } from './from-form.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

/* When it is published is compared with the platform's own clock. */
const form = extend(updateForm({ nowMs: () => 0 }), { publish_at: nullish(int('INVALID_TYPE')) })
const oneUpdate = z.object({ update: projectUpdate })

export const updatesSchemas = {
  listUpdates: {
    query: z.object(cursorPaging),
    answer: z.object({ updates: z.array(projectUpdate), rhythm, meta }),
  },
  getUpdate: { answer: oneUpdate },
  createUpdate: { body: form, answer: oneUpdate },
  editUpdate: { body: patchOf(form), answer: oneUpdate },
  likeUpdate: { body: z.object({ like: z.boolean() }), answer: oneUpdate },
  countUpdateReach: {
    body: z.object({ reward_ids: list(id, COMMUNITY.updateRewardsMax) }),
    answer: z.object({ reach: updateReach }),
  },
  removeUpdate: { answer: done },
}
