import { createReferralLink } from '@kindling/api-client/contract/insights'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { addsVisit, again, isGone, isTaken } from './replay.ts'

export const newsletter = { name: 'Ines newsletter' }

const ofTeam = async (stage: Stage) => {
  const { creator, project } = await stage.collected()
  return { browser: creator, params: { id: project.id } }
}

const withLink = async (stage: Stage) => {
  const { browser, params } = await ofTeam(stage)
  const made = { params: { projectId: params.id }, body: newsletter }
  const { referral_link } = await browser.client(createReferralLink, made)
  return { browser, params: { projectId: params.id, linkId: referral_link.id } }
}

/** What a project's days, rewards, places and links have brought. */
export const insights = {
  getRewardInsights: async (stage) => {
    const { browser, params } = await ofTeam(stage)
    return { browser, input: { params } }
  },
  getFundingInsights: async (stage) => {
    const { browser, params } = await ofTeam(stage)
    return { browser, input: { params: { projectId: params.id } } }
  },
  listReferralLinks: async (stage) => {
    const { browser, params } = await withLink(stage)
    return { browser, input: { params: { projectId: params.projectId } } }
  },
  createReferralLink: again(isTaken)(async (stage) => {
    const { browser, params } = await ofTeam(stage)
    return { browser, input: { params: { projectId: params.id }, body: newsletter } }
  }),
  updateReferralLink: async (stage) => {
    const { browser, params } = await withLink(stage)
    return { browser, input: { params, body: { name: 'Newsletter of May' } } }
  },
  removeReferralLink: again(isGone)(async (stage) => {
    const { browser, params } = await withLink(stage)
    return { browser, input: { params } }
  }),
  recordVisit: again(addsVisit)(async (stage) => ({
    browser: stage.visitor(),
    input: { params: { id: (await stage.project()).id }, body: { source: 'kindling:home' } },
  })),
} satisfies Partial<HappyCalls>
