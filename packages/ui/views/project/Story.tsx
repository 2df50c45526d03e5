import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { StoryBlock } from '../shared/parse-story.ts'
import { RichText } from '../shared/RichText.tsx'

export interface StoryProps {
  readonly blocks: readonly StoryBlock[]
}

/** What the creator wrote. */
export function Story({ blocks }: StoryProps) {
  const { t } = useTranslation('project')
  if (blocks.length === 0)
    return (
      <EmptyState level={2} title={t('story.empty')}>
        {t('story.emptyWords')}
      </EmptyState>
    )
  return <RichText blocks={blocks} />
}
