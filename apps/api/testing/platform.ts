import type { Client } from '@kindling/api-client/transport'
import { eq } from 'drizzle-orm'
import { type Logger, pino } from 'pino'
import {
  categories,
  faqItems,
  milestones,
  projects,
  projectUpdates,
  rewards,
  rewardVariants,
  users,
} from '../database/schema.ts'
import { type RunningPlatform, startPlatform } from '../index.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import type { ChosenPayments } from '../providers/choose-payments.ts'
import type { Mailer } from '../providers/mail.ts'
import { openBrowser } from './browser.ts'
import { testsBegin } from './memory-database.ts'
import { type MemoryFiles, memoryFiles } from './memory-files.ts'
import { openOwnDatabase } from './own-database.ts'

const day = 86_400_000

/** A clock that tests move by hand. */
export interface Clock {
  readonly now: () => Date
  readonly advance: (ms: number) => void
}

export function createClock(start = testsBegin): Clock {
  let time = start
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms
    },
  }
}

export interface TestPlatform extends RunningPlatform {
  readonly clock: Clock
  readonly files: MemoryFiles
  /** Statements that a database of its own was sent so far, but for those that begin and end a transaction. */
  readonly statements: () => number
  /** A browser of its own: it keeps its cookie. */
  readonly visitor: () => Client
}

export interface TestPlatformOptions {
  /** `postgres://…` or a folder; one of its own where absent: in memory, or as `MONEY_ON` says. */
  readonly database?: string
  readonly secureCookies?: boolean
  readonly trustProxy?: boolean
  readonly origins?: readonly string[]
  /** Whether stand-ins replace services. */
  readonly standIns?: boolean
  /** Who brings e-mails; the outbox where absent. */
  readonly mail?: Mailer
  /** Who charges cards; the stand-in where absent. */
  readonly payments?: ChosenPayments
  /** What is stored first: one category, or nothing, or in a database of its own the demo world. */
  readonly holds?: 'one category' | 'nothing' | 'demo'
  /** Stands still, and is moved by hand, where absent. */
  readonly clock?: Clock
  /** Nothing is logged where absent. */
  readonly log?: Logger
  /** Called before each statement to a database of its own; one that throws keeps it from being sent. */
  readonly onStatement?: () => void
}

/** The platform on a database of its own (or where `database` says), with one category if nothing else is asked for. */
export async function startTestPlatform({
  database,
  secureCookies = false,
  trustProxy = true,
  origins = [],
  standIns = true,
  mail,
  payments,
  holds = 'one category',
  clock = createClock(),
  log = pino({ level: 'silent' }),
  onStatement,
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  const files = memoryFiles()
  let statements = 0
  const running = await startPlatform({
    database:
      database ??
      (await openOwnDatabase(holds === 'demo' ? 'demo' : 'nothing', () => {
        statements += 1
        onStatement?.()
      })),
    now: clock.now,
    files,
    log,
    secureCookies,
    trustProxy,
    origins,
    standIns,
    // The clock stands still: a test runs what it wants to have run.
    jobs: 'leave',
    ...(mail ? { mail } : {}),
    ...(payments ? { payments } : {}),
  })
  if (holds === 'one category')
    await running.platform.db.insert(categories).values({ id: 6, name: 'Outdoors' }).onConflictDoNothing()
  return {
    ...running,
    clock,
    files,
    statements: () => statements,
    visitor: () => openBrowser(running).client,
  }
}

export interface ProjectOptions {
  readonly backerLimit?: number | null
  readonly variantQuantity?: number | null
  /** Cents. */
  readonly price?: number
  readonly shippingCost?: Record<string, number>
  readonly needsShipping?: boolean
  readonly fundingType?: 'CROWDFUNDING' | 'PREORDER' | 'STOREFRONT'
  /** Days from now; negative: it is over. */
  readonly endsInDays?: number
}

export interface MadeProject {
  readonly id: string
  readonly creatorId: string
  readonly rewardId: string
  readonly variantId: string
}

/** A live project with one reward, as a test needs it. */
export async function makeProject(
  { platform }: { readonly platform: Pick<Platform, 'db' | 'businessNow'> },
  options: ProjectOptions = {},
): Promise<MadeProject> {
  const { db } = platform
  const now = platform.businessNow()
  const creatorId = newId('usr')
  await db.insert(users).values({
    id: creatorId,
    email: `${creatorId}@example.com`,
    emailKey: `${creatorId}@example.com`,
    name: 'Greta Osei',
    joinedAt: now,
  })
  const [project] = await db
    .insert(projects)
    .values({
      creatorId,
      categoryId: 6,
      status: 'ACTIVE',
      fundingType: options.fundingType ?? 'CROWDFUNDING',
      name: 'A kettle',
      fundingGoal: 1_000_000,
      reservePercent: 60,
      startTime: new Date(now.getTime() - 10 * day),
      endTime: new Date(now.getTime() + (options.endsInDays ?? 10) * day),
    })
    .returning()
  if (!project) throw new Error('No project was made')
  const rewardId = newId('rwd')
  const variantId = newId('var')
  await db.insert(rewards).values({
    id: rewardId,
    projectId: project.id,
    position: 0,
    title: 'One kettle',
    price: options.price ?? 9_500,
    backerLimit: options.backerLimit ?? null,
    needsShipping: options.needsShipping ?? false,
    shippingCost: options.shippingCost ?? {},
  })
  await db.insert(rewardVariants).values({
    id: variantId,
    rewardId,
    position: 0,
    isDefault: true,
    quantity: options.variantQuantity ?? null,
  })
  await db.insert(milestones).values({
    id: newId('mst'),
    projectId: project.id,
    title: 'Delivered',
    date: new Date(now.getTime() + 300 * day),
    funds: 60,
  })
  return { id: String(project.id), creatorId, rewardId, variantId }
}

const picture = {
  file: 'fernhill-kettle-main.jpg',
  width: 1200,
  height: 1600,
  color: '#c5ae8a',
  alt: 'A kettle.',
  widths: [320],
}

/** A live project with everything a page shows: pictures, questions, updates for all, for backers, and a draft. */
export async function makeWholeProject(
  made: Pick<TestPlatform, 'platform'>,
  options: ProjectOptions = {},
): Promise<MadeProject> {
  const project = await makeProject(made, options)
  const { db, businessNow: now } = made.platform
  const projectId = Number(project.id)
  const at = (hours: number) => new Date(now().getTime() + hours * 3_600_000)
  await db
    .update(projects)
    .set({ mainImage: picture, images: [picture], featured: true, previewCode: 'secret', updatesCount: 2 })
    .where(eq(projects.id, projectId))
  await db.update(rewards).set({ image: picture }).where(eq(rewards.id, project.rewardId))
  await db
    .insert(faqItems)
    .values({ id: newId('faq'), projectId, position: 0, question: 'Does it whistle?', answer: 'No.' })
  const update = { projectId, description: 'It boils.', likes: 3 }
  await db.insert(projectUpdates).values([
    {
      ...update,
      id: newId('upd'),
      name: 'For all',
      createdAt: at(-3),
      publishedAt: at(-3),
      editedAt: at(-2),
    },
    {
      ...update,
      id: newId('upd'),
      name: 'For backers',
      isPublic: false,
      createdAt: at(-2),
      publishedAt: at(-2),
    },
    { ...update, id: newId('upd'), name: 'A draft', isDraft: true, createdAt: at(-1) },
  ])
  return project
}
