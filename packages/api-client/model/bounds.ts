import { TEXT } from '@kindling/validation/limits'
import * as z from 'zod'

/*
 * How much may travel where no form says what may be typed.
 */

/** A text of one line: a name, an address, a code, a word of a query. */
export const line = z.string().max(TEXT.lineMax)
/** An address on the web. */
export const link = z.string().max(TEXT.linkMax)
/** A text of some paragraphs. */
export const paragraphs = z.string().max(TEXT.paragraphsMax)

/** Entries of the longest list any call takes. */
export const listMax = 500
/** A list; `max` is the most entries it may have. */
export const list = <T extends z.core.SomeType>(item: T, max: number) => z.array(item).max(max)

const jsonMaxBytes = 16_384
const isSmall = (value: unknown) => JSON.stringify(value).length <= jsonMaxBytes
const tooLarge = { error: `at most ${jsonMaxBytes} bytes`, params: { maximum: jsonMaxBytes } }
/** Named values whose names the schema does not know. */
export const record = <T extends z.ZodType>(value: T) =>
  z.record(z.string(), value).refine(isSmall, tooLarge).meta({ 'x-maxBytes': jsonMaxBytes })
