import { askForRefund } from '@kindling/api-client/contract/cart-changes'
import { lockAddresses, refundPledge, setOrderStatus } from '@kindling/api-client/contract/pledge-management'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications, projects, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { mailsTo } from '../testing/mails.ts'
import { settleDue } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { goalReached, type NotificationEvent, pledgeConfirmed, pledgeMade } from './events.ts'
import { disputeLost, projectSuspended } from './money-events.ts'
import { wordsOf } from './notification-words.ts'
import { refundAsked } from './order-events.ts'

const made = platformForTests()
const db = () => made.platform.platform.db

const shop = { id: 7, name: 'Fernhill', fundingType: 'STOREFRONT' } as const
const order = { id: 'plg_1', total: 9_500, totalCents: 9_500, chargeAt: null }
const events: NotificationEvent[] = [
  pledgeConfirmed(shop, order),
  pledgeMade(shop, order),
  goalReached({ ...shop, fundingType: 'PREORDER', goalCents: 2_400_000 }),
  refundAsked(shop, order, 'It is the wrong green.'),
  disputeLost(shop, { id: 'd1', amount: 9_500 }),
  projectSuspended(shop, { reason: 'Somebody else’s pictures.', at: new Date('2026-12-04T12:00:00Z') }),
]
/** Spaces of every width as plain ones, and without addresses: a path may say "pledges". */
const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ').replaceAll(/https?:\S+/g, '…')
const toldIn = (language: 'en' | 'fr') =>
  events.map((event) => {
    const { title, body } = wordsOf(event)[language]
    return plain(`${title} | ${body}`)
  })
const aboutPledges = /pledge|contributions?\b|promis/i

describe('of a pre-order or a storefront', () => {
  it('people read of orders, in English', () => {
    expect(toldIn('en')).toEqual([
      'New order of $95 | Fernhill. Paid and to be sent.',
      'Your order of $95 from Fernhill is placed | Your card was charged.',
      'Fernhill reached its goal | $24,000 are ordered. Each order is charged when it is placed.',
      'A backer asks for a refund | Fernhill, an order of $95. They wrote: “It is the wrong green.”',
      'A backer’s bank took $95 back | Fernhill. The backer disputed the charge and their bank agreed. What the order still held pays for it first, then what you can withdraw.',
      'Fernhill is suspended | Nothing is ordered, charged or paid out until a moderator decides. The reason: “Somebody else’s pictures.”',
    ])
  })

  it('and in French', () => {
    expect(toldIn('fr')).toEqual([
      'Nouvelle commande de 95 $ | Fernhill. Payée et à expédier.',
      'Votre commande de 95 $ chez Fernhill est enregistrée | Votre carte a été débitée.',
      'Fernhill a atteint son objectif | 24 000 $ sont commandés. Chaque commande est débitée dès qu’elle est passée.',
      'Un contributeur demande un remboursement | Fernhill, une commande de 95 $. Il a écrit : « It is the wrong green. »',
      'La banque d’un contributeur a repris 95 $ | Fernhill. Le contributeur a contesté le débit et sa banque lui a donné raison. Ce que la commande retenait encore paie d’abord, puis ce que vous pouvez retirer.',
      'Fernhill est suspendu | Rien n’est commandé, débité ni versé jusqu’à la décision d’un modérateur. La raison : « Somebody else’s pictures. »',
    ])
  })
})

/** An order from its receipt to its refund, as its backer and its creator read of it, the oldest first. */
async function mailsOfAnOrder(
  fundingType: 'PREORDER' | 'STOREFRONT' | 'CROWDFUNDING',
  language: 'en' | 'fr',
) {
  const { stage, platform } = made
  const browser = await stage.backer()
  const project = await stage.project({ fundingType })
  const creator = await stage.creator(project)
  const { user } = await browser.client(getMe, {})
  const { user: owner } = await creator.client(getMe, {})
  await db().update(users).set({ language })
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  if (fundingType !== 'CROWDFUNDING') {
    const params = { id: project.id }
    await browser.client(askForRefund, { params: { pledgeId }, body: { reason: 'It came broken.' } })
    await creator.client(lockAddresses, { params, body: { pledge_ids: [pledgeId] } })
    const parcel = { pledge_ids: [pledgeId], carrier: 'Canada Post', tracking_number: 'LX 473' }
    await creator.client(setOrderStatus, { params, body: { ...parcel, order_status: 'READY' } })
    await creator.client(setOrderStatus, { params, body: { ...parcel, order_status: 'SHIPPED' } })
    await creator.client(refundPledge, {
      params: { ...params, pledgeId },
      body: { amount: 1_200, reason: 'One cup.' },
      idempotencyKey: newId('key'),
    })
    await settleDue(platform.platform)
  }
  const mails = [...(await mailsTo(platform, user.email)), ...(await mailsTo(platform, owner.email))]
  const texts = mails.map(({ subject, text }) => plain(`${subject}\n${text}`))
  return texts.filter((each) => each.includes('A kettle'))
}

describe('an e-mail about an order', () => {
  it.each([
    ['PREORDER', 'en', ['See your order', 'Your order: $95', 'Order: $95', 'Until it is made ready']],
    ['STOREFRONT', 'fr', ['Voir votre commande', 'Votre commande : 95 $', 'Commande : 95 $']],
  ] as const)('of a %s never speaks of a pledge (%s)', async (fundingType, language, parts) => {
    const texts = await mailsOfAnOrder(fundingType, language)
    expect(texts).toHaveLength(5)
    for (const part of parts) expect(texts.some((text) => text.includes(part))).toBe(true)
    expect(texts.filter((text) => aboutPledges.test(text))).toEqual([])
  })

  it('leaves a campaign its pledges', async () => {
    const [receipt] = await mailsOfAnOrder('CROWDFUNDING', 'en')
    expect(receipt).toMatch(/^Your pledge of \$95 to A kettle stands/)
    const [told] = await db()
      .select({ event: notifications.event })
      .from(notifications)
      .innerJoin(projects, eq(projects.id, notifications.projectId))
      .where(eq(projects.fundingType, 'CROWDFUNDING'))
    expect(told?.event && wordsOf(told.event).en.title).toBe('New pledge of $95')
  })
})
