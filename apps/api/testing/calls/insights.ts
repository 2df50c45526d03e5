import { createReferralLink } from '@kindling/api-client/contract/insights'
import { COMMUNITY } from '@kindling/validation/limits'
import { referralLinks } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { openBrowser } from '../browser.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, crowded, type Rejections, triedOften } from './rejection.ts'
import { addsVisit, again, isGone, isTaken } from './replay.ts'

const newsletter = { name: 'Ines newsletter' }

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

/** What a project’s days, rewards, places and links have brought. */
export const insightCalls = {
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

const visitsMax = 300
const tooLong = 'n'.repeat(COMMUNITY.referralNameMax + 1)

const creating = (name: unknown) =>
  changed('createReferralLink', (input) => ({ ...input, body: { name } as { name: string } }))
const renaming = (name: unknown) =>
  changed('updateReferralLink', (input) => ({ ...input, body: { name } as { name: string } }))

export const insightRejections = {
  getRewardInsights: {},
  getFundingInsights: {},
  listReferralLinks: {},
  createReferralLink: {
    FIELD_MISSING: creating(undefined),
    ITERABLE_LENGTH_LONG: creating(tooLong),
    REGEX_FAIL: creating('!?'),
    VALUE_EXISTS: changed('createReferralLink', undefined, (_, { browser, input }) =>
      browser.client(createReferralLink, { ...input, body: { name: newsletter.name.toUpperCase() } }),
    ),
    MAX_COUNT: changed('createReferralLink', undefined, ({ platform }, { input }) =>
      platform.db.insert(referralLinks).values(
        Array.from({ length: COMMUNITY.referralLinksMax }, (_, n) => ({
          id: newId('lnk'),
          projectId: Number(input.params.projectId),
          name: `Link ${n}`,
          nameKey: `link ${n}`,
          ref: `link-${n}`,
          createdAt: platform.now(),
        })),
      ),
    ),
  },
  updateReferralLink: {
    INVALID_ID: changed('updateReferralLink', (input) => ({
      ...input,
      params: { ...input.params, linkId: 'lnk_of_nobody' },
    })),
    FIELD_MISSING: renaming(undefined),
    ITERABLE_LENGTH_LONG: renaming(tooLong),
    REGEX_FAIL: renaming('!?'),
    VALUE_EXISTS: changed('updateReferralLink', undefined, (_, { browser, input }) =>
      browser.client(createReferralLink, { params: { projectId: input.params.projectId }, body: input.body }),
    ),
  },
  removeReferralLink: {
    INVALID_ID: changed('removeReferralLink', ({ params }) => ({
      params: { ...params, linkId: 'lnk_of_nobody' },
    })),
  },
  recordVisit: {
    INVALID_VALUE: changed('recordVisit', (input) => ({ ...input, body: { source: 'the moon' } })),
    RATE_LIMITED: async (made, happy) => {
      const { input } = await changed('recordVisit')(made, happy)
      await triedOften(made, `visit:${crowded}`, visitsMax)
      return { browser: openBrowser(made, { address: crowded }), input }
    },
  },
} satisfies Rejections
