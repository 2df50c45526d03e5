import type { Comment } from '../model/comment.ts'

const person = (id: string, name: string, role: 'CREATOR' | 'TEAM' | 'BACKER' = 'BACKER') => ({
  id,
  name,
  image: null,
  role,
})
const greta = person('usr_greta', 'Greta Osei', 'CREATOR')
const wiremu = person('usr_wiremu', 'Wiremu Tāne')
const amara = person('usr_amara', 'Amara Diallo')
const jonas = person('usr_jonas', 'Jonas Lindqvist')
const noel = person('usr_noel', 'Noel Brandt')
const mara = person('usr_mara', 'Mara Lindqvist')

const comment = (id: string, author: Comment['author'], text: string, change: Partial<Comment>): Comment => ({
  id,
  parent_id: null,
  text,
  removed: null,
  author,
  answers: null,
  votes: 0,
  vote: false,
  flagged: false,
  pinned: false,
  date: 'Fri, 20 Nov 2026 12:00:00 +0000',
  edited: null,
  replies_count: 0,
  ...change,
})

/** A discussion as the platform stores it: threads and replies in one list, the oldest first. */
export const comments: readonly Comment[] = [
  comment(
    'cmt_pinned',
    greta,
    'Before you ask: the seal, the lid and the handle are sold singly, for twenty years. I read everything on Tuesdays and Fridays.',
    { pinned: true, votes: 88, date: 'Mon, 02 Nov 2026 14:00:00 +0000' },
  ),
  comment('cmt_removed', null, '', {
    text: null,
    removed: 'AUTHOR',
    date: 'Thu, 05 Nov 2026 09:30:00 +0000',
    replies_count: 1,
  }),
  comment('cmt_removed_1', jonas, 'That was an honest question. I measured it: 1.4 litres to the brim.', {
    parent_id: 'cmt_removed',
    votes: 4,
    date: 'Thu, 05 Nov 2026 10:10:00 +0000',
  }),
  comment(
    'cmt_jonas',
    jonas,
    'Enamel and a press tool in one year is faster than most foundries manage. Who signs the tooling off?',
    { votes: 17, date: 'Sat, 14 Nov 2026 18:40:00 +0000' },
  ),
  comment(
    'cmt_wiremu',
    wiremu,
    'Mine is the prototype from the fair. The lid sits a little proud of the rim, maybe half a millimetre. Is that the seal settling, or should I write in?',
    {
      votes: 31,
      date: 'Wed, 18 Nov 2026 07:15:00 +0000',
      edited: 'Wed, 18 Nov 2026 07:20:00 +0000',
      replies_count: 4,
    },
  ),
  comment(
    'cmt_wiremu_1',
    greta,
    'That is the new seal. Boil it three times with the lid on and it drops by about that much. If it does not, tell me and I send a lid, no form to fill.',
    { parent_id: 'cmt_wiremu', votes: 24, date: 'Wed, 18 Nov 2026 09:02:00 +0000' },
  ),
  comment('cmt_wiremu_2', amara, 'Same here, gone after two boils.', {
    parent_id: 'cmt_wiremu',
    votes: 9,
    date: 'Thu, 19 Nov 2026 20:31:00 +0000',
  }),
  comment('cmt_wiremu_3', wiremu, 'Three boils, and it is flush. Thank you both.', {
    parent_id: 'cmt_wiremu',
    answers: { id: 'cmt_wiremu_2', name: 'Amara Diallo' },
    votes: 6,
    date: 'Fri, 20 Nov 2026 06:45:00 +0000',
  }),
  comment('cmt_wiremu_4', noel, 'Does it drop as much with hard water?', {
    parent_id: 'cmt_wiremu',
    date: 'Fri, 20 Nov 2026 08:05:00 +0000',
  }),
  comment('cmt_mara', mara, 'Will the repair roll hold the old kettle’s screws as well?', {
    votes: 2,
    date: 'Thu, 19 Nov 2026 21:10:00 +0000',
  }),
  comment('cmt_noel', noel, 'Cheap kettles at my shop, link in profile.', {
    date: 'Fri, 20 Nov 2026 08:00:00 +0000',
  }),
]
