import { instant } from '@kindling/api-client/model/instant'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { COMMUNITY } from '@kindling/validation/limits'

/** Until when a published update may be changed, in milliseconds; null: a draft, which may always be. */
export const editableUntil = ({ published }: Pick<ProjectUpdate, 'published'>): number | null => {
  const at = instant(published)
  return at === null ? null : at + COMMUNITY.updateEditableMs
}

/** Whether the team may still change it (decisions 2 §6). `now` in milliseconds. */
export function mayEdit(update: Pick<ProjectUpdate, 'published' | 'removed'>, now: number): boolean {
  const until = editableUntil(update)
  return !update.removed && (until === null || now <= until)
}

/** Characters of an update's text that its e-mail shows. */
const mailedMax = 140

/** The line of text in the e-mail about an update; the rest is on its page. */
export function mailedLine(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...text]
  return letters.length > mailedMax ? `${letters.slice(0, mailedMax - 1).join('')}…` : text
}
