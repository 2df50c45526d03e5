import type { Contract, ServedName } from '@kindling/api-client/contract'
import { finishIdentityCheck } from '@kindling/api-client/contract/identity'
import { listSessions } from '@kindling/api-client/contract/sessions'
import { getMe } from '@kindling/api-client/contract/users'
import { getExchangeRate } from '@kindling/api-client/contract/wallet'
import type { CallInput } from '@kindling/api-client/transport'
import { newId } from '../kernel/ids.ts'
import type { Browser } from './browser.ts'
import { confirm, fill, goodAddress, goodCard, goodPassword } from './people.ts'
import { pictureFile } from './pictures.ts'
import type { Stage } from './stage.ts'

/** A call that is ready to be made, and by whom. */
export interface Prepared<N extends ServedName> {
  readonly browser: Browser
  readonly input: CallInput<Contract[N]>
}

type HappyCalls = { readonly [N in ServedName]: (stage: Stage) => Promise<Prepared<N>> }

const addressOf = async ({ client }: Browser) => {
  const { user } = await client(getMe, {})
  return user.shipping_addresses[0]?.id ?? ''
}
const cardOf = async ({ client }: Browser) => {
  const { user } = await client(getMe, {})
  return user.payment_methods[0]?.id ?? ''
}
const ofVisitor =
  <const Input>(input: Input) =>
  async (stage: Stage) => ({ browser: stage.visitor(), input })

