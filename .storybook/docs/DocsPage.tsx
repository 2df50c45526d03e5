import type { Guide } from '@kindling/ui/guide'
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { needsPageAlone } from './alone.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { factsOf } from './facts-of.ts'
import { Gallery } from './Gallery.tsx'

/**
 * The documentation page of a story file. Stories that play the platform would disturb each other on one page, so only
 * the first is live and the others are links.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs') && !tags.includes('test-fn'))
  const facts = factsOf(preparedMeta.component)
  const guide = preparedMeta.parameters.guide as Guide | undefined
  if (facts) return <ComponentPage facts={facts} guide={guide} stories={stories} />
  const others = stories.slice(1)
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {stories.some(needsPageAlone) ? (
        others.length > 0 && (
          <>
            <Heading>Every state</Heading>
            <Gallery stories={others} />
          </>
        )
      ) : (
        <Stories includePrimary={false} />
      )}
    </>
  )
}
