import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import type { StoryBlock } from './parse-story.ts'
import * as styles from './rich-text.css.ts'

export interface RichTextProps {
  readonly blocks: readonly StoryBlock[]
  /** Draws a picture; absent: this text has none. */
  readonly picture?: (block: Extract<StoryBlock, { kind: 'picture' }>) => ReactNode
}

/**
 * A text of the seven allowed tags, with headings and pictures. The sanitiser wrote the HTML of each block: see `parse-story.ts`.
 * `data-written` marks its links as plain anchors, which the router intercepts.
 */
export function RichText({ blocks, picture }: RichTextProps) {
  return blocks.map((block) => {
    if (block.kind === 'heading')
      return (
        <div key={block.id} className={styles.heading}>
          <Heading level={2} size="t26" id={block.id}>
            {block.text}
          </Heading>
        </div>
      )
    if (block.kind === 'picture') return picture?.(block) ?? null
    const Element = block.kind === 'list' ? 'div' : 'p'
    const html = { __html: block.html }
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by sanitizeDescription, tag by allowed tag
      <Element key={block.key} className={styles.paragraph} data-written dangerouslySetInnerHTML={html} />
    )
  })
}
