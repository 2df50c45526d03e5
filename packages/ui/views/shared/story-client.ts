import { createClient } from '@kindling/api-client/transport'

/** The real client, against the platform that a story's scenario plays. */
export const storyClient = createClient({ baseUrl: '/api/' })
