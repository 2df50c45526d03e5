import { instant } from '@kindling/api-client/model/instant'
import type { ProjectUpdate, UpdateReach } from '@kindling/api-client/model/project'
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

const two = (value: number) => String(value).padStart(2, '0')

/** A moment, in milliseconds, as a field for date and time shows it by the person's own clock: "2026-12-01T18:00". */
export function localText(time: number): string {
  const at = new Date(time)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The unix seconds of such a text; null: it names no moment. */
export function secondsOf(text: string): number | null {
  const time = Date.parse(text)
  return text === '' || Number.isNaN(time) ? null : Math.floor(time / 1000)
}

/** Whether a draft is published by itself at its time. */
export const isScheduled = ({
  draft,
  publish_at,
  held,
}: Pick<ProjectUpdate, 'draft' | 'publish_at' | 'held'>) => draft && publish_at !== null && held === null

/** What waits comes first, then drafts, then what is published, each as the platform sorts it. */
export function inOrder<Update extends Pick<ProjectUpdate, 'draft' | 'publish_at' | 'held'>>(
  updates: readonly Update[],
): Update[] {
  const scheduled = updates.filter(isScheduled).sort((a, b) => (a.publish_at ?? 0) - (b.publish_at ?? 0))
  const drafts = updates.filter((each) => each.draft && !isScheduled(each))
  return [...scheduled, ...drafts, ...updates.filter(({ draft }) => !draft)]
}

/** How many people are told of it, with its text; 0 where that is not known. */
export function reachedBy(audience: 'everyone' | 'backers' | 'some', reach: UpdateReach | null): number {
  if (!reach) return 0
  return reach.reached_count + (audience === 'everyone' ? reach.followers_count : 0)
}
