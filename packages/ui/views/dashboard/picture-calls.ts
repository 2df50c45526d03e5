import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'

/** What the pictures of a draft are changed by. */
export type PictureCalls = Pick<DraftCalls, 'upload' | 'removeImage' | 'restore' | 'save'>

/** Types that a file dialog offers; the platform checks the bytes. */
export const pictureTypes = 'image/png,image/jpeg'
