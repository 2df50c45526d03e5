import { newId } from '../../kernel/ids.ts'
import { confirm, fill } from '../people.ts'
import { addressOf, type HappyCalls } from './prepared.ts'

/** A cart, its checkout, and the pledge it becomes. */
export const pledges = {
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
  listMyPledges: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await confirm(browser.client, project, await fill(browser.client, project))
    return { browser, input: {} }
  },
  cancelPledge: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    const { id } = await confirm(browser.client, project, await fill(browser.client, project))
    return {
      browser,
      input: { params: { id: project.id, pledgeId: id }, idempotencyKey: newId('key') },
    }
  },
} satisfies Partial<HappyCalls>
