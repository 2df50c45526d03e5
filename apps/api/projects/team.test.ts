import { deleteMe } from '@kindling/api-client/contract/account'
import {
  acceptInvite,
  createInvite,
  leaveTeam,
  listActivity,
  listCollaborators,
  listInvites,
  lookUpInvite,
  removeCollaborator,
  removeInvite,
  resendInvite,
  updateCollaborator,
} from '@kindling/api-client/contract/collaborators'
import { getPrivateProject, updateProject } from '@kindling/api-client/contract/project-editing'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { projectInvites, users } from '../database/schema.ts'
import { codeIn, mailsTo } from '../testing/mails.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const code = (wanted: string) => ({ code: wanted })
const emailOf = async (browser: Awaited<ReturnType<typeof made.stage.confirmed>>) =>
  (await browser.client(getMe, {})).user.email
const activityOf = async (browser: Awaited<ReturnType<typeof made.stage.confirmed>>, id: string) =>
  (await browser.client(listActivity, { params: { id }, query: {} })).activity

it('an invitation arrives by e-mail, works once and for its e-mail alone, and is told to who sent it', async () => {
  const { browser: creator, projectId: id } = await made.stage.draft()
  const [lena, other] = [await made.stage.confirmed(), await made.stage.confirmed()]
  const email = await emailOf(lena)
  const params = { id }
  await db().update(users).set({ language: 'fr' }).where(eq(users.email, email))
  await creator.client(createInvite, { params, body: { email: email.toUpperCase(), role: 'VIEWER' } })
  const again = creator.client(createInvite, { params, body: { email, role: 'USER' } })
  await expect(again).rejects.toMatchObject({ code: 'INVITE_EXISTS', errors: [{ field: 'email' }] })

  // Two that wait are one e-mail each; the later one's code is the one that works.
  const [first] = await mailsTo(made.platform, email.toUpperCase())
  expect(first?.subject).toContain('vous invite dans l’équipe de')
  const { invites } = await creator.client(listInvites, { params })
  await creator.client(resendInvite, { params: { id, inviteId: invites[0]?.id ?? '' } })
  const [second] = await mailsTo(made.platform, email.toUpperCase())
  const body = code(codeIn(second))
  for (const [browser, call] of [
    [lena, lookUpInvite],
    [lena, acceptInvite],
  ] as const)
    await expect(browser.client(call, { body: code(codeIn(first)) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })

  const { invitation } = await other.client(lookUpInvite, { body })
  expect(invitation).toMatchObject({ state: 'open', is_yours: false, role: 'VIEWER', team_count: 1 })
  expect(invitation.email).toMatch(/^.•••@/)
  expect((await made.stage.visitor().client(lookUpInvite, { body })).invitation.is_yours).toBe(false)
  await expect(other.client(acceptInvite, { body })).rejects.toMatchObject({
    code: 'INVALID_STATE',
    errors: [{ field: 'email' }],
  })

  const both = await Promise.all([1, 2].map(() => lena.client(acceptInvite, { body })))
  expect(both).toEqual([{ project_id: id }, { project_id: id }])
  expect((await lena.client(lookUpInvite, { body })).invitation).toMatchObject({
    state: 'joined',
    is_yours: true,
  })
  expect((await lena.client(getPrivateProject, { params })).project.role).toBe('VIEWER')
  await expect(lena.client(updateProject, { params, body: { blurb: 'Mine.' } })).rejects.toMatchObject({
    code: 'MISSING_PERMISSION',
  })
  expect((await activityOf(creator, id)).slice(0, 2).map(({ what }) => what.name)).toEqual([
    'JOINED',
    'INVITED',
  ])
  await expect(creator.client(createInvite, { params, body: { email, role: 'USER' } })).rejects.toMatchObject(
    { code: 'VALUE_EXISTS' },
  )

  await lena.client(leaveTeam, { params })
  await expect(lena.client(acceptInvite, { body })).rejects.toMatchObject({
    code: 'INVALID_STATE',
    errors: [{ field: 'code' }],
  })
  // Whoever left can be asked again.
  await creator.client(createInvite, { params, body: { email, role: 'USER' } })
})

it('an invitation that ended or was taken back says so and joins nobody', async () => {
  const { creator, invited, projectId: id, inviteId, code: secret } = await made.stage.team()
  const body = code(secret)
  await db()
    .update(projectInvites)
    .set({ expiresAt: new Date(0) })
    .where(eq(projectInvites.id, inviteId))
  expect((await invited.client(lookUpInvite, { body })).invitation.state).toBe('ended')
  await expect(invited.client(acceptInvite, { body })).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
  expect((await creator.client(listInvites, { params: { id } })).invites).toHaveLength(1)
  await creator.client(removeInvite, { params: { id, inviteId } })
  expect((await invited.client(lookUpInvite, { body })).invitation.state).toBe('taken_back')
  await expect(invited.client(acceptInvite, { body })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('a changed and an ended role are told to the member and listed; the creator stays', async () => {
  const { creator, member, memberId: collaboratorId, projectId: id } = await made.stage.team()
  const email = await emailOf(member)
  const params = { id, collaboratorId }
  const name = (await creator.client(listCollaborators, { params })).collaborators[1]?.name ?? ''
  await creator.client(updateCollaborator, { params, body: { role: 'ADMIN' } })
  // The same role again is no change.
  await creator.client(updateCollaborator, { params, body: { role: 'ADMIN' } })
  const { user } = await creator.client(getMe, {})
  const ofCreator = { id, collaboratorId: user.id }
  for (const call of [
    () => member.client(removeCollaborator, { params: ofCreator }),
    () => member.client(updateCollaborator, { params: ofCreator, body: { role: 'VIEWER' } }),
    () => creator.client(leaveTeam, { params: { id } }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await creator.client(removeCollaborator, { params })
  // What they edit now is rejected; a draft does not exist for them any more.
  await expect(
    member.client(updateProject, { params: { id }, body: { blurb: 'Mine.' } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const mails = await mailsTo(made.platform, email)
  expect(
    mails.slice(0, 2).map(({ subject }) => subject.replace(/ (in|team of) .*? (is)|of .*$/, '')),
  ).toHaveLength(2)
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Your role in .* is now admin$/),
      expect.stringMatching(/^You are no longer in the team of /),
    ]),
  )
  const lines = await activityOf(creator, id)
  expect(lines.slice(0, 2).map(({ what }) => what)).toEqual([
    { name: 'MEMBER_REMOVED', params: { member: name } },
    { name: 'ROLE_CHANGED', params: { member: name, from: 'USER', to: 'ADMIN' } },
  ])
})

it('pages the list of changes, and keeps no name or e-mail of an account that is deleted', async () => {
  const { creator, invited, projectId: id } = await made.stage.team()
  const email = await emailOf(invited)
  const page = (cursor?: string) =>
    creator.client(listActivity, { params: { id }, query: { 'page[size]': '1', ...(cursor && { cursor }) } })
  const newest = await page()
  const next = await page(newest.meta.next ?? '')
  expect(newest.activity[0]?.what).toEqual({ name: 'INVITED', params: { email, role: 'USER' } })
  expect(next.activity[0]?.id).not.toBe(newest.activity[0]?.id)
  await invited.client(deleteMe, { body: { password: goodPassword } })
  expect((await page()).activity[0]?.what).toEqual({ name: 'INVITED', params: { email: '', role: 'USER' } })
  expect((await creator.client(listInvites, { params: { id } })).invites).toEqual([])
})
