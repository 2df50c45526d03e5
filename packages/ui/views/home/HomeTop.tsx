import { Hero } from './Hero.tsx'
import type { HomeViewProps } from './home-props.ts'

export type HomeTopProps = Pick<HomeViewProps, 'featured' | 'stats' | 'now'>

/** The first view of home. */
export function HomeTop({ featured, stats, now }: HomeTopProps) {
  return <Hero featured={featured} stats={stats} now={now} />
}
