/* Pictures and documents. */

/** Bytes in "1MB" as the file rules mean it. */
export const MEGABYTE_BYTES = 1024 * 1024

export type FileType = 'image/png' | 'image/jpeg' | 'image/gif' | 'application/pdf'

export interface ImageRule {
  /** Width : height as text for messages, and as a number; absent where any shape is fine. */
  readonly ratio?: { readonly label: string; readonly value: number }
  /** Share of the ratio by which a picture may differ, both ways; spec 2 §5. */
  readonly tolerance: number
  /** Pixels, after the picture's own rotation. */
  readonly minWidth: number
  readonly minHeight: number
  readonly types: readonly FileType[]
  readonly maxBytes: number
  /** Pictures of this category one owner may have. */
  readonly maxCount: number
}

const STILL = ['image/png', 'image/jpeg'] as const
const TOLERANCE = 0.05

/** Spec 2 §5's table and spec 1 §5's profile picture. Types it does not show are png and jpg, minimums none (ours). */
export const IMAGE_RULES = {
  main: {
    ratio: { label: '3:4', value: 3 / 4 },
    tolerance: TOLERANCE,
    minWidth: 900,
    minHeight: 1200,
    types: STILL,
    maxBytes: 2 * MEGABYTE_BYTES,
    maxCount: 1,
  },
  carousel: {
    ratio: { label: '16:9', value: 16 / 9 },
    tolerance: TOLERANCE,
    minWidth: 1024,
    minHeight: 576,
    types: STILL,
    maxBytes: 2 * MEGABYTE_BYTES,
    maxCount: 10,
  },
  social: {
    ratio: { label: '1.9:1', value: 1.9 },
    tolerance: TOLERANCE,
    minWidth: 600,
    minHeight: 314,
    types: STILL,
    maxBytes: MEGABYTE_BYTES,
    maxCount: 1,
  },
  reward: {
    ratio: { label: '3:4', value: 3 / 4 },
    tolerance: TOLERANCE,
    minWidth: 300,
    minHeight: 400,
    types: STILL,
    maxBytes: MEGABYTE_BYTES,
    maxCount: 1,
  },
  variant: {
    tolerance: TOLERANCE,
    minWidth: 1,
    minHeight: 1,
    types: STILL,
    maxBytes: MEGABYTE_BYTES,
    maxCount: 1,
  },
  /** Named in spec 2 §3, without a row of its own: the carousel's size, any shape (ours). */
  description: {
    tolerance: TOLERANCE,
    minWidth: 1,
    minHeight: 1,
    types: STILL,
    maxBytes: 2 * MEGABYTE_BYTES,
    maxCount: 50,
  },
  profile: {
    tolerance: TOLERANCE,
    minWidth: 1,
    minHeight: 1,
    types: ['image/png', 'image/jpeg', 'image/gif'],
    maxBytes: 2 * MEGABYTE_BYTES,
    maxCount: 1,
  },
} as const satisfies Record<string, ImageRule>

export type ImageKind = keyof typeof IMAGE_RULES

/** Spec 2 §5: pdf, jpg or png, at most 5MB. */
export const BANK_DOCUMENT = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maxBytes: 5 * MEGABYTE_BYTES,
} as const
