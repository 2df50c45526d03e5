import type { Handlers } from './handler.ts'

/** Subscribing to a project, and reporting it. */
export const projectActionHandlers = (): Handlers<'project-actions'> => ({
  subscribeToProject: ({ body }) => ({ subscribed: body.subscribe === true }),
})
