import * as tools from 'storybook/test'

// Storybook turns its imports into globals, and does not know `export … from`.
/** What plays of the pages use. The application itself knows no Storybook. */
export const { expect, screen, spyOn, waitFor, within } = tools
export type UserEvent = ReturnType<typeof tools.userEvent.setup>
