import type { AnswerOf } from '../contract/endpoint.ts'
import type { Contract, ServedName } from '../contract/index.ts'
import type { PaymentMethod, ShippingAddress, UserProfile } from '../model/account.ts'
import type { Notification } from '../model/notification.ts'
import type { Pledge, PledgeProduct } from '../model/pledge.ts'
import type { Project, ProjectSummary } from '../model/project.ts'
import type { Passkey, Session } from '../model/session.ts'
import type { WalletTransaction } from '../model/wallet.ts'
import * as fixtures from './fixtures.ts'
import { learnWorld } from './learn-world.ts'
import * as people from './people-fixtures.ts'
import { peopleWorld } from './people-world.ts'
import { pledgedReward } from './pledged-reward.ts'
import * as security from './security-fixtures.ts'
import { securityWorld } from './security-world.ts'
import { settingsWorld } from './settings-world.ts'
import { walletWorld } from './wallet-world.ts'

/** What a happy handler is told of a call. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  // Bodies are what the page sent; each handler knows its own.
  readonly body: Readonly<Record<string, unknown>>
}

/** A happy answer for each served endpoint; the compiler holds it complete. */
export type World = { readonly [N in ServedName]: (asked: Asked) => AnswerOf<Contract[N]> }

export interface WorldOptions {
  /** Who is signed in at the start; null: a visitor. */
  readonly user?: UserProfile | null
  /** Logging in asks for a code. */
  readonly guarded?: boolean
  /** Where the person is logged in. */
  readonly sessions?: readonly Session[]
  /** What their devices hold. */
  readonly passkeys?: readonly Passkey[]
  readonly cart?: Pledge | null
  readonly pledges?: readonly Pledge[]
  readonly projects?: readonly ProjectSummary[]
  readonly project?: Project
  /** What the person was told, the newest first. */
  readonly notifications?: readonly Notification[]
  /** Lines of the wallet, the newest first. */
  readonly transactions?: readonly WalletTransaction[]
  /** What the person created, and what they back. */
  readonly created?: readonly ProjectSummary[]
  readonly backed?: readonly ProjectSummary[]
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (projects: readonly ProjectSummary[], size: number) => ({
  projects: projects.slice(0, size),
  meta: { total_count: projects.length, next: projects.length > size ? 'next' : null },
})

function summed(pledge: Pledge, products: PledgeProduct[], address: ShippingAddress | null): Pledge {
  const shipped = products.map((product) => {
    const each = product.reward.needs_shipping
      ? (product.reward.shipping_cost[address?.country_code ?? ''] ??
        product.reward.shipping_cost['*'] ??
        null)
      : 0
    const known = address || !product.reward.needs_shipping ? each : null
    return { ...product, shipping_usd: known === null ? null : known * product.quantity }
  })
  const subTotal = shipped.reduce((sum, product) => sum + product.usd_price * product.quantity, 0)
  const shipping = shipped.reduce((sum, product) => sum + (product.shipping_usd ?? 0), 0)
  return {
    ...pledge,
    shipping_address: address,
    products: shipped,
    sub_total_usd: subTotal,
    shipping_total: shipping,
    total_usd: subTotal + shipping - pledge.discount,
  }
}

/**
 * The platform as stories meet it: one happy answer an endpoint, with just enough memory that a flow holds
 * together (what is put in the cart is in the cart). Each story gets its own.
 */
export function createWorld(options: WorldOptions = {}): World {
  const project = options.project ?? fixtures.wholeKettle
  const projects = options.projects ?? fixtures.liveProjects
  let user = options.user === undefined ? fixtures.backer : options.user
  /** Who logged out last: their account is there when they come back, two-factor and all. */
  let left: UserProfile | null = null
  let cart = options.cart ?? null
  let pledges = [...(options.pledges ?? [])]
  const me = (): UserProfile => user ?? fixtures.newcomer
  const methods = (): PaymentMethod[] => me().payment_methods
  const current = (): Pledge =>
    cart ?? { ...fixtures.cart, products: [], shipping_address: me().shipping_addresses[0] ?? null }
  const withAddresses = (shipping_addresses: ShippingAddress[]) => {
    const chosen = me().default_shipping_address
    const stays = shipping_addresses.some(({ id }) => id === chosen)
    const default_shipping_address = stays ? chosen : (shipping_addresses[0]?.id ?? null)
    user = { ...me(), shipping_addresses, default_shipping_address }
  }

  return {
    login: () => {
      if (options.guarded || left?.totp_enabled) return { totp_required: true, user: null }
      user ??= left ?? fixtures.backer
      return { totp_required: false, user }
    },
    authorizeSso: ({ params }) => ({
      redirect_url: `https://${params.provider}.example/consent?state=st_1`,
      new_user: user === null,
    }),
    loginSso: ({ query }) => {
      // Nobody has come back from a provider yet: the way leads there.
      if (!query.code) return { new_user: true, totp_required: false, user: null }
      user ??= fixtures.backer
      return { new_user: false, totp_required: false, user }
    },
    completeMissingInfo: ({ body }) => {
      user = {
        ...fixtures.newcomer,
        email: text(body.email),
        name: text(body.name),
        login_methods: ['google'],
      }
      return { user }
    },
    logout: () => {
      left = user ?? left
      user = null
      cart = null
      return {}
    },
    register: ({ body }) => {
      user = { ...fixtures.newcomer, email: text(body.email), name: text(body.name) }
      return { user }
    },
    ...securityWorld({
      sessions: options.sessions ?? security.sessions,
      passkeys: options.passkeys ?? security.passkeys,
      enter: () => {
        user ??= fixtures.backer
        return { user }
      },
      become: (change) => {
        user = { ...(user ?? left ?? fixtures.backer), ...(change ?? { totp_enabled: true }) }
        return { user }
      },
    }),
    ...peopleWorld({
      me,
      change: (changed) => {
        user = changed
      },
      told: options.notifications ?? people.notifications,
      created: options.created ?? [],
      backed: options.backed ?? [fixtures.delivered, ...fixtures.liveProjects],
    }),
    ...settingsWorld({
      me,
      change: (changed) => {
        user = changed
      },
    }),
    getMe: () => ({ user: me() }),
    requestPasswordReset: () => ({}),
    confirmPasswordReset: () => ({}),
    confirmEmail: () => {
      if (user) user = { ...user, email_confirmed: true }
      return {}
    },
    resendConfirmation: () => ({}),
    undoEmailChange: () => ({}),
    listPaymentMethods: () => ({ payment_methods: methods() }),
    addPaymentMethod: ({ body }) => {
      const payment_method: PaymentMethod = {
        ...fixtures.visa,
        id: `pm_${methods().length + 1}`,
        last4: text(body.card_number).replace(/\D/g, '').slice(-4),
        expiration: text(body.expiration),
        name: text(body.name),
        is_default: methods().length === 0,
      }
      user = { ...me(), payment_methods: [...methods(), payment_method] }
      return { payment_method }
    },
    setDefaultPaymentMethod: ({ body }) => {
      const payment_methods = methods().map((method) => ({ ...method, is_default: method.id === body.id }))
      user = { ...me(), payment_methods }
      return { payment_methods }
    },
    removePaymentMethod: ({ params }) => {
      user = { ...me(), payment_methods: methods().filter((method) => method.id !== params.id) }
      return {}
    },
    addShippingAddress: ({ body }) => {
      const shipping_address = {
        ...fixtures.address,
        line2: '',
        phone_number: '',
        ...body,
        id: `adr_${me().shipping_addresses.length + 2}`,
      }
      withAddresses([...me().shipping_addresses, shipping_address])
      return { shipping_address }
    },
    updateShippingAddress: ({ params, body }) => {
      const shipping_address = { ...fixtures.address, ...body, id: params.id ?? '' }
      withAddresses(
        me().shipping_addresses.map((address) => (address.id === params.id ? shipping_address : address)),
      )
      return { shipping_address }
    },
    removeShippingAddress: ({ params }) => {
      withAddresses(me().shipping_addresses.filter((address) => address.id !== params.id))
      return {}
    },
    listProjects: ({ params, query }) =>
      list(
        params.filter === 'past_successes' ? [fixtures.delivered] : projects,
        Number(query['page[size]'] ?? 12),
      ),
    listFeaturedProjects: () => list([fixtures.pourOver], 6),
    searchProjects: ({ query }) => {
      const wanted = (query.query ?? '').toLowerCase()
      const found = fixtures.allProjects.filter((each) =>
        `${each.name} ${each.blurb} ${each.creator.name}`.toLowerCase().includes(wanted),
      )
      return { ...list(found, Number(query['page[size]'] ?? 12)), creators: [], categories: [] }
    },
    getProject: () => ({ project }),
    listFaq: () => ({ faq: project.faq }),
    listUpdates: ({ query }) => {
      const size = Number(query['page[size]'] ?? fixtures.updates.length)
      return {
        updates: fixtures.updates.slice(0, size),
        meta: { total_count: fixtures.updates.length, next: fixtures.updates.length > size ? 'next' : null },
      }
    },
    projectExists: () => ({ exists: true }),
    getPlatformStats: () => ({
      live_projects: 61,
      held_usd: 109_421_000,
      milestones_reached: 18,
      milestones_due: 20,
    }),
    listCategories: () => ({ categories: fixtures.categories }),
    getMyPledges: () => ({ shopping_pledge: cart, pledges }),
    getPledge: ({ params }) => ({
      pledge: pledges.find((pledge) => pledge.id === params.pledgeId) ?? fixtures.confirmedPledge,
    }),
    setItemQuantity: ({ params, body }) => {
      const quantity = Number(body.quantity)
      const reward =
        project.rewards.find((each) => each.variants.some((variant) => variant.id === params.variantId)) ??
        fixtures.oneKettle
      const variant =
        reward.variants.find((each) => each.id === params.variantId) ?? fixtures.oneKettle.variants[0]
      const rest = current().products.filter((product) => product.reward_variant.id !== params.variantId)
      const line = {
        reward: pledgedReward(reward),
        reward_variant: {
          id: params.variantId ?? '',
          name: variant?.name ?? '',
          remaining: variant?.remaining ?? null,
        },
        usd_price: reward.price,
        quantity,
        shipping_usd: null,
      }
      cart = summed(current(), quantity > 0 ? [...rest, line] : rest, current().shipping_address)
      return { pledge: cart }
    },
    setPledgeAddress: ({ body }) => {
      const chosen =
        me().shipping_addresses.find((address) => address.id === body.shipping_address_id) ?? fixtures.address
      cart = summed(current(), current().products, chosen)
      return { pledge: cart }
    },
    checkout: ({ body }) => {
      const method = methods().find((each) => each.id === body.payment_method_id) ?? fixtures.visa
      const { id, brand, last4, expiration } = method
      const pledge: Pledge = {
        ...current(),
        status: 'CHECKED_OUT',
        payment_status: 'CHECKED_OUT',
        payment_method: { id, brand, last4, expiration },
        charged_at: project.end_time,
      }
      cart = null
      pledges = [pledge, ...pledges]
      return { pledge }
    },
    confirmPayment: () => ({ pledge: fixtures.confirmedPledge }),
    subscribeToNewsletter: () => ({}),
    confirmNewsletter: () => ({}),
    unsubscribeFromNewsletter: () => ({}),
    ...learnWorld(),
    ...walletWorld({ me, transactions: options.transactions }),
  }
}
