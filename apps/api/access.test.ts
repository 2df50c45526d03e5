import { contract } from '@kindling/api-client/contract'
import type { EndpointSpec, ProjectAccess } from '@kindling/api-client/contract/endpoint'
import {
  can,
  isPublished,
  type ProjectRole,
  type ProjectStatus,
  projectRoles,
  projectStatuses,
  rejectionOf,
  teamRoles,
} from '@kindling/validation/permissions'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  milestones,
  milestoneVoters,
  milestoneVotes,
  pledges,
  projectMembers,
  projects,
  users,
} from './database/schema.ts'
import { newId } from './kernel/ids.ts'
import { type Browser, openBrowser } from './testing/browser.ts'
import { platformForTests } from './testing/platform-for-tests.ts'
import { newcomer, signIn } from './testing/sign-in.ts'

/*
 * Call × role × state, derived from the contract: every call about a project, served or planned, is made by each role
 * in each state. What is rejected follows from the permission table alone.
 */

type ProjectCall = EndpointSpec & { readonly access: ProjectAccess }
const all: readonly EndpointSpec[] = Object.values(contract)
const calls = all.filter((endpoint): endpoint is ProjectCall => endpoint.access?.on === 'project')

const made = platformForTests()
let projectId = ''
/** Who calls: somebody of each role, and a moderator who has pledged as well. */
const callers = [...projectRoles, 'moderator who backs'] as const
type Caller = (typeof callers)[number]
const rolesOfCaller = (caller: Caller): readonly ProjectRole[] =>
  caller === 'moderator who backs' ? ['backer', 'moderator'] : [caller]
let browsers: Readonly<Record<Caller, Browser>>
const members: (typeof projectMembers.$inferInsert)[] = []
/** Those who left come back: one call is to leave. */
const rejoin = () => made.platform.platform.db.insert(projectMembers).values(members).onConflictDoNothing()

beforeAll(async () => {
  const { platform } = made
  const { db, now } = platform.platform
  const project = await made.stage.project()
  projectId = project.id
  const person = async () => {
    const browser = await newcomer(platform)
    const { body } = await browser.send('/users/me/')
    return { browser, userId: (body as { user: { id: string } }).user.id }
  }
  const member = async (role: (typeof teamRoles)[number]) => {
    const { browser, userId } = await person()
    members.push({ projectId: Number(projectId), userId, role, joinedAt: now() })
    return browser
  }
  const pledge = (userId: string) =>
    db.insert(pledges).values({
      id: newId('plg'),
      projectId: Number(projectId),
      userId,
      status: 'CHECKED_OUT',
      createdAt: now(),
      updatedAt: now(),
    })
  const backer = await person()
  await pledge(backer.userId)
  const voter = await person()
  const [milestone] = await db
    .select()
    .from(milestones)
    .where(eq(milestones.projectId, Number(projectId)))
  if (!milestone) throw new Error('There is nothing to vote about')
  const vote = {
    id: newId('vot'),
    milestoneId: milestone.id,
    projectId: milestone.projectId,
    opensAt: now(),
    closesAt: milestone.date,
    voters: 1,
  }
  await db.insert(milestoneVotes).values(vote)
  await db.insert(milestoneVoters).values({ voteId: vote.id, userId: voter.userId, voice: voter.userId })
  const moderator = await person()
  const both = await person()
  await pledge(both.userId)
  await db
    .update(users)
    .set({ isModerator: true })
    .where(inArray(users.id, [moderator.userId, both.userId]))
  const [viewer, user, admin] = await Promise.all(teamRoles.map(member))
  await rejoin()
  if (!viewer || !user || !admin) throw new Error('The team is not complete')
  browsers = {
    visitor: openBrowser(platform),
    other: (await person()).browser,
    backer: backer.browser,
    voter: voter.browser,
    moderator: moderator.browser,
    'moderator who backs': both.browser,
    VIEWER: viewer,
    USER: user,
    ADMIN: admin,
    creator: await signIn(platform, project.creatorId),
  }
})

async function rejectedWith(
  browser: Browser,
  { access, method, path, multipart }: ProjectCall,
): Promise<unknown> {
  const address = path.replace(/\{\w+\}/, projectId).replaceAll(/\{\w+\}/g, 'nothing')
  const body = multipart ? new FormData() : '{}'
  const changing =
    method === 'GET' ? {} : { body, ...(!multipart && { headers: { 'content-type': 'application/json' } }) }
  const answered = await browser.send(`/${address}`, { method, ...changing })
  const [item] = (answered.body as { errors?: { code: string; field?: string }[] }).errors ?? []
  if (item?.code === 'NOT_FOUND') return item.field === 'project' ? 'NOT_FOUND' : null
  const byAccess = ['RESTRICTED_AREA', 'MISSING_PERMISSION', 'BACKER_PRIVATE', 'UNIMPLEMENTED']
  // What a served call says of the state by its own rules depends on more than the state.
  if (access.while) byAccess.push('INVALID_PROJECT_STATE')
  return item && byAccess.includes(item.code) ? item.code : null
}

/** What the table says; null where the call goes on to its own rules. */
function expected({ access, auth, status }: ProjectCall, caller: Caller, state: ProjectStatus) {
  const roles = rolesOfCaller(caller)
  if (auth === 'session' && caller === 'visitor') return 'RESTRICTED_AREA'
  if (!isPublished(state) && !can(roles, 'draft:read')) return 'NOT_FOUND'
  if (!can(roles, access.may)) return rejectionOf(access.may)
  if (access.while && !access.while.includes(state)) return 'INVALID_PROJECT_STATE'
  return status === 'planned' ? 'UNIMPLEMENTED' : null
}

describe.each(projectStatuses)('a project that is %s', (state) => {
  beforeAll(async () => {
    await made.platform.platform.db
      .update(projects)
      .set({ status: state })
      .where(eq(projects.id, Number(projectId)))
  })
  it.each(calls.map((call) => [call.name, call] as const))('%s asks each caller alike', async (_, call) => {
    const got: Partial<Record<Caller, unknown>> = {}
    const wanted: Partial<Record<Caller, unknown>> = {}
    for (const caller of callers) {
      got[caller] = await rejectedWith(browsers[caller], call)
      wanted[caller] = expected(call, caller, state)
    }
    if (call.name === 'leaveTeam') await rejoin()
    expect(got).toEqual(wanted)
  })
})

describe('a call about a project', () => {
  it('names its access: every path under one project does', () => {
    const without = all.filter(({ path, access }) => /^projects\/\{/.test(path) && !access)
    // Whether a name is taken is said of drafts too, to anybody.
    expect(without.map(({ name }) => name)).toEqual(['projectExists'])
  })
  it.each(all.filter(({ status, access, auth }) => status === 'planned' && !access && auth === 'session'))(
    '$name is about none, is planned, and says so to who is signed in',
    async ({ method, path }) => {
      const { status, body } = await browsers.other.send(`/${path.replaceAll(/\{\w+\}/g, 'nothing')}`, {
        method,
        ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
      })
      expect([status, body]).toEqual([400, { errors: [{ code: 'UNIMPLEMENTED' }] }])
    },
  )
  it('has its access checked before its body: a stranger learns nothing of either', async () => {
    const answered = await browsers.other.send(`/projects/${projectId}/`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"funding_goal":"rubbish"}',
    })
    expect([answered.status, answered.body]).toEqual([404, { errors: [{ code: 'MISSING_PERMISSION' }] }])
  })
})
