import { Newsletter } from '../shared/Newsletter.tsx'
import { Articles } from './Articles.tsx'
import { Blurbs } from './Blurbs.tsx'
import type { HomeViewProps } from './home-props.ts'
import { Kinds } from './Kinds.tsx'
import { ProjectCarousel } from './ProjectCarousel.tsx'
import { StorefrontPromo } from './StorefrontPromo.tsx'

export type HomeRestProps = Pick<
  HomeViewProps,
  'trending' | 'recent' | 'past' | 'categories' | 'now' | 'onSubscribe'
>

/** The lower part of home, below the fold: a lazy part, so its script is not in the first view. */
export function HomeRest({ trending, recent, past, categories, now, onSubscribe }: HomeRestProps) {
  return (
    <>
      <ProjectCarousel list="trending" read={trending} now={now} />
      <ProjectCarousel list="recently-launched" read={recent} now={now} />
      <Blurbs />
      <ProjectCarousel list="past-successes" read={past} now={now} />
      <Kinds categories={categories} />
      <StorefrontPromo />
      <Articles />
      <Newsletter onSubscribe={onSubscribe} />
    </>
  )
}
