import type { ActivityEntry } from '../model/activity.ts'
import { toRfc2822 } from '../model/instant.ts'
import type { Collaborator, Invitation, Invite } from '../model/team.ts'
import { nowSeconds } from './clock.ts'
import { kettle } from './projects.fixtures.ts'
import { backer } from './users.fixtures.ts'

const day = 86_400
const before = (days: number) => toRfc2822((nowSeconds - days * day) * 1000)

/** The creator, a member and a viewer. */
export const collaborators: readonly Collaborator[] = [
  {
    id: 'usr_greta',
    name: 'Greta Olsson',
    email: 'greta@fernhill.example',
    image: null,
    role: 'ADMIN',
    is_creator: true,
    since: null,
  },
  {
    id: 'usr_theo',
    name: 'Theo Marsh',
    email: 'theo@fernhill.example',
    image: null,
    role: 'USER',
    is_creator: false,
    since: before(39),
  },
  {
    id: 'usr_callum',
    name: 'Callum Reid',
    email: 'callum@reid.example',
    image: null,
    role: 'VIEWER',
    is_creator: false,
    since: before(32),
  },
]

/** One that can be answered, and one whose time is over. */
export const invites: readonly Invite[] = [
  {
    id: 'inv_press',
    email: 'press@fernhill.example',
    role: 'USER',
    date: before(4),
    expires: before(-10),
    invited_by: 'Greta Olsson',
  },
  {
    id: 'inv_jo',
    email: 'jo@couriers.example',
    role: 'VIEWER',
    date: before(20),
    expires: before(6),
    invited_by: 'Greta Olsson',
  },
]

/** For the backer of the stories, who is logged in. */
export const invitation: Invitation = {
  state: 'open',
  project: {
    id: '31',
    name: 'Hollin, the kettle you can take apart',
    image: kettle.main_image,
    is_published: false,
    backers_count: 0,
  },
  invited_by: 'Greta Olsson',
  role: 'USER',
  email: backer.email,
  is_yours: true,
  team_count: 3,
  date: before(4),
  expires: before(-10),
  joined: null,
}

/** The same as another account, or nobody, sees it. */
export const maskedInvitation: Invitation = {
  ...invitation,
  email: 'l•••@p•••.example',
  is_yours: false,
}

const by = (name: string) => ({ name, is_moderator: false })
const lines: readonly Pick<ActivityEntry, 'who' | 'what'>[] = [
  {
    who: by('Greta Olsson'),
    what: { name: 'ROLE_CHANGED', params: { member: 'Callum Reid', from: 'USER', to: 'VIEWER' } },
  },
  {
    who: by('Greta Olsson'),
    what: { name: 'INVITED', params: { email: 'press@fernhill.example', role: 'USER' } },
  },
  { who: by('Theo Marsh'), what: { name: 'JOINED', params: { role: 'USER' } } },
  {
    who: { name: '', is_moderator: true },
    what: { name: 'REVIEW_CHANGES_ASKED', params: { reason: 'Say what the lid is made of.' } },
  },
  { who: by('Greta Olsson'), what: { name: 'BANK_ACCOUNT_CHANGED', params: { last4: '6789' } } },
  { who: null, what: { name: 'FUNDS_RELEASED', params: { cents: 1_531_000 } } },
  { who: by('Greta Olsson'), what: { name: 'CREATED', params: {} } },
]

/** What happened to the draft, newest first. */
export const activity: readonly ActivityEntry[] = lines.map((line, at) => ({
  ...line,
  id: String(lines.length - at),
  date: before(at * 3),
}))
