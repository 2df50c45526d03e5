import {
  createReferralLink,
  getFundingInsights,
  getRewardInsights,
  listReferralLinks,
  removeReferralLink,
  updateReferralLink,
} from '@kindling/api-client/contract/insights'
import type { ReferralLinkCalls } from '@kindling/api-client/forms/referral-link-calls'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useQuery } from './use-query.ts'

/** What a project's days, rewards, places and links have brought, and the calls about its links. */
export function useInsights(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const params = { projectId: id }
  const funding = useQuery(query(getFundingInsights, { params }))
  const rewards = useQuery(query(getRewardInsights, { params: { id } }))
  const linksQuery = query(listReferralLinks, { params })
  const links = useQuery(linksQuery)
  const { key } = linksQuery
  const calls = useMemo<ReferralLinkCalls>(() => {
    const thenRead = async <Answer>(answer: Promise<Answer>) => {
      const answered = await answer
      await mutate(key)
      return answered
    }
    const of = { projectId: id }
    return {
      createLink: (body) => thenRead(client(createReferralLink, { params: of, body })),
      renameLink: (linkId, body) => thenRead(client(updateReferralLink, { params: { ...of, linkId }, body })),
      removeLink: (linkId) => thenRead(client(removeReferralLink, { params: { ...of, linkId } })),
    }
  }, [client, mutate, key, id])
  const all = [funding, rewards, links]
  return {
    calls,
    retry: () => {
      for (const each of all) if (each.error) each.retry()
    },
    insights: all.some(({ error }) => error)
      ? ('failed' as const)
      : funding.data && rewards.data && links.data
        ? { ...funding.data, rewards: rewards.data.reward_analytics, links: links.data.referral_links }
        : undefined,
  }
}
