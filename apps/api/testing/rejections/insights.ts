import { createReferralLink } from '@kindling/api-client/contract/insights'
import { COMMUNITY } from '@kindling/validation/limits'
import { referralLinks } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { openBrowser } from '../browser.ts'
import { newsletter } from '../happy/insights.ts'
import { changed, crowded, type Rejections, triedOften } from './rejection.ts'

const visitsMax = 300
const tooLong = 'n'.repeat(COMMUNITY.referralNameMax + 1)

const creating = (name: unknown) =>
  changed('createReferralLink', (input) => ({ ...input, body: { name } as { name: string } }))
const renaming = (name: unknown) =>
  changed('updateReferralLink', (input) => ({ ...input, body: { name } as { name: string } }))

/** A way to each code of the calls around visits and links. */
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
    RATE_LIMITED: async (made) => {
      const { input } = await changed('recordVisit')(made)
      await triedOften(made, `visit:${crowded}`, visitsMax)
      return { browser: openBrowser(made, { address: crowded }), input }
    },
  },
} satisfies Rejections
