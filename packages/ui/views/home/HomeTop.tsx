import { Hero } from './Hero.tsx'
import type { HomeViewProps } from './home-props.ts'

export type HomeTopProps = Pick<HomeViewProps, 'featured' | 'stats' | 'now'>

/** What a first look at home shows. */
export function HomeTop({ featured, stats, now }: HomeTopProps) {
  return <Hero featured={featured} stats={stats} now={now} />
}
