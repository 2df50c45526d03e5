import { ANALYTICS_ID } from '../limits/analytics.ts'

/** How many letters and digits an id has after `G-`. */
export const analyticsIdLength = ANALYTICS_ID

const pattern = new RegExp(`^G-[A-Z0-9]{${ANALYTICS_ID.min},${ANALYTICS_ID.max}}$`)

/** Whether a text is the id of a data stream in Google Analytics 4: `G-` and capital letters or digits. */
export const isAnalyticsId = (text: string): boolean => pattern.test(text)
