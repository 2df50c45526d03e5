import type { ReactNode, Ref, SubmitEventHandler } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { type Sprinkles, sprinkles } from '../../theme/sprinkles.css.ts'
import type { BoxElement } from './variants.ts'

export interface BoxProps extends PassThroughProps {
  /** The content. */
  readonly children?: ReactNode
  /** The element, by its content. @default 'div' */
  readonly as?: BoxElement
  /** Space inside on all sides, in px. */
  readonly padding?: Sprinkles['padding']
  /** Space inside above and below, in px. */
  readonly paddingBlock?: Sprinkles['paddingBlock']
  /** Space inside at start and end, in px. */
  readonly paddingInline?: Sprinkles['paddingInline']
  /** A band of the page. Sheets are a `Card`. */
  readonly background?: Sprinkles['background']
  /** Colour of the text. */
  readonly color?: Sprinkles['color']
  /** Visibility by width: `{ base: 'none', from700: 'block' }`. */
  readonly display?: Sprinkles['display']
  /** Role for screen readers, if the element has none of its own. */
  readonly role?: 'group' | 'list' | 'region' | 'presentation' | 'search' | 'status'
  /** With `as="form"`. */
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>
  /** With `as="form"`: the product's own messages replace the browser's. */
  readonly noValidate?: boolean
  /** The element, to focus or measure it. */
  readonly ref?: Ref<HTMLElement>
}

/** @internal Base of Stack, Inline and Grid. */
export function renderBox(props: Omit<BoxProps, 'ref'> & { ref?: Ref<never> | undefined }, extra: Sprinkles) {
  const {
    as: Element = 'div',
    children,
    padding,
    paddingBlock,
    paddingInline,
    background,
    color,
    display,
    role,
    onSubmit,
    noValidate,
    ref,
    ...rest
  } = props
  const atoms: Record<string, unknown> = { ...extra }
  const given = { padding, paddingBlock, paddingInline, background, color, display }
  for (const [name, value] of Object.entries(given)) if (value !== undefined) atoms[name] = value
  const attributes = { role, onSubmit, noValidate, ref } as object
  return (
    <Element className={sprinkles(atoms as Sprinkles)} {...attributes} {...passThrough(rest)}>
      {children}
    </Element>
  )
}

/** A plain area: padding, a band of colour, or content that only some widths show. */
export function Box(props: BoxProps) {
  return renderBox(props as Parameters<typeof renderBox>[0], {})
}
