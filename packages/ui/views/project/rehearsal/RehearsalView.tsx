import type { Project } from '@kindling/api-client/model/project'
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { useLatestPlace } from '../../../state/latest-place.ts'
import { useProjectFacts } from '../../shared/project-facts.ts'
import { PledgeAbout } from '../PledgeAbout.tsx'
import { PledgeTools } from '../PledgeTools.tsx'
import type { ProjectBodyProps } from '../ProjectBody.tsx'
import { ProjectFrame } from '../ProjectFrame.tsx'
import { firstVariant, type Selection } from '../reward-offer.ts'
import type { ProjectHrefs, ProjectTab } from '../TabBar.tsx'
import { RehearsalBar } from './RehearsalBar.tsx'
import * as styles from './rehearsal.css.ts'
import { type Rehearsed, type RehearsedMoney, rehearse } from './rehearse.ts'
import { type RehearsalPlace, type RehearsalState, searchOf, statesOf } from './states.ts'

export interface RehearsalViewProps {
  readonly draft: Project
  /** When it would be published, in milliseconds. */
  readonly start: number
  readonly place: RehearsalPlace
  readonly onPlace: (place: RehearsalPlace) => void
  readonly onEnd: () => void
  readonly tab: ProjectTab
  readonly hrefs: ProjectHrefs
  /** ISO alpha-3: the country that rewards are first shown for. */
  readonly country: string
  /** Content below the tabs, as on the page itself: a ProjectBody. */
  readonly body: (props: ProjectBodyProps) => ReactNode
}

/** The page of a draft in a state that it may come to, with made-up numbers: nothing of it is sent (mock 20). */
export function RehearsalView(props: RehearsalViewProps) {
  const { draft, start, onEnd, tab, body } = props
  const [place, onPlace] = useLatestPlace(props.place, props.onPlace)
  const { t } = useTranslation('rehearsal')
  const { date } = useFormat()
  const [country, setCountry] = useState(props.country)
  /** The place in which somebody tried a link or a button that leads out of the rehearsal. */
  const [tried, setTried] = useState<RehearsalPlace | null>(null)
  const [unsubscribed, setUnsubscribed] = useState(false)
  const figureOf = useFigures(draft, start)
  const { state, role } = place
  const rehearsed = rehearse(draft, state, start)
  const { now, vote, assumed } = rehearsed
  const project: Project = { ...rehearsed.project, is_collaborator: role === 'you' }
  const selection = role === 'backer' ? selectionIn(project) : undefined
  const search = searchOf(place)
  const hrefs = { ...props.hrefs, project: props.hrefs.project + search, faq: props.hrefs.faq + search }
  const shown = { project, now, tab, hrefs, selection }
  const nowhere = () => setTried(place)
  /** A link leads to a place on the page or to one of its tabs, and else nowhere. */
  const keepHere = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? '#'
    if (href.startsWith('#') || href === hrefs.project || href === hrefs.faq) return
    event.preventDefault()
    event.stopPropagation()
    nowhere()
  }
  const share = (part: number) => Math.round((part / Math.max(1, project.backers_count)) * 100)
  const stand = vote && {
    amount: vote.amount,
    no: share(vote.no),
    yes: share(vote.yes),
    silent: 100 - share(vote.no) - share(vote.yes),
  }
  const moneyWords = useMoneyWords()
  const made = useAssumedWords(rehearsed)
  const notes = [
    ...(tried?.state === state && tried.role === role ? [t('nowhere')] : []),
    ...(role === 'you' && draft.funding_type === 'CROWDFUNDING' ? [moneyWords(rehearsed.money)] : []),
    ...assumed.map(made),
  ]
  return (
    <>
      <div className={styles.page} onClickCapture={keepHere}>
        <ProjectFrame
          {...shown}
          about={
            <PledgeAbout
              {...{ project, now, selection }}
              creatorHref={hrefs.creator}
              stand={stand ?? undefined}
            />
          }
          tools={
            <PledgeTools
              subscription={role === 'backer' && !unsubscribed ? 'on' : 'off'}
              onSubscribe={() => {
                setUnsubscribed(!unsubscribed)
                nowhere()
              }}
              onReport={nowhere}
            />
          }
          body={
            // The choice of a version follows the state: what was left before may be taken now.
            <Fragment key={state}>
              {body({
                ...shown,
                country,
                onCountryChange: setCountry,
                rewardHref: () => '/checkout',
                onSupport: nowhere,
              })}
            </Fragment>
          }
        />
      </div>
      <RehearsalBar
        {...{ place, figureOf, notes, onPlace, onEnd }}
        states={statesOf(draft)}
        date={date(now)}
      />
    </>
  )
}

/** The pledge of a backer; before the start there is none. */
function selectionIn({ rewards, backers_count, id }: Project): Selection | undefined {
  const reward = rewards.find(({ backers_count }) => backers_count > 0)
  if (!reward || backers_count === 0) return undefined
  return { rewardId: reward.id, variantId: firstVariant(reward), state: 'pledged', href: `/pledges/${id}` }
}

/** What each state shows below its name. */
function useFigures(draft: Project, start: number) {
  const { t } = useTranslation('rehearsal')
  const { language } = useFormat()
  // To a tenth: rounded, "99.2 %" would read as the goal.
  const percent = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100)
  const factsOf = useProjectFacts()
  const isShop = draft.funding_type !== 'CROWDFUNDING'
  return (state: RehearsalState): string => {
    const { project, now, figure } = rehearse(draft, state, start)
    switch (state) {
      case 'delivered':
      case 'closed':
      case 'refunded':
      case 'suspended':
        return t(`figures.${state}`)
      case 'late':
        return t('figures.late', { count: figure ?? 0 })
      case 'vote':
        return t('figures.vote', { percent: percent(figure ?? 0) })
      default:
        return isShop && state === 'live'
          ? t('figures.live')
          : percent(figure ?? factsOf(project, now).percent)
    }
  }
}

/** The creator's money at a moment. */
function useMoneyWords() {
  const { t } = useTranslation('rehearsal')
  const { money } = useFormat()
  const exact = (cents: number) => money(cents, { fractions: 'always' })
  return ({ received, held, fee, refunded }: RehearsedMoney): string => {
    if (received + held + refunded + fee === 0) return t('moneyBefore')
    const amounts = {
      received: exact(received),
      held: exact(held),
      fee: exact(fee),
      refunded: exact(refunded),
    }
    return t(refunded > 0 ? 'moneyRefunded' : 'money', amounts)
  }
}

function useAssumedWords({ project }: Rehearsed) {
  const { t } = useTranslation('rehearsal')
  const { money } = useFormat()
  return (each: Rehearsed['assumed'][number]): string =>
    t(`assumed.${each}`, { goal: money(project.funding_goal), days: project.duration })
}
