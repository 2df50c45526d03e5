import { createBonus, submitToBonus } from '@kindling/api-client/contract/bonuses'
import type { Browser } from './browser.ts'
import { discussionOn } from './discussion.ts'
import type { TestPlatform } from './platform.ts'

/** A bonus of a live campaign, its creator, and a backer whose entry waits. */
export interface Bonused {
  readonly projectId: string
  readonly team: Browser
  readonly browser: Browser
  readonly bonusId: string
  readonly entryId: string
}

export const aBonus = {
  title: 'Photograph it at work',
  description: 'Show your kettle where you use it.',
  gives: 'Seals, set of three',
  places: 40,
}

export async function bonusOn(platform: TestPlatform): Promise<Bonused> {
  const { projectId: id, browser, team } = await discussionOn(platform)
  const { bonus } = await team.client(createBonus, { params: { id }, body: aBonus })
  const params = { id, bonusId: bonus.id }
  const { entry } = await browser.client(submitToBonus, {
    params,
    body: { text: 'On the stove in Halifax.' },
  })
  return { projectId: id, team, browser, bonusId: bonus.id, entryId: entry.id }
}
