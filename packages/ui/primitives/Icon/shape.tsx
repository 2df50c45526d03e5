import { createElement } from 'react'
import type { IconShape } from './Icon.tsx'

interface ShapeData {
  /** Elements of the drawing, as Lucide's modules carry them. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Draws an icon from Lucide's data. A bundle may put this in the place of Lucide's own component, which does the
 * same with six times the script; the shapes stay the library's.
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
