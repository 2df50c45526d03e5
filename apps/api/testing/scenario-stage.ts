import { fixtures, happy, respond, type WorldOptions } from '@kindling/api-client/scenarios'
import { type Browser, openBrowser } from './browser.ts'
import type { Stage } from './stage.ts'

type Handlers = Parameters<typeof respond>[0]

/** An app with the scenarios' handlers only. */
export function scenarioBrowser(handlers: Handlers): Browser {
  const app = {
    request: async (path: string, init?: RequestInit) => {
      const request = new Request(new URL(`/api${path}`, 'http://stories.example'), init)
      const response = await respond(handlers, request)
      if (!response) throw new Error(`No scenario answers ${request.method} ${path}`)
      return response
    },
  }
  return openBrowser({ app })
}

const { cart, oneKettle, kettle } = fixtures
const project = {
  id: kettle.id,
  creatorId: kettle.creator.id,
  rewardId: oneKettle.id,
  variantId: oneKettle.variants[0]?.id ?? '',
}

/** The scenarios of stories, one world a person. */
export function scenarioStage(): Stage {
  const browser = (world: WorldOptions) => scenarioBrowser(happy(world))
  const enrolled = (world: WorldOptions) => ({
    browser: browser(world),
    email: fixtures.backer.email,
    code: () => '490215',
    recoveryKey: fixtures.recoveryKey,
  })
  return {
    visitor: () => browser({ user: null }),
    newcomer: async () => browser({ user: fixtures.newcomer }),
    backer: async () => browser({ user: fixtures.backer, pledges: [{ ...cart, status: 'CHECKED_OUT' }] }),
    code: async () => 'c29tZSByYW5kb20gYml0cw',
    newsletterCode: async () => 'c29tZSByYW5kb20gYml0cw',
    unsubscribeCode: async () => '1.c29tZSByYW5kb20gYml0cw',
    confirmed: async () => browser({ user: fixtures.backer }),
    enrolling: async () => enrolled({ user: fixtures.backer }),
    guarded: async () => enrolled({ user: { ...fixtures.backer, totp_enabled: true } }),
    atDevice: async () => browser({ user: fixtures.backer }),
    keyMade: async () => ({ browser: browser({ user: fixtures.backer }), credential: {} }),
    passkeyHolder: async () => ({
      browser: browser({ user: fixtures.backer }),
      passkeyId: fixtures.passkeys[0]?.id ?? '',
    }),
    unlocked: async () => ({ browser: browser({ user: null }), credential: {} }),
    backFromGoogle: async () => ({
      browser: browser({ user: null }),
      query: { code: 'Y29kZQ', state: 'c3RhdGU' },
    }),
    nameless: async () => ({ browser: browser({ user: null }), code: 'YXJyaXZhbA' }),
    passwordless: async () => browser({ user: { ...fixtures.newcomer, login_methods: ['google'] } }),
    backFromIdentity: async () => ({
      browser: browser({ user: fixtures.backer }),
      code: 'kyc_1',
      id: 'idc_1',
    }),
    moderator: async () => browser({ user: fixtures.moderator }),
    hidden: async () => ({
      browser: browser({ user: fixtures.moderator }),
      caseId: fixtures.hiddenComment.id,
    }),
    creator: async () => browser({ user: fixtures.backer }),
    holder: async () => browser({ user: fixtures.holder }),
    draft: async () => ({
      browser: browser({ user: fixtures.backer, draft: fixtures.readyDraft }),
      projectId: fixtures.readyDraft.id,
      rewardId: oneKettle.id,
      variantId: oneKettle.variants[0]?.id ?? '',
      milestoneId: fixtures.milestones[0]?.id ?? '',
      faqId: fixtures.readyDraft.faq[0]?.id ?? '',
      previewCode: fixtures.readyDraft.preview_code ?? '',
      imageId: 'fernhill-kettle-main',
    }),
    team: async () => {
      const { readyDraft: draft } = fixtures
      return {
        projectId: draft.id,
        creator: browser({ user: fixtures.backer, draft }),
        member: browser({ user: fixtures.backer, draft: { ...draft, role: 'USER' } }),
        memberId: fixtures.collaborators[1]?.id ?? '',
        inviteId: fixtures.invites[0]?.id ?? '',
        invited: browser({ user: fixtures.backer }),
        code: 'c29tZSByYW5kb20gYml0cw',
      }
    },
    storefrontInReview: async () => ({
      browser: browser({ user: fixtures.backer, draft: fixtures.reviewedStorefront }),
      projectId: fixtures.reviewedStorefront.id,
    }),
    discussion: async () => ({
      projectId: kettle.id,
      browser: browser({ user: fixtures.backer, pledges: [{ ...cart, status: 'CHECKED_OUT' }] }),
      team: browser({
        user: { ...fixtures.backer, id: kettle.creator.id },
        project: { ...fixtures.wholeKettle, is_collaborator: true },
      }),
      ownId: 'cmt_mara',
      otherId: 'cmt_wiremu',
      replyId: 'cmt_wiremu_1',
      updateId: 'upd_5',
    }),
    bonus: async () => ({
      projectId: kettle.id,
      browser: browser({ user: fixtures.backer, pledges: [{ ...cart, status: 'CHECKED_OUT' }] }),
      team: browser({
        user: { ...fixtures.backer, id: kettle.creator.id },
        project: { ...fixtures.wholeKettle, is_collaborator: true },
      }),
      bonusId: fixtures.photographIt.id,
      entryId: fixtures.bonusEntries[0]?.id ?? '',
    }),
    told: async () => ({
      browser: browser({ user: fixtures.backer }),
      notificationId: fixtures.notifications[0]?.id ?? '',
    }),
    collected: async () => ({
      browser: browser({ user: fixtures.backer, pledges: [{ ...cart, status: 'COMPLETED' }] }),
      creator: browser({ user: fixtures.backer, pledges: [{ ...cart, status: 'COMPLETED' }] }),
      project,
      pledgeId: cart.id,
    }),
    paidOut: async () => ({ creator: browser({ user: fixtures.backer }), project }),
    dollarHolder: async () => browser({ user: fixtures.holder }),
    voting: async () => ({
      browser: browser({ user: fixtures.backer }),
      creator: browser({ user: fixtures.backer }),
      project,
      milestoneId: fixtures.openVote.milestone_id,
      voteId: fixtures.openVote.id,
    }),
    project: async () => project,
  }
}
