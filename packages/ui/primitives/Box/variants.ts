export const boxElements = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'main',
  'ul',
  'ol',
  'li',
  'dl',
  'form',
  'fieldset',
  'span',
] as const
export type BoxElement = (typeof boxElements)[number]
