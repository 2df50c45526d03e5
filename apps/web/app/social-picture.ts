import type { Project, ProjectSummary } from '@kindling/api-client/model/project'
import type { Image } from '@kindling/api-client/model/wire'

/** What a project's social picture shows. Figures that change daily are left out: networks keep a picture for weeks. */
export type SocialFacts = Pick<
  ProjectSummary,
  'id' | 'name' | 'creator' | 'main_image' | 'reserve_percent' | 'funding_type' | 'delivered'
>

/** Pixels: what networks ask for (1.91:1). */
export const socialPictureSize = { width: 1200, height: 630 } as const

/** FNV-1a in base 36: a name for a version, not a proof. */
function versionOf(text: string): string {
  let hash = 0x811c9dc5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Raised when the drawing changes, so that networks fetch the new one. */
const drawing = 1

/** `/social/3-1x9k2.jpg`: the address of a project's social picture, new whenever what it shows is. */
export function socialPicturePath(project: SocialFacts): string {
  const { id, name, creator, main_image, reserve_percent, funding_type, delivered } = project
  const shown = [drawing, name, creator.name, main_image?.url, reserve_percent, funding_type, delivered]
  return `/social/${id}-${versionOf(JSON.stringify(shown))}.jpg`
}

/** The id of the project whose picture this path names; null for any other path. */
export const socialPictureProject = (path: string): string | null =>
  /^\/social\/(\d{1,15})-[0-9a-z]{1,7}\.jpg$/.exec(path)?.[1] ?? null

/** The picture as a page's head describes it: the team's own, or the drawn one. */
export function socialImage(
  project: SocialFacts & Pick<Project, 'social_image'>,
): Pick<Image, 'url' | 'width' | 'height' | 'alt'> {
  const { social_image, main_image, name } = project
  if (social_image) return { ...social_image, alt: social_image.alt || name }
  return { ...socialPictureSize, url: socialPicturePath(project), alt: main_image?.alt || name }
}
