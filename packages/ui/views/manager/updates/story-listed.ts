import { fixtures } from '@kindling/api-client/scenarios'
import type { PlayContext } from '../../shared/story-plays.ts'
import { wordsOf } from '../../shared/story-words.ts'

const { nowSeconds, readyDraft, updates, wholeKettle } = fixtures
const minutesAgo = (minutes: number) =>
  new Date((nowSeconds - minutes * 60) * 1000).toUTCString().replace('GMT', '+0000')
export const older = updates.slice(1)
const [newest] = updates
if (!newest) throw new Error('No update among the fixtures')
export const draft = {
  ...newest,
  id: 'upd_draft',
  number: null,
  name: 'Workshop day: the date, and what to bring',
  description: 'Closed shoes, and a coin you would like to lose.',
  draft: true,
  likes: 0,
  mailed_count: 0,
  published: null,
  date: minutesAgo(90),
}
const fresh = { ...newest, number: (newest.number ?? 0) + 1, published: minutesAgo(5), date: minutesAgo(5) }
const forWorkshop = {
  ...older[0],
  ...newest,
  id: 'upd_day',
  name: 'Where the press stands',
  likes: 9,
  public: false,
  reward_ids: ['rwd_workshop'],
  published: minutesAgo(2_900),
}
export const inTwoDays = nowSeconds + 2 * 86_400
export const scheduled = {
  ...draft,
  id: 'upd_scheduled',
  name: 'The vote opens today',
  description: 'Read the numbers first.',
  publish_at: inTwoDays,
}
export const listed = [draft, scheduled, fresh, forWorkshop, ...older]
/** Has 546 backers, 12 of them of its workshop day. */
export const running = {
  ...readyDraft,
  status: 'ACTIVE' as const,
  role: 'creator' as const,
  rewards: wholeKettle.rewards.map((each) =>
    each.id === 'rwd_workshop' ? { ...each, backers_count: 12 } : each,
  ),
  backers_count: 546,
  to_do: { milestones: 1, parcels: 40, drafts: 2 },
}

export const words = (context: PlayContext) => wordsOf(context, 'updates')
/** The editor is fetched first. */
export const patient = { timeout: 15_000 }
export const press = async ({ canvas, userEvent }: PlayContext, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))
