// The single list: the type, the styles and the story options come from it.
export const textSizes = ['t12', 't13', 't14', 't16', 'story', 't18', 't21', 't26'] as const
export const textWeights = ['regular', 'medium', 'semibold', 'bold'] as const
export const textTones = [
  'inherit',
  'text',
  'muted',
  'subtle',
  'accent',
  'positive',
  'info',
  'warning',
  'danger',
  'inverse',
] as const
export const aligns = ['start', 'center', 'end'] as const
export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'small',
  'dt',
  'dd',
  'li',
  'time',
  's',
] as const
