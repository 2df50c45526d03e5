import { describe, expect, it } from 'vitest'
import {
  can,
  mayBecome,
  type Permission,
  type ProjectRole,
  permissions,
  projectRoles,
  projectStatuses,
  rejectionOf,
  rolesOf,
  transitions,
} from './permissions.ts'

const who = (permission: Permission) => projectRoles.filter((role) => can(role, permission))

describe('the team (decisions 2 §2)', () => {
  const table: readonly (readonly [what: string, Permission, readonly ProjectRole[]])[] = [
    ['a viewer reads drafts', 'draft:read', ['moderator', 'VIEWER', 'USER', 'ADMIN', 'creator']],
    ['a viewer reads insights in numbers', 'insights:read', ['VIEWER', 'USER', 'ADMIN', 'creator']],
    ['a user edits content and FAQ', 'content:write', ['USER', 'ADMIN', 'creator']],
    ['a user edits rewards', 'rewards:write', ['USER', 'ADMIN', 'creator']],
    ['a user writes updates', 'updates:write', ['USER', 'ADMIN', 'creator']],
    ['a user pins and removes comments', 'comments:moderate', ['moderator', 'USER', 'ADMIN', 'creator']],
    ['a user sees backers with names and addresses', 'backers:read', ['USER', 'ADMIN', 'creator']],
    ['a user ships, exports and makes segments', 'orders:write', ['USER', 'ADMIN', 'creator']],
    ['an admin refunds', 'pledges:refund', ['ADMIN', 'creator']],
    ['an admin completes a milestone', 'milestones:complete', ['ADMIN', 'creator']],
    ['an admin withdraws', 'funds:withdraw', ['ADMIN', 'creator']],
    ['an admin sets the bank account', 'bank-account:write', ['ADMIN', 'creator']],
    ['an admin changes the team', 'team:write', ['ADMIN', 'creator']],
    ['an admin makes coupons', 'coupons:write', ['ADMIN', 'creator']],
    ['an admin submits', 'project:submit', ['ADMIN', 'creator']],
    ['an admin closes', 'project:close', ['ADMIN', 'creator']],
    ['an admin deletes', 'project:delete', ['ADMIN', 'creator']],
  ]
  it.each(table)('%s', (_, permission, roles) => expect(who(permission)).toEqual(roles))

  it('moderators alone suspend, and touch neither money nor content', () => {
    expect(who('project:suspend')).toEqual(['moderator'])
    expect(permissions.filter((permission) => can('moderator', permission))).toEqual([
      'project:read',
      'project:pledge',
      'project:flag',
      'project:subscribe',
      'draft:read',
      'comments:moderate',
      'project:suspend',
      'platform:moderate',
      'project:review',
    ])
  })
})

describe('roles of a person', () => {
  const nobody = {
    signedIn: true,
    creator: false,
    member: null,
    moderator: false,
    backs: false,
    votes: false,
  } as const
  it('outside the team are all that apply', () => {
    expect(rolesOf({ ...nobody, signedIn: false })).toEqual(['visitor'])
    expect(rolesOf(nobody)).toEqual(['other'])
    expect(rolesOf({ ...nobody, backs: true, moderator: true })).toEqual(['other', 'backer', 'moderator'])
    expect(rolesOf({ ...nobody, votes: true })).toEqual(['other', 'voter'])
  })
  it('within it are the team’s one: a person who judges a project or is paid by it does not vote on it', () => {
    expect(rolesOf({ ...nobody, creator: true, backs: true })).toEqual(['creator'])
    expect(rolesOf({ ...nobody, member: 'USER', backs: true, votes: true, moderator: true })).toEqual([
      'USER',
    ])
  })
  it('add up: a moderator with a pledge talks and votes as other backers do', () => {
    expect(can(['backer', 'moderator'], 'milestones:vote')).toBe(true)
    expect(can(['backer', 'moderator'], 'project:suspend')).toBe(true)
    expect(can(['backer', 'moderator'], 'content:write')).toBe(false)
  })
})

describe('backers', () => {
  it('talk, as the team does; they alone enter a bonus, and vote beside who had a voice when the vote opened', () => {
    expect(who('comments:write')).toEqual(['backer', 'VIEWER', 'USER', 'ADMIN', 'creator'])
    expect(who('milestones:vote')).toEqual(['backer', 'voter'])
    expect(who('bonus:enter')).toEqual(['backer'])
  })
  it('lack what is rejected with BACKER_PRIVATE, others with MISSING_PERMISSION, and reading with nothing', () => {
    expect(rejectionOf('milestones:vote')).toBe('BACKER_PRIVATE')
    expect(rejectionOf('rewards:write')).toBe('MISSING_PERMISSION')
    expect(rejectionOf('project:read')).toBeNull()
    for (const permission of permissions)
      expect([permission, rejectionOf(permission) === null]).toEqual([permission, can('other', permission)])
  })
})

describe('life of a project (decisions 2 §1)', () => {
  it('knows the changes of the table and no other', () => {
    const possible = projectStatuses.flatMap((from) =>
      [...projectStatuses, 'deleted' as const].flatMap((to) =>
        transitions.some((each) => each.from === from && each.to === to) ? [`${from} → ${to}`] : [],
      ),
    )
    expect(possible).toEqual([
      'INITIAL → DRAFT',
      'INITIAL → deleted',
      'DRAFT → ACTIVE',
      'DRAFT → deleted',
      'ACTIVE → SUSPENDED',
      'ACTIVE → COMPLETE',
      'SUSPENDED → ACTIVE',
      'SUSPENDED → COMPLETE',
      'COMPLETE → SUSPENDED',
    ])
  })
  it('knows what triggers it', () => {
    expect(mayBecome('DRAFT', 'ACTIVE', 'project:submit')).toBe(true)
    expect(mayBecome('DRAFT', 'ACTIVE', 'time')).toBe(false)
    expect(mayBecome('ACTIVE', 'deleted', 'project:delete')).toBe(false)
  })
})
