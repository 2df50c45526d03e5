import { HomeRest } from './HomeRest.tsx'
import { HomeTop } from './HomeTop.tsx'
import type { HomeViewProps } from './home-props.ts'

/** Home: why, active projects, how the money is held, and where to go from here. */
export function HomeView(props: HomeViewProps) {
  return (
    <>
      <HomeTop {...props} />
      <HomeRest {...props} />
    </>
  )
}
