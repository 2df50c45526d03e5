import type { ProjectBasicsForm } from '@kindling/validation/forms/project-basics'
import { NO_CATEGORY, type ProjectCreateForm } from '@kindling/validation/forms/project-create'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts'
import type { createProject, getPrivateProject, updateProject } from '../contract/project-editing.ts'

type PrivateProject = AnswerOf<typeof getPrivateProject>['project']

/** The intro wizard's values as the call takes them: without a category where none is chosen (spec 2 §7). */
export function createToWire({ category_id, ...form }: ProjectCreateForm): BodyOf<typeof createProject> {
  return category_id === NO_CATEGORY ? form : { ...form, category_id }
}

const orNull = (text: string | undefined) => (text === '' ? null : text)

/**
 * The basics as PATCH takes them: an empty text is null where the project may do without it, and a category or a goal
 * that is not chosen is left out.
 */
export function toWire(form: ProjectBasicsForm): BodyOf<typeof updateProject> {
  const { category_id, funding_goal, ...rest } = form
  return {
    ...rest,
    ...(category_id != null && { category_id }),
    ...(funding_goal != null && { funding_goal }),
    vanity_url: orNull(form.vanity_url),
    main_video: orNull(form.main_video),
    google_analytics_id: orNull(form.google_analytics_id),
  }
}

/** What the form of a project shows: no null but for numbers; a goal of 0 was never set. */
export function fromWire(project: PrivateProject): Required<ProjectBasicsForm> {
  const { name, blurb, category_id, location, contact_email, duration, description } = project
  return {
    ...{ name, blurb, category_id, location, contact_email, duration, description },
    vanity_url: project.vanity_url ?? '',
    funding_goal: project.funding_goal === 0 ? null : project.funding_goal,
    main_video: project.main_video ?? '',
    google_analytics_id: project.google_analytics_id ?? '',
    image_texts: Object.fromEntries(
      [project.main_image, project.social_image, ...project.images]
        .filter((image) => image !== null)
        .map((image) => [imageIdOf(image), image.alt]),
    ),
  }
}
