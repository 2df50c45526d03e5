export { isServer, newestMigration } from '../database/connection.ts'
export { openToOthers } from '../database/owner-only.ts'
export { isHeld, serveControl } from './control.ts'
export { readState } from './state.ts'
