import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import type { updateProject } from '@kindling/api-client/contract/project-editing'
import { toWire } from '@kindling/api-client/forms/project'
import { formIssues } from '@kindling/validation/forms/issues'
import { type ProjectBasicsForm, projectBasicsForm } from '@kindling/validation/forms/project-basics'

/** The fields that save themselves, as the screen shows them. */
export type Fields = {
  readonly [Key in keyof ProjectBasicsForm]-?: Exclude<ProjectBasicsForm[Key], undefined>
} & {
  readonly reserve_percent: number
}
/** What is changed and not saved yet; of `image_texts`, the pictures whose text is changed. */
export type Changes = Partial<Fields>
export type SaveBody = BodyOf<typeof updateProject>

/** The field of an error: that of a picture's text is `image_texts.` and the picture's id. */
const rootOf = (path: string) => path.split('.')[0] ?? path
export const isForm = (path: string): boolean => rootOf(path) in projectBasicsForm.shape

/** Later changes over earlier ones: each picture's text is a change of its own. */
export const merged = <Base extends Changes>(base: Base, next: Changes): Base => ({
  ...base,
  ...next,
  ...(next.image_texts && { image_texts: { ...base.image_texts, ...next.image_texts } }),
})

/** Changed fields as the call takes them. */
export function bodyOf(changes: Changes): SaveBody {
  const { reserve_percent, ...form } = changes
  const whole = toWire(form as ProjectBasicsForm) as Record<string, unknown>
  const own = Object.fromEntries(Object.keys(form).map((field) => [field, whole[field]]))
  return { ...own, ...(reserve_percent !== undefined && { reserve_percent }) } as SaveBody
}

/** What the form says of the changed fields. */
export const issuesOf = (changes: Changes, shown: Fields) =>
  formIssues(projectBasicsForm, merged(shown, changes)).filter(({ path }) => rootOf(path) in changes)

/** The changes that may be sent: a field with an issue is held back. */
export function sendable(changes: Changes, shown: Fields): Changes {
  const wrong = new Set(issuesOf(changes, shown).map(({ path }) => rootOf(path)))
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !wrong.has(field)))
}

export interface BasedChanges {
  readonly changes: Changes
  /** The version of the draft they were made on. */
  readonly base: number
}

/**
 * Changes as they are saved: those of one version together, the oldest first. Under the oldest version of all, a field
 * that was saved since would look as if somebody else had changed it.
 */
export function byBase(changes: Changes, baseOf: (field: keyof Fields) => number): readonly BasedChanges[] {
  const fields = Object.entries(changes) as [keyof Fields, unknown][]
  return [...Map.groupBy(fields, ([field]) => baseOf(field))]
    .sort(([one], [other]) => one - other)
    .map(([base, group]) => ({ base, changes: Object.fromEntries(group) as Changes }))
}

/** Changes that a browser kept; none if it is no such text. */
export const parsed = (text: string): Changes => {
  try {
    const found: unknown = JSON.parse(text || '{}')
    return typeof found === 'object' && found !== null ? (found as Changes) : {}
  } catch {
    return {}
  }
}

/** Texts of pictures that are still there and say something else. */
function differingTexts(kept: unknown, shown: Fields['image_texts']): Changes {
  const texts = Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
    ([id, text]) => typeof text === 'string' && id in shown && text !== shown[id],
  )
  return texts.length > 0 ? { image_texts: Object.fromEntries(texts) } : {}
}

/** The part of kept changes that still differs from what is saved. */
export function differing({ image_texts, ...kept }: Changes, shown: Fields): Changes {
  const plain = Object.entries(kept).filter(
    ([field, value]) => field in shown && value !== shown[field as keyof Fields],
  )
  return { ...Object.fromEntries(plain), ...differingTexts(image_texts, shown.image_texts) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What the browser keeps after a page's changes went from `before` to `next`. Changes that the page did not write stay:
 * those of an earlier visit that nobody has decided about, and those of another tab.
 */
export function keptWith(kept: Changes, before: Changes, next: Changes): Changes {
  const others = Object.entries(kept).filter(
    ([field, value]) => !(field in before && isSame(value, before[field as keyof Fields])),
  )
  return merged(Object.fromEntries(others) as Changes, next)
}

const spoken = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** The fields of a save that was not answered which the server has all the same. */
export function arrived(sent: Changes, there: Fields): (keyof Fields)[] {
  const { image_texts, ...plain } = sent
  const fields = Object.entries(plain).flatMap(([field, value]) =>
    isSame(spoken(value), spoken(there[field as keyof Fields])) ? [field as keyof Fields] : [],
  )
  const texts = Object.entries(image_texts ?? {})
  const all = texts.length > 0 && texts.every(([id, text]) => spoken(text) === spoken(there.image_texts[id]))
  return all ? [...fields, 'image_texts'] : fields
}
