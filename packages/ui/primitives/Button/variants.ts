// The single list: the type, the recipe and the story options come from it.
export const buttonVariants = ['ember', 'ink', 'line', 'quiet', 'danger'] as const
export const buttonSizes = ['small', 'medium', 'large'] as const
export const buttonWidths = ['hug', 'full'] as const

export type ButtonVariant = (typeof buttonVariants)[number]
export type ButtonSize = (typeof buttonSizes)[number]
