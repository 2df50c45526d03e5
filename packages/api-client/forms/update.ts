import type { UpdateForm } from '@kindling/validation/forms/update'
import type { ProjectUpdate } from '../model/project.ts'

/** What the form of an update shows, and as its values are, its calls take them. */
export function fromWire(update: ProjectUpdate): Required<UpdateForm> {
  const { name, description, public: isPublic, reward_ids, publish_at, draft } = update
  return {
    name,
    description: description ?? '',
    public: isPublic,
    reward_ids: [...reward_ids],
    publish_at,
    draft,
  }
}
