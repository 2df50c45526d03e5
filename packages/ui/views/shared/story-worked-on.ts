import type { WorkedOn } from './ProjectSwitcher.tsx'

/** For stories of a page in which nobody looks for another project. */
export const nowhereElse: WorkedOn = { read: null, onOpen: () => undefined }
