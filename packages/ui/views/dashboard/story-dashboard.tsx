import { listBonusEntries, listBonuses } from '@kindling/api-client/contract/bonuses'
import { listActivity, listCollaborators, listInvites } from '@kindling/api-client/contract/collaborators'
import { listCoupons } from '@kindling/api-client/contract/coupons'
import { getPrivateProject } from '@kindling/api-client/contract/project-editing'
import { listTranslations } from '@kindling/api-client/contract/translations'
import { type BonusCalls, bonusCalls } from '@kindling/api-client/forms/bonus-calls'
import { type CouponCalls, couponCalls } from '@kindling/api-client/forms/coupon-calls'
import { type DraftCalls, draftCalls } from '@kindling/api-client/forms/draft-calls'
import { type TeamCalls, teamCalls } from '@kindling/api-client/forms/team-calls'
import { type TranslationCalls, translationCalls } from '@kindling/api-client/forms/translation-calls'
import { fixtures } from '@kindling/api-client/scenarios'
import { can } from '@kindling/validation/permissions'
import { useState } from 'react'
import { storyClient } from '../shared/story-client.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { nowhereElse } from '../shared/story-worked-on.ts'
import { DashboardView, type DashboardViewProps } from './DashboardView.tsx'

export type PlayedDashboardProps = Pick<DashboardViewProps, 'draft' | 'section' | 'onRemoved'> & {
  readonly person?: string
}

/** The dashboard of the stories: runs its calls on the real client and reads the draft again after each. */
export function PlayedDashboard(start: PlayedDashboardProps) {
  const [draft, setDraft] = useState(start.draft)
  const [{ calls, reload }] = useState(() => {
    const params = { id: start.draft.id }
    const reload = async () => {
      const { project } = await storyClient(getPrivateProject, { params })
      setDraft(project)
      return project
    }
    const plain = draftCalls(storyClient, params.id)
    const reading = Object.fromEntries(
      Object.entries(plain).map(([name, call]) => [
        name,
        async (...args: never[]) => {
          const answer = await (call as (...args: never[]) => Promise<unknown>)(...args)
          if (name !== 'remove') await reload()
          return answer
        },
      ]),
    ) as unknown as DraftCalls
    return { calls: reading, reload }
  })
  const params = { id: start.draft.id }
  const team = useStoryRead(async () => {
    const { collaborators } = await storyClient(listCollaborators, { params })
    const isAdmin = can(start.draft.role, 'team:write')
    const { invites } = isAdmin ? await storyClient(listInvites, { params }) : { invites: [] }
    return { collaborators, invites }
  })
  const activity = useStoryRead(async () => {
    const { activity, meta } = await storyClient(listActivity, { params, query: { 'page[size]': '5' } })
    return { lines: activity, next: meta.next }
  })
  const plainTranslations = translationCalls(storyClient, params.id)
  const translations = useStoryRead(
    async () => (await storyClient(listTranslations, { params })).translations,
  )
  const plainTeam = teamCalls(storyClient, params.id)
  const rereading = Object.fromEntries(
    Object.entries(plainTeam).map(([name, call]) => [
      name,
      async (...args: never[]) => {
        const answer = await (call as (...args: never[]) => Promise<unknown>)(...args)
        await team.retry()
        return answer
      },
    ]),
  ) as unknown as TeamCalls
  const [chosenBonus, setChosenBonus] = useState<string | null>(null)
  const bonuses = useStoryRead(async () => (await storyClient(listBonuses, { params })).bonuses)
  const readBonus = chosenBonus ?? bonuses.data?.[0]?.id ?? null
  const entries = useStoryRead(async () => {
    if (readBonus === null) return []
    return (await storyClient(listBonusEntries, { params: { ...params, bonusId: readBonus } })).entries
  }, readBonus)
  const bonusReads = { bonuses, entries, chosen: chosenBonus, onChoose: setChosenBonus }
  const plainBonuses = bonusCalls(storyClient, params.id)
  const rereadingBonuses = Object.fromEntries(
    Object.entries(plainBonuses).map(([name, call]) => [
      name,
      async (...args: never[]) => {
        const answer = await (call as (...args: never[]) => Promise<unknown>)(...args)
        await Promise.all([bonuses.retry(), entries.retry()])
        return answer
      },
    ]),
  ) as unknown as BonusCalls
  const coupons = useStoryRead(async () => (await storyClient(listCoupons, { params })).coupons)
  const plainCoupons = couponCalls(storyClient, params.id)
  const rereadingCoupons: CouponCalls = {
    create: async (body) => {
      const answer = await plainCoupons.create(body)
      await coupons.retry()
      return answer
    },
    remove: async (couponId) => {
      const answer = await plainCoupons.remove(couponId)
      await coupons.retry()
      return answer
    },
  }
  const rereadingTranslations: TranslationCalls = {
    save: async (language, body) => {
      const text = await plainTranslations.save(language, body)
      await translations.retry()
      return text
    },
    remove: async (language) => {
      const answer = await plainTranslations.remove(language)
      await translations.retry()
      return answer
    },
    restore: async (partId) => {
      const answer = await plainTranslations.restore(partId)
      await translations.retry()
      return answer
    },
  }
  return (
    <DashboardView
      team={team}
      teamCalls={rereading}
      activity={{ ...activity, more: activity.data?.next ? async () => undefined : undefined }}
      coupons={coupons}
      couponCalls={rereadingCoupons}
      bonusReads={bonusReads}
      bonusCalls={rereadingBonuses}
      translations={translations}
      translationCalls={rereadingTranslations}
      logo="Kindling"
      workedOn={nowhereElse}
      draft={draft}
      section={start.section}
      calls={calls}
      onReload={reload}
      person={start.person ?? fixtures.backer.id}
      categories={fixtures.categories}
      origin="https://kindling.example"
      now={fixtures.nowSeconds * 1000}
      onRemoved={start.onRemoved}
    />
  )
}
