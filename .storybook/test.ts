import * as tools from 'storybook/test'

// Storybook turns its imports into globals, and does not support `export … from`.
/** Imports for plays of the pages. The application itself does not import Storybook. */
export const { expect, screen, spyOn, waitFor, within } = tools
export type UserEvent = ReturnType<typeof tools.userEvent.setup>
