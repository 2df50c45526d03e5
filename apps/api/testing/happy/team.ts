import type { Stage } from '../stage.ts'
import type { Team } from '../team.ts'
import type { HappyCalls } from './prepared.ts'
import { addsMail, again, gives, isGone, isOutOfReach } from './replay.ts'

/** A call of the creator about their team. */
const about =
  <Input>(inputOf: (team: Team) => Input) =>
  async (stage: Stage) => {
    const team = await stage.team()
    return { browser: team.creator, input: inputOf(team) }
  }
const ofProject = ({ projectId: id }: Team) => ({ params: { id } })
const ofMember = ({ projectId: id, memberId: collaboratorId }: Team) => ({ id, collaboratorId })
const ofInvite = ({ projectId: id, inviteId }: Team) => ({ params: { id, inviteId } })
const answering = async (stage: Stage) => {
  const { invited, code } = await stage.team()
  return { browser: invited, input: { body: { code } } }
}

/** A team, the invitations to it, and the list of changes. */
export const team = {
  listCollaborators: about(ofProject),
  updateCollaborator: about((team) => ({ params: ofMember(team), body: { role: 'VIEWER' as const } })),
  removeCollaborator: again(isGone)(about((team) => ({ params: ofMember(team) }))),
  leaveTeam: again(isOutOfReach)(async (stage) => {
    const { member, projectId } = await stage.team()
    return { browser: member, input: { params: { id: projectId } } }
  }),
  listTeamProjects: async (stage) => {
    const { member } = await stage.team()
    return { browser: member, input: { query: { 'page[size]': '2' } } }
  },
  listInvites: about(ofProject),
  createInvite: again(gives('INVITE_EXISTS', 'the address was invited by the first try'))(
    about((team) => ({
      ...ofProject(team),
      body: { email: 'lena@parkworks.example', role: 'USER' as const },
    })),
  ),
  resendInvite: again(addsMail)(about(ofInvite)),
  removeInvite: again(isGone)(about(ofInvite)),
  lookUpInvite: answering,
  acceptInvite: answering,
  listActivity: about((team) => ({ ...ofProject(team), query: { 'page[size]': '2' } })),
} satisfies Partial<HappyCalls>
