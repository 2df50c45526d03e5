import { categories, paymentMethods } from '../../apps/api/database/schema.ts'
import { openBrowser } from '../../apps/api/testing/browser.ts'
import { storePledges } from '../../apps/api/testing/many-pledges.ts'
import { makeProject, startTestPlatform } from '../../apps/api/testing/platform.ts'
import { storeBuyers } from '../../apps/api/testing/race.ts'
import { say } from '../say.ts'
import { compare } from './compare.ts'

/*
 * What the list of one's pledges costs with 500 of them, against 5: the same page of five, in turns, on the embedded
 * database. Ends with an error where the many cost more than 1.2 times the few.
 */

const [few, many] = [5, 500]

const made = await startTestPlatform({ holds: 'nothing' })
const { db } = made.platform
await db.insert(categories).values({ id: 6, name: 'Outdoors' })
const project = await makeProject(made)
const now = made.platform.now()
const cookies = await storeBuyers(db, 2, now)
const cards = await db.select().from(paymentMethods)
const asks: (() => Promise<void>)[] = []
for (const [place, count] of [few, many].entries()) {
  const [card, cookie] = [cards[place], cookies[place]]
  if (!card || !cookie) throw new Error('A person is missing')
  await storePledges(db, project, Array<typeof card>(count).fill(card), now)
  const browser = openBrowser(made)
  browser.setCookie(cookie)
  asks.push(async () => {
    const { status } = await browser.send('/users/me/pledges/?page[size]=5')
    if (status !== 200) throw new Error(`The list answered ${status}`)
  })
}
await made.connection.takeStatistics()
say(`${' '.repeat(38)}${`${few}`.padStart(9)}${`${many}`.padStart(9)}   ratio`)
const holds = await compare('my pledges, five a page', asks)
await made.stop()
process.exit(holds ? 0 : 1)
