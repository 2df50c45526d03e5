import type { CSSProperties } from 'react'
import type { Space } from './scale.ts'

type Margin = Space | 'auto'

/** What a parent may set on a child: its placement, never its look. */
export interface Layout {
  readonly marginBlock?: Margin
  readonly marginBlockStart?: Margin
  readonly marginBlockEnd?: Margin
  readonly marginInline?: Margin
  readonly marginInlineStart?: Margin
  readonly marginInlineEnd?: Margin
  readonly alignSelf?: 'start' | 'center' | 'end' | 'stretch'
  readonly justifySelf?: 'start' | 'center' | 'end' | 'stretch'
  readonly width?: 'full' | 'fit'
  /** `grow` takes the free space, `none` keeps its size. */
  readonly flex?: 'grow' | 'none'
  /** `all` spans the whole grid row. */
  readonly gridColumn?: 'all' | `span ${number}`
}

/** Open for tests, analytics and assistive technology; closed for everything else. */
export type PassThroughProps = {
  readonly [key in `data-${string}`]?: string | number | boolean | undefined
} & {
  readonly [key in `aria-${string}`]?: string | number | boolean | undefined
} & {
  /** Id of the outer element, for links and labels. */
  readonly id?: string | undefined
  /** Where the parent places it: margins, alignment, share of the free space. */
  readonly layout?: Layout | undefined
}

const margins = [
  'marginBlock',
  'marginBlockStart',
  'marginBlockEnd',
  'marginInline',
  'marginInlineStart',
  'marginInlineEnd',
] as const

/** Placement as an inline style: no class, so an unused placement costs no CSS. */
export function layoutStyle(layout: Layout | undefined): CSSProperties | undefined {
  if (!layout) return undefined
  const style: Record<string, string> = {}
  for (const name of margins) {
    const value = layout[name]
    if (value !== undefined) style[name] = value === 'auto' ? 'auto' : `var(--k-space-${value})`
  }
  if (layout.alignSelf) style.alignSelf = layout.alignSelf
  if (layout.justifySelf) style.justifySelf = layout.justifySelf
  if (layout.width) style.inlineSize = layout.width === 'full' ? '100%' : 'fit-content'
  if (layout.flex) style.flex = layout.flex === 'grow' ? '1 1 0' : 'none'
  if (layout.gridColumn) style.gridColumn = layout.gridColumn === 'all' ? '1 / -1' : layout.gridColumn
  return style
}

/** Picks `id`, `data-*`, `aria-*` and the placement out of a component's props, for its outer element. */
export function passThrough(props: object): Record<string, unknown> {
  const passed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    if (name === 'id' || name.startsWith('data-') || name.startsWith('aria-')) passed[name] = value
    else if (name === 'layout') passed.style = layoutStyle(value as Layout | undefined)
  }
  return passed
}

/** Joins class names, skipping empty ones. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
