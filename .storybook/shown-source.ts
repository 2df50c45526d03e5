interface ShownStory {
  readonly parameters: { readonly docs?: { readonly source?: { readonly originalSource?: string } } }
}

/** A function, as Storybook prints a prop that is one: with the name that the bundler gave it. */
const printed = '(?:function \\w*\\(\\) ?\\{\\s*\\}|(?:async )?\\(\\) => \\{\\s*\\})'
/** The helpers that tell the platform what to answer. */
const tellsPlatform = /\b(?:answers|fails|failing|rejected|unreadable|cutOff|pending|malformed|offline)\(/

/**
 * A story's source as a person would write it: handlers by the name of their prop, `<LoginView onLogin={onLogin} />`,
 * and below it the lines of the story file, where they say how the platform answers. Storybook may apply it to its own
 * result.
 */
export function shownSource(code: string, { parameters }: ShownStory): string {
  const written = code
    .replace(new RegExp(`(\\w+)=\\{${printed}\\}`, 'g'), '$1={$1}')
    .replace(/function \w+\(\) ?\{\s*\}/g, '() => {}')
  const story = parameters.docs?.source?.originalSource?.trim() ?? ''
  return tellsPlatform.test(story) && !written.includes(story) ? `${written}\n\n${story}` : written
}
