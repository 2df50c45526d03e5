import { describe, expect, it } from 'vitest'
import * as fixtures from './fixtures.ts'
import type { Asked } from './handler.ts'
import { createWorld } from './world.ts'

const asked = (more: Partial<Asked> = {}): Asked => ({ params: {}, query: {}, body: {}, ...more })
const oneMoss = asked({ params: { variantId: 'var_moss' }, body: { quantity: 1 } })

describe('the world of a story', () => {
  it('remembers across resources what was done in it', () => {
    const world = createWorld({ user: fixtures.holder })
    world.setItemQuantity(oneMoss)
    const { pledge } = world.checkout(asked())
    expect(pledge).toMatchObject({ sub_total_usd: 9_500, shipping_total: 1_300, total_usd: 10_800 })
    expect(world.getMyPledges(asked())).toEqual({
      shopping_pledge: null,
      pledges: [pledge],
      payments_open: true,
    })

    world.markNotificationRead(asked({ params: { id: 'ntf_1' } }))
    expect(world.getMe(asked()).user.notifications_unread_count).toBe(1)

    world.confirmTotp(asked())
    world.logout(asked())
    expect(world.login(asked())).toEqual({ totp_required: true, user: null })
    expect(world.loginWithTotp(asked()).user.id).toBe(fixtures.holder.id)
  })

  it('numbers a draft when it is published, and deletes one that is removed', () => {
    const world = createWorld()
    const body = { name: 'Seals arrived', description: '<p>All of them.</p>', public: true }
    const published = world.createUpdate(asked({ body })).update
    const first = world.createUpdate(asked({ body: { ...body, draft: true } })).update
    const params = { updateId: first.id }
    expect(first).toMatchObject({ number: null, published: null })
    expect(world.editUpdate(asked({ params, body: { name: 'Seals' } })).update.edited).toBeNull()
    expect(world.editUpdate(asked({ params, body: { draft: false } })).update).toMatchObject({
      name: 'Seals',
      draft: false,
      number: (published.number ?? 0) + 1,
      edited: null,
      published: expect.any(String),
    })
    const second = world.createUpdate(asked({ body: { ...body, draft: true } })).update
    world.removeUpdate(asked({ params: { updateId: second.id } }))
    expect(world.listUpdates(asked()).updates.map(({ id }) => id)).not.toContain(second.id)
  })

  it('begins as the fixtures are, whatever another world did', () => {
    const before = structuredClone({ ...fixtures, questionsOf: undefined })
    const other = createWorld()
    other.setItemQuantity(oneMoss)
    other.checkout(asked())
    other.addPasskey(asked({ body: { name: 'Phone' } }))
    other.revokeOtherSessions(asked())
    other.markAllNotificationsRead(asked())
    other.addShippingAddress(asked({ body: { city: 'Halifax' } }))
    other.convertTokens(asked({ body: { amount: 100, plg_to_usd: '0.1' } }))
    expect({ ...fixtures, questionsOf: undefined }).toEqual(before)

    const world = createWorld()
    expect(world.getMyPledges(asked())).toEqual({ shopping_pledge: null, pledges: [], payments_open: true })
    expect(world.listPasskeys(asked()).passkeys).toEqual(fixtures.passkeys)
    expect(world.listSessions(asked()).sessions).toEqual(fixtures.sessions)
    expect(world.getMe(asked()).user).toEqual(fixtures.backer)
    expect(world.listWalletTransactions(asked()).transactions).toEqual(fixtures.transactions)
  })
})
