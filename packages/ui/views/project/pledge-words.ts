import type { Project } from '@kindling/api-client/model/project'
import { daysLeft } from '@kindling/validation/rules/funding'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { opensAt, useProjectFacts } from '../shared/project-facts.ts'
import type { Selection } from './reward-offer.ts'
import { type Stage, stageOf } from './stage.ts'

export interface PledgeFact {
  readonly value: string
  readonly label: string
}

export interface PledgeAction {
  readonly label: string
  readonly href: string
  /** Ember if money moves next; ink if it has moved. */
  readonly variant: 'ember' | 'ink'
}

/** Text of the panel, its compact copy and the bar of a phone. `now` in milliseconds. */
export function usePledgeWords(project: Project, now: number, selection: Selection | undefined) {
  const { t } = useTranslation('project')
  const { money, percent, count, date } = useFormat()
  const facts = useProjectFacts()(project, now)
  const stage = stageOf(project, now)
  const goal = money(project.funding_goal)
  const hasGoal = project.funding_goal > 0
  const opens = opensAt(project)
  const ends = project.end_time === null ? null : project.end_time * 1000

  const amount = (): { amount: string; of: string } => {
    if (stage === 'draft' || stage === 'upcoming')
      return {
        amount: hasGoal ? goal : '',
        of:
          opens === null || stage === 'draft'
            ? t('panel.goalSoon')
            : t('panel.goal', { date: date(opens * 1000, 'day') }),
      }
    const raised = money(project.total_pledged, { fractions: 'never' })
    if (project.funding_type !== 'CROWDFUNDING')
      return {
        amount: raised,
        of: hasGoal
          ? t('panel.orderedOf', { goal })
          : t(project.funding_type === 'PREORDER' ? 'panel.preordered' : 'panel.ordered'),
      }
    const missing = money(project.funding_goal - project.total_pledged)
    return {
      amount: raised,
      of: facts.state === 'almost' ? t('panel.almost', { goal, missing }) : t('panel.pledgedOf', { goal }),
    }
  }

  const list = (): PledgeFact[] => {
    const backers = {
      value: count(project.backers_count),
      label: t('panel.backers', { count: project.backers_count }),
    }
    if (stage === 'draft' || stage === 'upcoming')
      return [
        ...(opens === null ? [] : [{ value: date(opens * 1000, 'short'), label: t('panel.opens') }]),
        ...(project.duration === null
          ? []
          : [{ value: count(project.duration), label: t('panel.days', { count: project.duration }) }]),
      ]
    const funded = {
      value: percent(facts.percent),
      label: t(facts.state === 'almost' ? 'panel.almostFunded' : 'panel.funded'),
    }
    return [...(hasGoal ? [funded] : []), backers, ...lastFact(ends)]
  }

  const lastFact = (end: number | null): PledgeFact[] => {
    if (end === null || stage === 'suspended') return []
    if (end <= now) return [{ value: date(end, 'short'), label: t('panel.ended') }]
    const days = daysLeft(end / 1000, now)
    return days === null
      ? [{ value: t('panel.today'), label: t('panel.lastDay') }]
      : [{ value: count(days), label: t('panel.daysLeft', { count: days }) }]
  }

  return {
    stage,
    facts,
    ...amount(),
    list: list(),
    hasFuse: hasGoal,
    action: actionOf(stage, selection, project.funding_type, t),
    sentence: sentence(),
  }

  function sentence(): string {
    const ended = ends === null ? '' : date(ends, 'day')
    const own =
      selection?.state === 'cart' ? `${t('sentence.inCart')} ` : selection ? `${t('sentence.backed')} ` : ''
    switch (stage) {
      case 'draft':
        return t('sentence.draft')
      case 'upcoming':
        return opens === null
          ? t('sentence.soon')
          : t('sentence.upcoming', { date: date(opens * 1000, 'moment') })
      case 'raising':
        return (
          own + t(facts.state === 'funded' ? 'sentence.chargedFunded' : 'sentence.charged', { date: ended })
        )
      case 'selling':
        return own + t('sentence.chargedNow')
      case 'suspended':
        return t('sentence.suspended')
      case 'missed':
        return t('sentence.missed', { percent: percent(facts.percent) })
      case 'succeeded':
        return own + t('sentence.succeeded', { percent: percent(facts.percent), date: ended })
      case 'delivered':
        return own + t('sentence.delivered')
      case 'closed':
        return own + t('sentence.closed', { date: ended })
    }
  }
}

type Words = ReturnType<typeof useTranslation<'project'>>['t']

/** An ended project has no button, unless the person has a pledge in it. */
function actionOf(
  stage: Stage,
  selection: Selection | undefined,
  type: Project['funding_type'],
  t: Words,
): PledgeAction | null {
  if (selection?.state === 'pledged')
    return { label: t('action.manage'), href: selection.href, variant: 'ink' }
  if (stage !== 'raising' && stage !== 'selling') return null
  if (selection) return { label: t('action.checkout'), href: selection.href, variant: 'ember' }
  const label = {
    CROWDFUNDING: 'action.back',
    PREORDER: 'action.preorder',
    STOREFRONT: 'action.order',
  } as const
  return { label: t(label[type]), href: '#rewards', variant: 'ember' }
}

export type PledgeWords = ReturnType<typeof usePledgeWords>
