import type { ProjectUpdate } from '../model/project.ts'

const update = (id: string, date: string, change: Partial<ProjectUpdate>): ProjectUpdate => ({
  id,
  number: Number(id.replace('upd_', '')),
  removed: false,
  name: '',
  description: null,
  public: true,
  reward_ids: [],
  draft: false,
  publish_at: null,
  held: null,
  likes: 0,
  liked: false,
  mailed_count: 412,
  date,
  edited: null,
  published: date,
  ...change,
})

/** Newest first, as the platform lists them. */
export const updates: readonly ProjectUpdate[] = [
  update('upd_5', 'Wed, 18 Nov 2026 08:30:00 +0000', {
    name: 'Four hobs, one kettle',
    description:
      'Gas, induction, ceramic and the stove on the boat: it boils on all of them. <b>The slowest took seven minutes.</b>',
    likes: 41,
  }),
  update('upd_4', 'Thu, 12 Nov 2026 17:05:00 +0000', {
    name: 'Where the seals come from',
    description: 'From a dairy supplier in Leeds. They fit a milk churn too.',
    likes: 58,
    liked: true,
    edited: 'Thu, 12 Nov 2026 17:21:00 +0000',
  }),
  update('upd_3', 'Tue, 10 Nov 2026 11:00:00 +0000', { removed: true }),
  update('upd_2', 'Mon, 09 Nov 2026 10:00:00 +0000', {
    name: 'The list of hobs, for backers',
    public: false,
    likes: 12,
  }),
  update('upd_1', 'Mon, 02 Nov 2026 12:00:00 +0000', {
    name: 'We have begun',
    description: 'Greta pressed the first body of this campaign this morning, and dropped it.',
    likes: 90,
  }),
]
