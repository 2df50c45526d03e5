import type { WorkedOn } from '../../state/worked-on.ts'

/** For stories of a page in which nobody looks for another project. */
export const nowhereElse: WorkedOn = { read: null, onOpen: () => undefined }
