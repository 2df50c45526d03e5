import * as z from 'zod'

/** Integer cents, never negative, within what a JavaScript number holds exactly. */
export const cents = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
/** Seconds since 1970 in UTC: how project times travel (spec 2 §3). */
export const unixSeconds = z.int()
/** RFC-2822 text in +0000: how account and server dates travel (spec 1 §9). */
export const rfc2822 = z.string().regex(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} \+0000$/)
export const id = z.string().min(1).max(100)
export const percent = z.int().min(0).max(100)
/** ISO 3166 alpha-3 (spec 1 §3: "country_code (three-letter)"). */
export const countryCode = z
  .string()
  .max(3)
  .regex(/^[A-Z]{3}$/)

/** A picture with what a page needs to place it before it has loaded. */
export const image = z.object({
  url: z.string(),
  /** Pixels of the original. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Dominant colour as #rrggbb, shown until the picture has loaded. */
  color: z.string(),
  alt: z.string(),
  /** Narrower renderings, ascending. */
  sources: z.array(z.object({ url: z.string(), width: z.int().positive() })),
})
export type Image = z.output<typeof image>

/** Counts that go with a page of a list. `next` is our addition: the cursor of the following page. */
export const listMeta = z.object({ total_count: z.int().min(0), next: z.string().nullable() })

/** An answer that says nothing beyond "done". */
export const done = z.object({})
