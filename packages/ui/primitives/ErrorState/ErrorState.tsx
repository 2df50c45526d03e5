import type { ReactNode, Ref } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { fuse } from '../EmptyState/EmptyState.css.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './ErrorState.css.ts'

export const errorStateSizes = ['page', 'section'] as const

export interface ErrorStateProps extends PassThroughProps {
  /** What happened, in one sentence: "We could not reach Kindling." */
  readonly title: string
  /** What it means, above all that nothing was changed, and what to do. */
  readonly children?: ReactNode
  /** One button. */
  readonly action?: ReactNode
  /** For support, with its label: "Code: MISSING_PROJECT". */
  readonly code?: string
  /** `page` is alone below the header; `section` replaces the part that failed. @default 'page' */
  readonly size?: (typeof errorStateSizes)[number]
  /** Heading level. @default 1 for a page, 2 for a section */
  readonly level?: 1 | 2 | 3
  /** To move focus to the sentence. */
  readonly ref?: Ref<HTMLHeadingElement>
}

/** The requested content could not be loaded. */
export function ErrorState({
  title,
  children,
  action,
  code,
  size = 'page',
  level = size === 'page' ? 1 : 2,
  ref,
  ...rest
}: ErrorStateProps) {
  const page = size === 'page'
  return (
    <div className={styles.state[size]} {...passThrough(rest)}>
      {page && <span aria-hidden className={fuse} style={{ inlineSize: 240 }} />}
      <Heading level={level} size={page ? 't46' : 't21'} tabIndex={-1} {...(ref && { ref })}>
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="muted" measure="reading">
          {children}
        </Text>
      )}
      {action}
      {code && <p className={styles.code}>{code}</p>}
    </div>
  )
}