/** Each served call as it goes well; the compiler holds the list complete. */
export const happyCalls: HappyCalls = {
  login: async (stage) => {
    const { user } = await (await stage.newcomer()).client(getMe, {})
    return {
      browser: stage.visitor(),
      input: { credentials: { email: user.email, password: goodPassword } },
    }
  },
  authorizeSso: ofVisitor({ params: { provider: 'google' } }),
  loginSso: async (stage) => {
    const { browser, query } = await stage.backFromGoogle()
    return { browser, input: { params: { provider: 'google' }, query } }
  },
  completeMissingInfo: async (stage) => {
    const { browser, code } = await stage.nameless()
    return { browser, input: { body: { code, name: 'Nour Haddad' } } }
  },
  logout: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  register: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword, name: 'Mara' } },
  }),
  loginWithTotp: async (stage) => {
    const { email, code } = await stage.guarded()
    return {
      browser: stage.visitor(),
      // The code of now was used to turn it on.
      input: { credentials: { email, password: goodPassword }, body: { code: code(1) } },
    }
  },
  enableTotp: async (stage) => ({ browser: await stage.confirmed(), input: {} }),
  confirmTotp: async (stage) => {
    const { browser, code } = await stage.enrolling()
    return { browser, input: { body: { password: goodPassword, code: code() } } }
  },
  disableTotp: async (stage) => ({
    browser: (await stage.guarded()).browser,
    input: { body: { password: goodPassword } },
  }),
  resetTotp: async (stage) => {
    const { email, recoveryKey } = await stage.guarded()
    return {
      browser: stage.visitor(),
      input: { credentials: { email, password: goodPassword }, body: { totp_recovery_key: recoveryKey } },
    }
  },
  listSessions: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  listSecurityEvents: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  revokeSession: async (stage) => {
    const browser = await stage.newcomer()
    const { sessions } = await browser.client(listSessions, {})
    return { browser, input: { params: { id: sessions[0]?.id ?? '' } } }
  },
  listPasskeys: async (stage) => ({ browser: (await stage.passkeyHolder()).browser, input: {} }),
  startPasskey: async (stage) => ({ browser: await stage.atDevice(), input: { body: {} } }),
  addPasskey: async (stage) => {
    const { browser, credential } = await stage.keyMade()
    return { browser, input: { body: { name: 'My phone', credential } } }
  },
  removePasskey: async (stage) => {
    const { browser, passkeyId } = await stage.passkeyHolder()
    return { browser, input: { params: { id: passkeyId } } }
  },
  startPasskeyLogin: async (stage) => ({ browser: await stage.atDevice(), input: {} }),
  loginWithPasskey: async (stage) => {
    const { browser, credential } = await stage.unlocked()
    return { browser, input: { body: { credential } } }
  },
  revokeOtherSessions: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  getMe: async (stage) => ({ browser: await stage.backer(), input: {} }),
  getUser: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { id: (await stage.project()).creatorId } },
  }),
  updateMe: async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { name: 'Mara Lindqvist', website: 'https://example.com/', public_pledges: true } },
  }),
  deleteMe: async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { password: goodPassword } },
  }),
  changePassword: async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { password: goodPassword, new_password: 'another long passphrase' } },
  }),
  changeEmail: async (stage) => ({
    browser: await stage.confirmed(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword } },
  }),
  convertAccount: async (stage) => ({
    browser: await stage.passwordless(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword } },
  }),
  getIdentityCheck: async (stage) => ({
    browser: (await stage.backFromIdentity()).browser,
    input: { query: { refresh: '1' } },
  }),
  startIdentityCheck: async (stage) => ({
    browser: await stage.confirmed(),
    input: { body: { firstName: 'Mara', lastName: 'Lindqvist' } },
  }),
  finishIdentityCheck: async (stage) => {
    const { browser, code } = await stage.backFromIdentity()
    return { browser, input: { body: { code } } }
  },
  removeIdentityCheck: async (stage) => {
    const { browser, code } = await stage.backFromIdentity()
    await browser.client(finishIdentityCheck, { body: { code } })
    return { browser, input: {} }
  },
  setAvatar: async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { file: await pictureFile() } },
  }),
  removeAvatar: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  listNotifications: async (stage) => ({
    browser: (await stage.told()).browser,
    input: { body: { page: 1, size: 4 } },
  }),
  markNotificationRead: async (stage) => {
    const { browser, notificationId } = await stage.told()
    return { browser, input: { params: { id: notificationId } } }
  },
  markAllNotificationsRead: async (stage) => ({ browser: (await stage.told()).browser, input: {} }),
  listCreatedProjects: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { userId: (await stage.project()).creatorId }, query: { 'page[size]': '2' } },
  }),
  listPledgedProjects: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await confirm(browser.client, project, await fill(browser.client, project))
    return { browser, input: { params: { userId: 'me' }, query: { 'page[size]': '2' } } }
  },
  requestPasswordReset: ofVisitor({ body: { email: 'reader@example.com' } }),
  confirmPasswordReset: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('reset'), new_password: goodPassword } },
  }),
  confirmEmail: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('confirm') } },
  }),
  resendConfirmation: async (stage) => {
    const browser = await stage.newcomer()
    const { user } = await browser.client(getMe, {})
    return { browser, input: { body: { email: user.email } } }
  },
  undoEmailChange: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('undo') } },
  }),
  listPaymentMethods: async (stage) => ({ browser: await stage.backer(), input: {} }),
  addPaymentMethod: async (stage) => ({
    browser: await stage.newcomer(),
    input: {
      body: {
        name: 'Mara Lindqvist',
        card_number: goodCard,
        expiration: '12/30',
        cvv: '123',
        billing_address: goodAddress,
      },
    },
  }),
  setDefaultPaymentMethod: async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { body: { id: await cardOf(browser) } } }
  },
  removePaymentMethod: async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { params: { id: await cardOf(browser) } } }
  },
  addShippingAddress: async (stage) => ({ browser: await stage.newcomer(), input: { body: goodAddress } }),
  updateShippingAddress: async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { params: { id: await addressOf(browser) }, body: { city: 'Dartmouth' } } }
  },
  removeShippingAddress: async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { params: { id: await addressOf(browser) } } }
  },
  setDefaultShippingAddress: async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { body: { id: await addressOf(browser) } } }
  },
  listProjects: async (stage) => {
    await stage.project()
    return {
      browser: stage.visitor(),
      input: { params: { filter: 'trending' }, query: { 'page[size]': '2' } },
    }
  },
  listFeaturedProjects: ofVisitor({}),
  searchProjects: async (stage) => {
    await stage.project()
    return { browser: stage.visitor(), input: { query: { query: 'kettle', 'page[size]': '2' } } }
  },
  getProject: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { name: (await stage.project()).id } },
  }),
  projectExists: ofVisitor({ params: { name: 'fernhill-kettle' } }),
  listFaq: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { id: (await stage.project()).id } },
  }),
  listUpdates: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { projectId: (await stage.project()).id }, query: { 'page[size]': '2' } },
  }),
  getPlatformStats: ofVisitor({}),
  listCategories: ofVisitor({}),
  getMyPledges: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await fill(browser.client, project)
    return { browser, input: { params: { id: project.id } } }
  },
  getPledge: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    const { id } = await confirm(browser.client, project, await fill(browser.client, project))
    return { browser, input: { params: { id: project.id, pledgeId: id } } }
  },
  setItemQuantity: async (stage) => {
    const { id, variantId } = await stage.project()
    return { browser: await stage.backer(), input: { params: { id, variantId }, body: { quantity: 2 } } }
  },
  setPledgeAddress: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await fill(browser.client, project)
    const shipping_address_id = await addressOf(browser)
    return { browser, input: { params: { id: project.id }, body: { shipping_address_id } } }
  },
  checkout: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    const total_usd = await fill(browser.client, project)
    return {
      browser,
      input: { params: { id: project.id }, body: { total_usd }, idempotencyKey: newId('key') },
    }
  },
  confirmPayment: async (stage) => {
    const [browser, project] = [await stage.backer('4000002500003155'), await stage.project()]
    const pledge = await confirm(browser.client, project, await fill(browser.client, project))
    return {
      browser,
      input: {
        params: { id: project.id, pledgeId: pledge.id },
        body: { approved: true },
        idempotencyKey: newId('key'),
      },
    }
  },
  subscribeToNewsletter: ofVisitor({ body: { email: 'reader@example.com' } }),
  confirmNewsletter: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.newsletterCode() } },
  }),
  unsubscribeFromNewsletter: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.unsubscribeCode() } },
  }),
  listQuestions: ofVisitor({ params: { kind: 'popular' } }),
  getQuestion: ofVisitor({ params: { id: 'milestone-vote' } }),
  getExchangeRate: ofVisitor({}),
  getWallet: async (stage) => ({ browser: await stage.holder(), input: {} }),
  listWalletTransactions: async (stage) => ({
    browser: await stage.holder(),
    input: { query: { 'page[size]': '1', label: 'PLG' } },
  }),
  convertTokens: async (stage) => {
    const browser = await stage.holder()
    const { plg_to_usd } = await browser.client(getExchangeRate, {})
    return { browser, input: { body: { amount: 2_500, plg_to_usd }, idempotencyKey: newId('key') } }
  },
  recordReferral: ofVisitor({
    body: { internal_referral_type: 'INTERNAL', internal_referral_value: 'newsletter' },
  }),
}
