import { submitProject } from '@kindling/api-client/contract/project-editing'
import { getMe } from '@kindling/api-client/contract/users'
import { setBankAccount } from '@kindling/api-client/contract/withdrawals'
import { eq } from 'drizzle-orm'
import { faqItems, milestones, projects, rewards, rewardVariants, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { bankDocument, goodBankAccount } from './bank.ts'
import type { Browser } from './browser.ts'
import { makeWholeProject, type TestPlatform } from './platform.ts'
import { confirmed } from './second-factor.ts'

/** A draft and its creator. */
export interface Draft {
  readonly browser: Browser
  readonly projectId: string
  readonly rewardId: string
  readonly variantId: string
  readonly milestoneId: string
  readonly faqId: string
  readonly previewCode: string
  readonly imageId: string
}

/** A draft that can be launched, of somebody whose identity is checked and whose bank account is known. */
export async function makeDraft(made: TestPlatform): Promise<Draft> {
  const browser = await confirmed(made)
  const { user } = await browser.client(getMe, {})
  const project = await makeWholeProject(made)
  const { db } = made.platform
  const id = Number(project.id)
  const previewCode = newId('prv')
  await db.update(users).set({ kycStatus: 'KYC_COMPLETE' }).where(eq(users.id, user.id))
  await db
    .update(projects)
    .set({
      creatorId: user.id,
      status: 'DRAFT',
      blurb: 'It boils, and it packs away.',
      location: 'Sheffield, United Kingdom',
      description: 'It boils. '.repeat(60),
      contactEmail: user.email,
      duration: 30,
      startTime: null,
      endTime: null,
      previewCode,
    })
    .where(eq(projects.id, id))
  // A variant beside the default.
  const variantId = newId('var')
  await db
    .insert(rewardVariants)
    .values({ id: variantId, rewardId: project.rewardId, position: 1, name: 'Moss' })
  await db.update(rewardVariants).set({ name: 'Slate' }).where(eq(rewardVariants.id, project.variantId))
  await db.update(rewards).set({ backerLimit: 100 }).where(eq(rewards.id, project.rewardId))
  const body = { ...goodBankAccount, file: bankDocument() }
  await browser.client(setBankAccount, { params: { id: project.id }, body })
  const [milestone] = await db.select().from(milestones).where(eq(milestones.projectId, id))
  const [faq] = await db.select().from(faqItems).where(eq(faqItems.projectId, id))
  return {
    browser,
    projectId: project.id,
    rewardId: project.rewardId,
    variantId,
    milestoneId: milestone?.id ?? '',
    faqId: faq?.id ?? '',
    previewCode,
    imageId: 'fernhill-kettle-main',
  }
}

/** A storefront that waits for a moderator. */
export async function storefrontInReview(made: TestPlatform): Promise<Pick<Draft, 'browser' | 'projectId'>> {
  const { browser, projectId } = await makeStorefront(made)
  await browser.client(submitProject, { params: { id: projectId }, body: {} })
  return { browser, projectId }
}

/** A storefront that could be submitted to review. */
export async function makeStorefront(made: TestPlatform): Promise<Pick<Draft, 'browser' | 'projectId'>> {
  const { browser, projectId } = await makeDraft(made)
  const { db, now } = made.platform
  const id = Number(projectId)
  await db
    .update(projects)
    .set({ fundingType: 'STOREFRONT', fundingGoal: 0, duration: null })
    .where(eq(projects.id, id))
  await db.delete(milestones).where(eq(milestones.projectId, id))
  const deliveryDate = new Date(now().getTime() + 90 * 86_400_000)
  await db.update(rewards).set({ deliveryDate }).where(eq(rewards.projectId, id))
  return { browser, projectId }
}
