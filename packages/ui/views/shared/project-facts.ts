import type { Project, ProjectSummary } from '@kindling/api-client/model/project'
import type { Image } from '@kindling/api-client/model/wire'
import { defaultPicture } from '@kindling/validation/rules/default-picture'
import { daysLeft, fundingPercent, isAlmostFunded, isFunded } from '@kindling/validation/rules/funding'
import { opensAt as ruleOpensAt } from '@kindling/validation/rules/opening'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import type { FuseState } from '../../widgets/FundingProgress/variants.ts'

type Facts = Pick<
  ProjectSummary,
  | 'status'
  | 'funding_type'
  | 'funding_goal'
  | 'total_pledged'
  | 'result'
  | 'start_time'
  | 'end_time'
  | 'preorder_start_time'
  | 'storefront_start_time'
  | 'delivered'
>

export type Phase = 'draft' | 'upcoming' | 'live' | 'ended' | 'suspended'

/** When it starts to take pledges, in unix seconds. */
export const opensAt = (
  project: Pick<Facts, 'funding_type' | 'start_time' | 'preorder_start_time' | 'storefront_start_time'>,
) =>
  ruleOpensAt(project.funding_type, {
    CROWDFUNDING: project.start_time,
    PREORDER: project.preorder_start_time,
    STOREFRONT: project.storefront_start_time,
  })

/** The phase of a project. `now` in milliseconds. */
export function phaseOf(project: Facts, now: number): Phase {
  if (project.status === 'SUSPENDED') return 'suspended'
  if (project.status === 'DRAFT' || project.status === 'INITIAL') return 'draft'
  if (project.status === 'COMPLETE' || (project.end_time !== null && project.end_time * 1000 <= now))
    return 'ended'
  const opens = opensAt(project)
  return opens === null || opens * 1000 > now ? 'upcoming' : 'live'
}

/** State of its fuse. "Funded" is decided on cents, never on the rounded percent. */
export function fuseStateOf(project: Facts, now: number): FuseState {
  const phase = phaseOf(project, now)
  if (phase === 'suspended') return 'suspended'
  if (phase === 'draft' || phase === 'upcoming') return 'unlit'
  if (project.delivered) return 'delivered'
  // Written once: a charge that fails after the end does not turn it round.
  if (project.result) return project.result === 'successful' ? 'funded' : 'missed'
  // A storefront has no goal, so nothing is left to reach.
  if (project.funding_goal === 0 || isFunded(project.total_pledged, project.funding_goal)) return 'funded'
  if (phase === 'ended') return 'missed'
  return isAlmostFunded(project.total_pledged, project.funding_goal) ? 'almost' : 'live'
}

/** Spec 2 §4: shown only before the pre-order or storefront has begun. */
export const showsProtection = (project: Facts & { reserve_percent: number }, now: number): boolean => {
  const began = [project.preorder_start_time, project.storefront_start_time].some(
    (time) => time !== null && time * 1000 <= now,
  )
  return project.reserve_percent > 0 && !began
}

const pictureColors = ['#bd9974', '#888e89', '#c4ab7c', '#8e8a68', '#b27151', '#443a2f', '#cec0a5']
const defaultWidths = [320, 480, 640, 960]

/** The project's own picture, or one of seven picked by its name (spec 1 §3). */
export function pictureOf({ main_image, name }: Pick<ProjectSummary, 'main_image' | 'name'>): Image {
  if (main_image) return main_image
  const index = defaultPicture(name)
  const stem = `/media/default-${index + 1}`
  return {
    url: `${stem}.jpg`,
    width: 1200,
    height: 1600,
    color: pictureColors[index] ?? '#bd9974',
    alt: '',
    sources: defaultWidths.map((width) => ({ url: `${stem}-${width}.webp`, width })),
  }
}

/** Width of the large picture at the top of a project's page, as the browser's `sizes`. */
export const firstPictureSizes = '(min-width: 1396px) 940px, (min-width: 1024px) calc(100vw - 440px), 100vw'

/** The picture at the top of a project's page before another is chosen. */
export const firstPicture = (project: Project): Image => project.images[0] ?? pictureOf(project)

export const projectHref = ({ id, vanity_url }: Pick<ProjectSummary, 'id' | 'vanity_url'>): string =>
  `/project/${vanity_url ?? id}`

/** The texts of a project on every card, row and panel. `now` in milliseconds. */
export function useProjectFacts() {
  const { t } = useTranslation('common')
  const { money, percent, date } = useFormat()

  return (project: ProjectSummary, now: number) => {
    const state = fuseStateOf(project, now)
    const phase = phaseOf(project, now)
    const funded = fundingPercent(project.total_pledged, project.funding_goal)
    const missing = project.funding_goal - project.total_pledged

    const progress = () => {
      if (project.funding_goal === 0) return t('facts.backers', { count: project.backers_count })
      if (state === 'unlit') return t('facts.goal', { amount: money(project.funding_goal) })
      if (state === 'almost') return t('facts.almost', { percent: percent(funded), missing: money(missing) })
      if (state === 'missed') return t('facts.missed', { percent: percent(funded) })
      return t('facts.funded', { percent: percent(funded) })
    }
    const deadline = () => {
      if (phase === 'suspended') return t('facts.onHold')
      if (phase === 'draft') return t('facts.draft')
      if (phase === 'upcoming')
        return project.start_time === null
          ? t('facts.soon')
          : t('facts.opens', { date: date(project.start_time * 1000, 'day') })
      if (state === 'delivered') return t('facts.delivered')
      if (phase === 'ended')
        return state === 'missed'
          ? t('facts.nobodyCharged')
          : t('facts.ended', { date: date((project.end_time ?? 0) * 1000, 'month') })
      if (project.end_time === null) return t('facts.openEnded')
      const days = daysLeft(project.end_time, now)
      return days === null ? t('facts.endsToday') : t('facts.daysLeft', { count: days })
    }
    return {
      state,
      phase,
      percent: funded,
      progress: progress(),
      deadline: deadline(),
      protection: showsProtection(project, now)
        ? t('facts.held', { percent: percent(project.reserve_percent) })
        : undefined,
      byline: [project.creator.name, project.location].filter(Boolean).join(' · '),
      image: pictureOf(project),
      href: projectHref(project),
    }
  }
}
