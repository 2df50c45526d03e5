import { setCheckedOutQuantity } from '@kindling/api-client/contract/cart-changes'
import { getMe } from '@kindling/api-client/contract/users'
import { expect, it } from 'vitest'
import { newId } from '../kernel/ids.ts'
import { mailsTo } from '../testing/mails.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { pledgeChanged } from './events.ts'
import { wordsOf } from './notification-words.ts'

const made = platformForTests()
const campaign = { id: 7, name: 'Fernhill' }
const pledge = { id: 'plg_1', totalCents: 9_500 }
const events = [
  pledgeChanged(campaign, pledge, {
    id: 'pev_1',
    kind: 'quantity',
    item: 'One kettle, Moss',
    from: 1,
    to: 2,
  }),
  pledgeChanged(campaign, pledge, { id: 'pev_2', kind: 'address' }),
  pledgeChanged(campaign, pledge, { id: 'pev_3', kind: 'card', last4: '4444' }),
  pledgeChanged({ ...campaign, fundingType: 'PREORDER' }, pledge, { id: 'pev_4', kind: 'address' }),
]
const told = (language: 'en' | 'fr') =>
  events.map((event) => {
    const { title, body } = wordsOf(event)[language]
    return `${title} | ${body}`.replaceAll('\u00a0', ' ')
  })

it('says what is different, of a pledge and of an order', () => {
  expect(told('en')).toEqual([
    'Your pledge to Fernhill is changed | One kettle, Moss: 2 in place of 1.',
    'Your pledge to Fernhill is changed | It goes to another address from now on.',
    'Your pledge to Fernhill is changed | The card ending 4444 pays for it from now on.',
    'Your order from Fernhill is changed | It goes to another address from now on.',
  ])
  expect(told('fr')).toEqual([
    'Votre contribution à Fernhill est modifiée | One kettle, Moss : 2 au lieu de 1.',
    'Votre contribution à Fernhill est modifiée | Elle part désormais à une autre adresse.',
    'Votre contribution à Fernhill est modifiée | La carte se terminant par 4444 la paie désormais.',
    'Votre commande chez Fernhill est modifiée | Elle part désormais à une autre adresse.',
  ])
})

it('comes once a change by e-mail, with what the pledge comes to and the way to it', async () => {
  const [{ client }, project] = [await made.stage.backer(), await made.stage.project()]
  const { user } = await client(getMe, {})
  const { id } = await confirm(client, project, await fill(client, project))
  const change = (quantity: number, idempotencyKey = newId('key')) =>
    client(setCheckedOutQuantity, {
      params: { id: project.id, variantId: project.variantId },
      body: { quantity, pledge_id: id },
      idempotencyKey,
    })
  const key = newId('key')
  await change(2, key)
  await change(2, key)
  // The same quantity again is no change.
  await change(2)
  await change(3)
  const changed = (await mailsTo(made.platform, user.email)).filter(({ subject }) =>
    /is changed$/.test(subject),
  )
  expect(changed.map(({ text }) => /(\d) in place of (\d)/.exec(text)?.slice(1, 3))).toEqual([
    ['3', '2'],
    ['2', '1'],
  ])
  const first = changed.at(-1)
  expect(first?.subject).toBe('Your pledge to A kettle is changed')
  expect(first?.text).toContain('Your pledge: $190')
  expect(first?.text).toContain(`/pledges/${id}\n`)
  expect(first?.text).toContain('If you did not change it, change your password at once.')
})
