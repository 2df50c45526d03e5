import type { Image } from '@kindling/api-client/model/wire'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { StoryBlock } from '../shared/parse-story.ts'
import { RichText } from '../shared/RichText.tsx'
import { storyPictures } from '../shared/StoryPicture.tsx'

export interface StoryProps {
  readonly blocks: readonly StoryBlock[]
  /** Those that the text may show. */
  readonly pictures: readonly Image[]
}

/** What the creator wrote. */
export function Story({ blocks, pictures }: StoryProps) {
  const { t } = useTranslation('project')
  if (blocks.length === 0)
    return (
      <EmptyState level={2} title={t('story.empty')}>
        {t('story.emptyWords')}
      </EmptyState>
    )
  return <RichText blocks={blocks} picture={storyPictures(pictures)} />
}
