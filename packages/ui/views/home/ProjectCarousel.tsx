import type { ProjectSummary } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Carousel } from '../../primitives/Carousel/Carousel.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { ProjectCard } from '../../widgets/ProjectCard/ProjectCard.tsx'
import { ProjectCardSkeleton } from '../../widgets/ProjectCard/ProjectCardSkeleton.tsx'
import { section } from '../shared/page.css.ts'
import { useProjectFacts } from '../shared/project-facts.ts'
import type { ReadState } from '../shared/read-state.ts'
import * as styles from './home.css.ts'

export interface ProjectCarouselProps {
  /** The list's name in the address. */
  readonly list: 'trending' | 'recently-launched' | 'past-successes'
  readonly read: ReadState<readonly ProjectSummary[]>
  readonly now: number
}

/** A row of projects from one list, with a link to the whole list. */
export function ProjectCarousel({ list, read, now }: ProjectCarouselProps) {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const factsOf = useProjectFacts()
  const title = t(`lists.${list}`)

  if (read.error && !read.data) {
    return (
      <section className={section} style={below(560)}>
        <Heading level={2}>{title}</Heading>
        <div className={styles.failed}>
          <p>{t('unavailable')}</p>
          <Button variant="line" onClick={read.retry}>
            {t('retry')}
          </Button>
        </div>
      </section>
    )
  }
  if (read.data?.length === 0) return null
  return (
    <div className={section} style={below(560)}>
      <Carousel
        title={title}
        items={read.data?.map((project) => {
          const { href, image, percent, state, progress, deadline, protection, byline } = factsOf(
            project,
            now,
          )
          return {
            id: project.id,
            content: (
              <ProjectCard
                name={project.name}
                {...{ href, image, percent, state, progress, deadline, protection, byline }}
              />
            ),
          }
        })}
        placeholder={<ProjectCardSkeleton />}
        viewAll={{ href: `/projects/${list}`, label: common('viewAll') }}
        previousLabel={t('previousIn', { title })}
        nextLabel={t('nextIn', { title })}
      />
    </div>
  )
}
