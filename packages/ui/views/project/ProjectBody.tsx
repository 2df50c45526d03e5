import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { useTakesOver } from '../../loading/use-takes-over.ts'
import { parseStory } from '../shared/parse-story.ts'
import { FaqList } from './FaqList.tsx'
import { LinkedProjects } from './LinkedProjects.tsx'
import { MilestonesPanel } from './MilestonesPanel.tsx'
import { usePledgeWords } from './pledge-words.ts'
import * as styles from './project.css.ts'
import type { ProjectViewProps } from './project-view-props.ts'
import { RewardsList } from './RewardsList.tsx'
import { Story } from './Story.tsx'
import { StoryNav } from './StoryNav.tsx'
import { story } from './story.css.ts'

export type ProjectBodyProps = Pick<
  ProjectViewProps,
  | 'project'
  | 'now'
  | 'tab'
  | 'hrefs'
  | 'country'
  | 'onCountryChange'
  | 'selection'
  | 'rewardHref'
  | 'onSupport'
> & {
  readonly children?: ReactNode
  /** Above the story: that it is translated. */
  readonly note?: ReactNode
  /** What is refundable, after the milestones. */
  readonly refunds?: ReactNode
  /** Below story and rewards: the creator's record, and similar projects. */
  readonly end?: ReactNode
}

const questionsInStory = 3

/** Content below the tabs: story, money and rewards. A lazy part, so its script is not in the first view. */
export function ProjectBody(props: ProjectBodyProps) {
  const {
    project,
    now,
    tab,
    hrefs,
    country,
    onCountryChange,
    selection,
    rewardHref,
    onSupport,
    children,
    note,
    refunds,
    end,
  } = props
  const { t } = useTranslation('project')
  const words = usePledgeWords(project, now, selection)
  const blocks = useMemo(() => parseStory(project.description), [project.description])
  // After a press the rewards show first, and the long text below them at once after.
  const isStoryShown = useDeferredValue(true, useTakesOver())
  // Nobody was charged, so nothing is held or released.
  const releases = project.milestones.length > 0 && words.stage !== 'missed'
  const rewards = (
    <RewardsList
      project={project}
      here={{ stage: words.stage, country, now, selection }}
      onCountryChange={onCountryChange}
      rewardHref={rewardHref}
      onSupport={onSupport}
    />
  )
  if (tab !== 'project') {
    return (
      <div className={styles.tabColumns}>
        <div>{tab === 'faq' ? <FaqList project={project} href={hrefs.faq} /> : children}</div>
        {rewards}
      </div>
    )
  }
  const sections = [
    ...blocks.flatMap((block) => (block.kind === 'heading' ? [{ id: block.id, title: block.text }] : [])),
    ...(releases ? [{ id: 'release', title: t('release.title') }] : []),
    ...(project.faq.length > 0 ? [{ id: 'questions', title: t('faq.title') }] : []),
  ]
  return (
    <>
      <div className={styles.columns}>
        {/* Once the headings are there, it looks for them anew. */}
        <StoryNav key={isStoryShown ? 'with the story' : 'ahead of it'} sections={sections} />
        <article className={story} style={below(2400)}>
          {isStoryShown && (
            <>
              {note}
              <LinkedProjects project={project} />
              <div lang={project.language}>
                <Story blocks={blocks} pictures={project.description_images} />
              </div>
              {releases && <MilestonesPanel project={project} words={words} now={now} />}
              {refunds}
              {project.faq.length > 0 && (
                <FaqList project={project} first={questionsInStory} href={hrefs.faq} />
              )}
            </>
          )}
        </article>
        {rewards}
      </div>
      {isStoryShown && end}
    </>
  )
}
