import type { PreparedStory } from 'storybook/internal/types'

/**
 * Whether a story is shown live on its documentation page only if no other one is: the platform that it plays, its
 * storage and its dialogs are the page's, and would be changed under it by the next story.
 */
export const needsPageAlone = ({ tags, parameters }: Pick<PreparedStory, 'tags' | 'parameters'>): boolean =>
  ['views', 'errors', 'flows'].some((tag) => tags.includes(tag)) ||
  'scenario' in parameters ||
  'rejects' in parameters
