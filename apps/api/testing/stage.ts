import { flagComment } from '@kindling/api-client/contract/comments'
import { addPaymentMethod, addShippingAddress, getMe } from '@kindling/api-client/contract/users'
import { setBankAccount } from '@kindling/api-client/contract/withdrawals'
import { COMMUNITY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { type CodeKind, issueCode } from '../accounts/codes.ts'
import { newsletterSubscribers, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { releasePart } from '../money/release.ts'
import { issueNewsletterCode, unsubscribeCode } from '../newsletter/codes.ts'
import { INITIAL_PART } from '../pledges/books.ts'
import { bankDocument, goodBankAccount } from './bank.ts'
import { type Bonused, bonusOn } from './bonus.ts'
import { type Browser, openBrowser } from './browser.ts'
import { type Discussion, discussionOn } from './discussion.ts'
import { type Draft, makeDraft, storefrontInReview } from './draft.ts'
import { type BackFromIdentity, backFromIdentity, passwordless } from './identity.ts'
import { endWell, endWithVote } from './money.ts'
import { type Answering, type Holder, keyMade, passkeyHolder, unlocked, withDevice } from './passkeys.ts'
import { cardBody, confirm, fill, goodAddress, goodCard } from './people.ts'
import { type MadeProject, makeWholeProject, type ProjectOptions, type TestPlatform } from './platform.ts'
import { confirmed, type Enrolling, enrolling, guarded } from './second-factor.ts'
import { newcomer, signIn } from './sign-in.ts'
import { agreed, arrivedWithoutName, stranger } from './social.ts'
import { makeTeam, type Team } from './team.ts'
import { tellOf } from './tell.ts'
import { dollarHolder, holder } from './wallet.ts'

/** Somebody who may vote, and about what. */
export interface Voting {
  readonly browser: Browser
  readonly creator: Browser
  readonly project: MadeProject
  readonly voteId: string
  readonly milestoneId: string
}

/** A pledge that was charged, its backer, and the creator who got it. */
export interface Collected {
  readonly browser: Browser
  readonly creator: Browser
  readonly project: MadeProject
  readonly pledgeId: string
}

/** Where calls are tested: the platform itself, or the scenarios of stories. */
export interface Stage {
  readonly visitor: () => Browser
  /** Signed up a moment ago: no card, no address. */
  readonly newcomer: () => Promise<Browser>
  /** With a card and an address in Canada. */
  readonly backer: (card?: string) => Promise<Browser>
  /** A code that an e-mail carries, for somebody who signed up a moment ago. */
  readonly code: (kind: CodeKind) => Promise<string>
  /** Code of an e-mail that asks whether an address wants the newsletter. */
  readonly newsletterCode: () => Promise<string>
  /** Code under a newsletter, of somebody who reads it. */
  readonly unsubscribeCode: () => Promise<string>
  /** With a confirmed e-mail. */
  readonly confirmed: () => Promise<Browser>
  /** Has scanned the code of two-factor, and not confirmed it yet. */
  readonly enrolling: () => Promise<Enrolling>
  /** Logged in, with two-factor on. */
  readonly guarded: () => Promise<Enrolling>
  /** At a page of the site, with a device that can make a passkey. */
  readonly atDevice: () => Promise<Browser>
  /** Their device has made a passkey that is not added yet. */
  readonly keyMade: () => Promise<Pick<Answering, 'browser' | 'credential'>>
  /** Has a passkey. */
  readonly passkeyHolder: () => Promise<Pick<Holder, 'browser' | 'passkeyId'>>
  /** Nobody is logged in, and a passkey has answered. */
  readonly unlocked: () => Promise<Pick<Answering, 'browser' | 'credential'>>
  /** Back from Google, with what the way back carries. */
  readonly backFromGoogle: () => Promise<{ browser: Browser; query: { code: string; state: string } }>
  /** Back from Google without a name, with the code that goes on. */
  readonly nameless: () => Promise<{ browser: Browser; code: string }>
  /** Signed up at a provider: without a password here. */
  readonly passwordless: () => Promise<Browser>
  /** Back from the identity provider, which approves of them. */
  readonly backFromIdentity: () => Promise<BackFromIdentity>
  /** Verified, in Canada, with 1,770 PLG. */
  readonly holder: () => Promise<Browser>
  /** Looks after the platform. */
  readonly moderator: () => Promise<Browser>
  /** The creator of a campaign. */
  readonly creator: (project: MadeProject) => Promise<Browser>
  /** A draft that can be launched, and its creator. */
  readonly draft: () => Promise<Draft>
  /** A draft with a team and an invitation. */
  readonly team: () => Promise<Team>
  /** A storefront that waits for a moderator, and its creator. */
  readonly storefrontInReview: () => Promise<Pick<Draft, 'browser' | 'projectId'>>
  /** A live campaign with one reward. */
  readonly project: (options?: ProjectOptions) => Promise<MadeProject>
  /** A discussion in which a backer and another person have begun a thread each. */
  readonly discussion: () => Promise<Discussion>
  /** A bonus, and an entry that waits. */
  readonly bonus: () => Promise<Bonused>
  /** A moderator, and the case of a comment that three people have flagged. */
  readonly hidden: () => Promise<{ browser: Browser; caseId: string }>
  /** Of a campaign that ended a moment ago. */
  readonly collected: () => Promise<Collected>
  /** A project whose creator was paid, and who has entered a bank account. */
  readonly paidOut: () => Promise<Pick<Collected, 'creator' | 'project'>>
  /** Has about a hundred US dollars in the wallet. */
  readonly dollarHolder: () => Promise<Browser>
  /** Somebody whose pledge was collected, and the open vote about its milestone. */
  readonly voting: () => Promise<Voting>
  /** Somebody who was told of something and has not read it. */
  readonly told: () => Promise<{ browser: Browser; notificationId: string }>
}

/** The real thing. */
export function platformStage(platform: TestPlatform): Stage {
  return {
    visitor: () => openBrowser(platform),
    newcomer: () => newcomer(platform),
    backer: async (card = goodCard) => {
      const browser = await newcomer(platform)
      await browser.client(addPaymentMethod, { body: cardBody(card) })
      await browser.client(addShippingAddress, { body: goodAddress })
      return browser
    },
    code: async (kind) => {
      const { user } = await (await newcomer(platform)).client(getMe, {})
      const { db, now } = platform.platform
      const { code } = await issueCode(db, now(), { kind, userId: user.id, email: user.email })
      return code
    },
    newsletterCode: async () => {
      const email = `${newId('p')}@example.com`.toLowerCase()
      const { db, now } = platform.platform
      return (await issueNewsletterCode(db, now(), { emailKey: email, email })).code
    },
    unsubscribeCode: async () => {
      const email = `${newId('p')}@example.com`.toLowerCase()
      const { db, now } = platform.platform
      await db.insert(newsletterSubscribers).values({ emailKey: email, email, createdAt: now() })
      return unsubscribeCode(platform.platform, email)
    },
    confirmed: () => confirmed(platform),
    enrolling: () => enrolling(platform),
    guarded: () => guarded(platform),
    atDevice: async () => (await withDevice(platform)).browser,
    keyMade: () => keyMade(platform),
    passkeyHolder: () => passkeyHolder(platform),
    unlocked: () => unlocked(platform),
    backFromGoogle: async () => {
      const browser = openBrowser(platform)
      return { browser, query: await agreed(platform, browser) }
    },
    nameless: () => arrivedWithoutName(platform, { ...stranger(), name: '' }),
    passwordless: () => passwordless(platform),
    backFromIdentity: () => backFromIdentity(platform),
    holder: () => holder(platform),
    moderator: async () => {
      const browser = await newcomer(platform)
      const { user } = await browser.client(getMe, {})
      await platform.platform.db.update(users).set({ isModerator: true }).where(eq(users.id, user.id))
      return browser
    },
    creator: (project) => signIn(platform, project.creatorId),
    draft: () => makeDraft(platform),
    team: () => makeTeam(platform),
    storefrontInReview: () => storefrontInReview(platform),
    project: (options) => makeWholeProject(platform, options),
    discussion: () => discussionOn(platform),
    bonus: () => bonusOn(platform),
    hidden: async () => {
      const { projectId: id, otherId: commentId } = await discussionOn(platform)
      for (let n = 0; n < COMMUNITY.flagsToHide; n++) {
        const { client } = await newcomer(platform)
        await client(flagComment, { params: { id, commentId }, body: { reason: 'SPAM' } })
      }
      return { browser: await platformStage(platform).moderator(), caseId: `comment-${commentId}` }
    },
    voting: async () => {
      const browser = await platformStage(platform).backer()
      const project = await makeWholeProject(platform)
      await confirm(browser.client, project, await fill(browser.client, project))
      const creator = await signIn(platform, project.creatorId)
      return { browser, creator, project, ...(await endWithVote(platform, Number(project.id))) }
    },
    collected: async () => {
      const browser = await platformStage(platform).backer()
      const project = await makeWholeProject(platform)
      const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
      await endWell(platform, Number(project.id))
      return { browser, creator: await signIn(platform, project.creatorId), project, pledgeId }
    },
    paidOut: async () => {
      const { creator, project } = await platformStage(platform).collected()
      const { db, businessNow } = platform.platform
      await db.transaction((tx) => releasePart(tx, Number(project.id), INITIAL_PART, businessNow()))
      const body = { ...goodBankAccount, file: bankDocument() }
      await creator.client(setBankAccount, { params: { id: project.id }, body })
      return { creator, project }
    },
    dollarHolder: () => dollarHolder(platform),
    told: async () => {
      const browser = await newcomer(platform)
      const { user } = await browser.client(getMe, {})
      const project = await makeWholeProject(platform)
      return { browser, notificationId: await tellOf(platform, user.id, project) }
    },
  }
}
