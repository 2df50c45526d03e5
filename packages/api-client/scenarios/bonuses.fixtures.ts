import type { Bonus, BonusEntry } from '../model/bonus.ts'
import { inDays } from './clock.ts'
import { kettle } from './projects.fixtures.ts'

const picture = kettle.main_image
const entry = { image: null, state: 'WAITING', reason: null } as const

/** What backers sent for the first bonus: three wait, oldest first, then the decided. */
export const bonusEntries: readonly BonusEntry[] = [
  {
    ...entry,
    id: 'bne_mara',
    name: 'Mara Okafor',
    text: 'On the stove in Halifax since Sunday. I would make the lid knob two millimetres wider for cold hands.',
    image: picture,
    date: inDays(-2),
  },
  {
    ...entry,
    id: 'bne_jonas',
    name: 'Jonas Lindqvist',
    text: 'The spout, 6 a.m., before the ferry. It pours without a drip. I would change nothing.',
    date: inDays(-1),
  },
  {
    ...entry,
    id: 'bne_ben',
    name: '',
    text: 'Tea for five in Lagos. The mark for 1.4 litres could be on the inside as well.',
    image: picture,
    date: inDays(0),
  },
  {
    ...entry,
    id: 'bne_amara',
    name: 'Amara Diallo',
    text: 'It has moved house with us twice.',
    image: picture,
    state: 'ACCEPTED',
    date: inDays(-9),
  },
  {
    ...entry,
    id: 'bne_rosa',
    name: 'Rosa Ferreira',
    text: 'Camp above Covilhã, two degrees, ten minutes to the boil.',
    state: 'ACCEPTED',
    date: inDays(-11),
  },
  {
    ...entry,
    id: 'bne_tom',
    name: 'Tom Aldous',
    text: 'My cat beside it.',
    image: picture,
    state: 'DECLINED',
    reason: 'The kettle is not in the picture.',
    date: inDays(-12),
  },
]

/** A task for backers, as a backer reads it who has sent nothing. */
export const photographIt: Bonus = {
  id: 'bns_photo',
  title: 'Photograph it at work',
  description: 'Show your kettle where you use it, and write one thing you would change.',
  gives: 'Seals, set of three',
  places: 40,
  open_until: inDays(60),
  is_open: true,
  submissions_count: 6,
  accepted_count: 2,
  waiting_count: null,
  entries: bonusEntries.filter(({ state }) => state === 'ACCEPTED'),
  own_entry: null,
  date: inDays(-20),
}
