import type { Handlers } from './handler.ts'

/** A moderator's decisions about a project. */
export function suspensionHandlers(): Handlers<'suspension'> {
  return {
    suspendProject: () => ({ status: 'SUSPENDED' }),
    restoreProject: () => ({ status: 'ACTIVE' }),
    endProject: () => ({ status: 'COMPLETE' }),
  }
}
