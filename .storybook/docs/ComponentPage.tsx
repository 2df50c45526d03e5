import type { Guide } from '@kindling/ui/guide'
import { Canvas, Controls, DocsStory, Heading, Primary, Source, Title } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import spoken from '../../tooling/components/spoken.json'
import { Anatomy } from './Anatomy.tsx'
import { needsPageAlone } from './alone.ts'
import * as styles from './docs.css.ts'
import { Examples } from './Examples.tsx'
import type { Facts } from './facts-of.ts'
import { Gallery } from './Gallery.tsx'
import { KeyboardTable } from './KeyboardTable.tsx'
import { Tokens } from './Tokens.tsx'

interface ComponentPageProps {
  readonly facts: Facts
  readonly guide: Guide | undefined
  readonly stories: readonly PreparedStory[]
}

const exportName = ({ moduleExport, id }: PreparedStory) =>
  (moduleExport as { exportName?: string }).exportName ?? id.replace(/^.*--/, '').replaceAll('-', '')

const isNamed = (name: string) => (story: PreparedStory) =>
  exportName(story).toLowerCase() === name.toLowerCase()

/** Every component's page has the same sections in the same order; what it has no facts for is left out. */
export function ComponentPage({ facts, guide, stories }: ComponentPageProps) {
  const [first] = stories
  const live = stories.slice(1).filter((story) => !needsPageAlone(story))
  const usual = live.filter(
    (story) => !['default', 'playground', 'keyboard', 'matrix'].some((name) => isNamed(name)(story)),
  )
  const chosen = guide ? guide.stories.flatMap((name) => live.find(isNamed(name)) ?? []) : usual.slice(0, 3)
  const matrix = live.find(isNamed('matrix'))
  const others = stories.slice(1).filter((story) => story !== matrix && !chosen.includes(story))
  const says = first && (spoken as Readonly<Record<string, readonly string[]>>)[first.id]
  return (
    <>
      <Title />
      <p className={styles.purpose}>{facts.description}</p>
      <p className={styles.marks}>
        {guide ? `${guide.status === 'new' ? 'New' : 'Stable'}, since ${guide.since}. ` : ''}
        {facts.usedBy.length > 0
          ? `Used by ${facts.usedBy.length} components and pages.`
          : 'Not used by the site yet.'}
      </p>
      {facts.importLine && <Source code={facts.importLine} language="tsx" />}
      <Primary />

      {guide?.anatomy && (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy {...guide.anatomy} />
        </>
      )}
      {guide && guide.dos.length + guide.donts.length > 0 && (
        <>
          <Heading>Do and don’t</Heading>
          <Examples dos={guide.dos} donts={guide.donts} />
        </>
      )}
      {guide && guide.keyboard.length > 0 && (
        <>
          <Heading>Keyboard</Heading>
          <KeyboardTable rows={guide.keyboard} />
        </>
      )}
      {says && (
        <>
          <Heading>What a screen reader says</Heading>
          <p>The accessibility tree of the story above, as the browser gives it to assistive technology.</p>
          <pre className={`sb-unstyled ${styles.spoken}`}>{says.join('\n')}</pre>
        </>
      )}

      <Heading>Props</Heading>
      <Controls />

      {chosen.length > 0 && <Heading>Stories</Heading>}
      {chosen.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
      ))}
      {matrix && (
        <>
          <Heading>Matrix</Heading>
          <Canvas of={matrix.moduleExport} story={{ __forceInitialArgs: true }} sourceState="none" />
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading>Every other state</Heading>
          <Gallery stories={others} />
        </>
      )}
      {facts.tokens.length > 0 && (
        <>
          <Heading>Tokens it uses</Heading>
          <Tokens tokens={facts.tokens} />
        </>
      )}
      {facts.usedBy.length > 0 && (
        <>
          <Heading>Who uses it</Heading>
          <p>{facts.usedBy.join(', ')}.</p>
        </>
      )}
    </>
  )
}
