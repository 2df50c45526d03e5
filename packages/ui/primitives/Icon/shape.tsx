import { createElement } from 'react'
import type { IconShape } from './Icon.tsx'

interface ShapeData {
  /** Elements of the drawing, in the format of Lucide's modules. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Draws an icon from Lucide's data. A bundler may replace Lucide's own component with it, which does the same with six
 * times the script; the drawings stay the library's.
 */
const createShape =
  ({ node }: ShapeData): IconShape =>
  ({ size, ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: Icon hides it: the words stand beside
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  )

export default createShape
