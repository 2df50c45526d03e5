import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** Integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export interface StoredImage {
  file: string
  width: number
  height: number
  color: string
  alt: string
  /** Widths, in pixels, of the narrower renderings that exist beside the file. */
  widths: number[]
}
